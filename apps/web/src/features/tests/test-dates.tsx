import { calendarFile } from '@lantern/abroad/calendar-file';
import { todayIn } from '@lantern/abroad/days';
import type { TestId } from '@lantern/contract/test-ids';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarClock, CalendarPlus, Target, Wallet } from 'lucide-react';
import { useRecords } from '#api/records.ts';
import { saveFile } from '#api/save-file.ts';
import { Badge } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { formatDay, formatMonth } from '#components/dates.ts';
import { testNames } from '#components/test-names.ts';
import { useTestPlans } from '#features/planners/planners.api.ts';
import { scores } from './tests.api.ts';
import styles from './tests.module.css';

type Kind = 'booked' | 'planned' | 'fee';
type TestDay = { id: string; test: TestId; day: string; kind: Kind };

const kinds: Record<Kind, { icon: typeof Target; word: MessageDescriptor }> = {
  booked: { icon: CalendarClock, word: msg`Booked` },
  planned: { icon: Target, word: msg`Planned` },
  fee: { icon: Wallet, word: msg`Fee is due` },
};

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Days of tests that are to come, by month: booked ones, those of plans, and when fees are due; as files for a calendar. */
export function TestDates() {
  const { t, i18n } = useLingui();
  const { rows, isLoaded } = useRecords(scores);
  const { plans, rows: known } = useTestPlans();
  const today = todayIn(zone(), new Date());
  // what is not known is not called empty
  if (!isLoaded || !rows || known === undefined) return null;
  const booked = rows.filter(({ testDate }) => testDate >= today);
  const days: TestDay[] = [
    ...booked.map(({ id, testType, testDate }) => ({ id, test: testType, day: testDate, kind: 'booked' as const })),
    ...plans.flatMap(({ test, plan }): TestDay[] => [
      ...(booked.some(({ testType, testDate }) => testType === test && testDate === plan.target)
        ? []
        : [{ id: `${test}-day`, test, day: plan.target, kind: 'planned' as const }]),
      ...(plan.pay_by ? [{ id: `${test}-fee`, test, day: plan.pay_by, kind: 'fee' as const }] : []),
    ]),
  ]
    .filter(({ day }) => day >= today)
    .sort((a, b) => a.day.localeCompare(b.day));
  const titleOf = ({ test, kind }: TestDay) => `${testNames[test]}: ${i18n._(kinds[kind].word)}`;
  function toCalendar(chosen: readonly TestDay[], name: string) {
    const things = chosen.map((one) => ({ id: `test-${one.id}`, title: titleOf(one), start: one.day }));
    saveFile(new Blob([calendarFile(things, new Date())], { type: 'text/calendar' }), `${name}.ics`);
  }
  const months = [...new Set(days.map(({ day }) => day.slice(0, 7)))];
  return (
    <section className="stack" aria-labelledby="test-dates">
      <div className="head">
        <h2 id="test-dates">
          <Trans>Test dates</Trans>
        </h2>
        {days.length > 1 && (
          <Button onClick={() => toCalendar(days, 'tests')}>
            <CalendarPlus />
            <Trans>All into my calendar</Trans>
          </Button>
        )}
      </div>
      {days.length === 0 && (
        <p className="dim">
          <Trans>You have no test booked or planned. Add a test with a later date, or start a plan below.</Trans>
        </p>
      )}
      {months.map((month) => (
        <div key={month}>
          <h3>{formatMonth(month, i18n)}</h3>
          <ul className="rules closed">
            {days
              .filter(({ day }) => day.startsWith(month))
              .map((one) => (
                <li key={one.id} className={styles.day}>
                  <time dateTime={one.day}>{formatDay(one.day, i18n)}</time>
                  <b>{testNames[one.test]}</b>
                  <Badge icon={kinds[one.kind].icon}>{i18n._(kinds[one.kind].word)}</Badge>
                  <Button
                    look="bare"
                    icon
                    aria-label={t`Put it into my calendar: ${titleOf(one)}`}
                    onClick={() => toCalendar([one], `${one.test}-${one.day}`)}
                  >
                    <CalendarPlus />
                  </Button>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
