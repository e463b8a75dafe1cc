import type { DatedStep } from '@lantern/abroad/timeline';
import { type TickState, type VisaPack, visaStepKey } from '@lantern/contract/checklists';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Circle, CircleAlert, CircleCheck, CircleDashed, DoorOpen, GraduationCap } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDay } from '#components/dates.ts';
import { Select } from '#components/inputs.tsx';
import type { Ticks } from './checklists.api.ts';
import styles from './checklists.module.css';
import { Section } from './section.tsx';

const statusWords: [TickState, MessageDescriptor][] = [
  ['pending', msg`Not Started`],
  ['in-progress', msg`In Progress`],
  ['completed', msg`Complete`],
];

type VisaDatesProps = {
  pack: VisaPack;
  dated: readonly DatedStep[];
  intake: string | null;
  today: string;
  ticks: Ticks;
};

/** The steps with their days, counted back from the course; today marked, what is late with a day that can be kept. */
export function VisaDates({ pack, dated, intake, today, ticks }: VisaDatesProps) {
  const { i18n } = useLingui();
  const rows: { day: string; node: ReactNode }[] = dated.map((step) => ({
    day: step.day,
    node: <Step key={step.id} step={step} pack={pack} ticks={ticks} />,
  }));
  if (intake) {
    const isLast = rows.findIndex(({ day }) => day > intake);
    const goal = (
      <li key="goal" className={styles.goal}>
        <GraduationCap />
        <b>
          <Trans>Course starts</Trans>
        </b>
        <time dateTime={intake}>{formatDay(intake, i18n)}</time>
      </li>
    );
    rows.splice(isLast < 0 ? rows.length : isLast, 0, { day: intake, node: goal });
    const at = rows.findIndex(({ day }) => day > today);
    const now = (
      <li key="today" className={styles.today}>
        <Circle />
        <span>
          <Trans>Today, {formatDay(today, i18n)}</Trans>
        </span>
      </li>
    );
    rows.splice(at < 0 ? rows.length : at, 0, { day: today, node: now });
  }
  return (
    <Section
      id="visa-dates"
      title={<Trans>Your dates</Trans>}
      beside={
        <span className="small dim">
          <Trans>Counted back from your course</Trans>
        </span>
      }
    >
      {intake ? (
        <ol className={styles.rail}>{rows.map(({ node }) => node)}</ol>
      ) : (
        <>
          <p className="dim">
            <Trans>Write the first day of the course above to see the dates.</Trans>
          </p>
          <ol className={styles.rail}>
            {pack.steps.map((step) => (
              <li key={step.id}>
                <CircleDashed />
                <span>
                  {step.title}
                  <small>
                    <Weeks weeks={step.weeks} />
                  </small>
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </Section>
  );
}

function Weeks({ weeks }: { weeks: number }) {
  if (weeks === 0) return <Trans>when the course starts</Trans>;
  return weeks < 0 ? (
    <Plural value={-weeks} one="# week before" other="# weeks before" />
  ) : (
    <Plural value={weeks} one="# week after the start" other="# weeks after the start" />
  );
}

function Step({ step, pack, ticks }: { step: DatedStep; pack: VisaPack; ticks: Ticks }) {
  const { t, i18n } = useLingui();
  const key = visaStepKey(pack.country, step.id);
  const { title = '', weeks = 0 } = pack.steps.find(({ id }) => id === step.id) ?? {};
  const Icon =
    step.state === 'done'
      ? CircleCheck
      : step.state === 'late'
        ? CircleAlert
        : step.kind === 'opens'
          ? DoorOpen
          : CircleDashed;
  return (
    <li className={step.state === 'late' ? styles.late : undefined}>
      <Icon />
      <span>
        <b>{title}</b>
        <small>
          {step.state === 'late' ? (
            <Plural value={step.daysLate} one="# day late" other="# days late" />
          ) : step.chosen ? (
            <Trans>set by you, or by another destination</Trans>
          ) : (
            <Weeks weeks={weeks} />
          )}
        </small>
      </span>
      <time dateTime={step.day}>{formatDay(step.day, i18n)}</time>
      {step.kind === 'due' && (
        <div className={styles.status}>
          <Select
            aria-label={t`State of: ${title}`}
            value={ticks.get(key)?.state ?? 'pending'}
            onChange={({ target }) => ticks.put(key, { state: target.value as TickState, document_id: null })}
          >
            {statusWords.map(([state, word]) => (
              <option key={state} value={state}>
                {i18n._(word)}
              </option>
            ))}
          </Select>
        </div>
      )}
    </li>
  );
}
