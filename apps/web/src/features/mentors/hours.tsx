import type { WeeklyHours } from '@lantern/contract/mentors';
import { Trans, useLingui } from '@lingui/react/macro';
import { Copy, Plus } from 'lucide-react';
import { Button } from '#components/button.tsx';
import { FieldError } from '#components/field.tsx';
import { FromTo } from './from-to.tsx';
import styles from './mentors.module.css';

type HoursProps = {
  hours: readonly WeeklyHours[];
  most: number;
  onChange: (hours: WeeklyHours[]) => void;
  wrong: string | undefined;
};

const weekdays = [1, 2, 3, 4, 5, 6, 7];
const workdays = [1, 2, 3, 4, 5];

/** The hours of one day on each day from Monday to Friday, in place of what stood there. */
function onWorkdays(hours: readonly WeeklyHours[], weekday: number): WeeklyHours[] {
  const day = hours.filter((one) => one.weekday === weekday);
  return [
    ...workdays.flatMap((to) => day.map((one) => ({ ...one, weekday: to }))),
    ...hours.filter((one) => !workdays.includes(one.weekday)),
  ];
}

/** The hours of a usual week, day by day. */
export function Hours({ hours, most, onChange, wrong }: HoursProps) {
  const { t, i18n } = useLingui();
  // 1 Jan 2024 was a Monday
  const nameOf = (weekday: number) =>
    i18n.date(new Date(Date.UTC(2024, 0, weekday, 12)), { weekday: 'long', timeZone: 'UTC' });
  const change = (index: number, part: Partial<WeeklyHours>) =>
    onChange(hours.map((one, at) => (at === index ? { ...one, ...part } : one)));
  return (
    <section className="stack">
      <div>
        <h2>
          <Trans>Usual hours</Trans>
        </h2>
        <p className="dim">
          <Trans>On your own clocks. Lantern shows students the times on theirs.</Trans>
        </p>
      </div>
      <ul className="rules closed">
        {weekdays.map((weekday) => {
          const name = nameOf(weekday);
          return (
            <li key={weekday} className={styles.day}>
              <h3>{name}</h3>
              <div className="stack">
                {hours.map((one, index) =>
                  one.weekday === weekday ? (
                    <FromTo
                      // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and none moves
                      key={index}
                      name={name}
                      value={one}
                      onChange={(part) => change(index, part)}
                      onRemove={() => onChange(hours.filter((_, at) => at !== index))}
                    />
                  ) : null,
                )}
                <div className="row wrap">
                  {hours.length < most && (
                    <Button
                      look="bare"
                      aria-label={t`Add hours on ${name}`}
                      onClick={() => onChange([...hours, { weekday, ...nextAfter(hours, weekday) }])}
                    >
                      <Plus />
                      <Trans>Add hours</Trans>
                    </Button>
                  )}
                  {hours.some((one) => one.weekday === weekday) && onWorkdays(hours, weekday).length <= most && (
                    <Button
                      look="bare"
                      aria-label={t`Copy to Monday to Friday: ${name}`}
                      onClick={() => onChange(onWorkdays(hours, weekday))}
                    >
                      <Copy />
                      <Trans>Copy to Monday to Friday</Trans>
                    </Button>
                  )}
                </div>
              </div>
            </li>
          );
        })}
      </ul>
      <div aria-live="polite">{wrong && <FieldError id="hours-error">{wrong}</FieldError>}</div>
    </section>
  );
}

/** Two hours of the evening, or what is left behind the day's last ones. */
function nextAfter(hours: readonly WeeklyHours[], weekday: number): { from: string; to: string } {
  const last = hours
    .filter((one) => one.weekday === weekday)
    .map(({ to }) => to)
    .sort()
    .at(-1);
  if (last === undefined || last < '18:00') return { from: '18:00', to: '20:00' };
  return last < '23:00' ? { from: last, to: '24:00' } : { from: '08:00', to: '09:00' };
}
