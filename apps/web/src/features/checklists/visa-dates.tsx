import type { DatedStep } from '@lantern/abroad/timeline';
import type { VisaPack } from '@lantern/contract/checklists';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Circle, CircleAlert, CircleCheck, CircleDashed, DoorOpen, GraduationCap } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDay } from '#components/dates.ts';
import styles from './checklists.module.css';
import { Weeks } from './visa-line.tsx';

type VisaDatesProps = { pack: VisaPack; dated: readonly DatedStep[]; intake: string | null; today: string };

const titleIn = (pack: VisaPack, step: { id: string }) => pack.steps.find(({ id }) => id === step.id)?.title ?? '';

/** All days, counted back from the course; today marked. */
export function VisaDates({ pack, dated, intake, today }: VisaDatesProps) {
  const { i18n } = useLingui();
  if (!intake)
    return (
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
    );
  const rows: { day: string; node: ReactNode }[] = dated.map((step) => ({
    day: step.day,
    node: <Step key={step.id} step={step} title={titleIn(pack, step)} />,
  }));
  function insert(day: string, node: ReactNode) {
    const at = rows.findIndex((row) => row.day > day);
    rows.splice(at < 0 ? rows.length : at, 0, { day, node });
  }
  insert(
    intake,
    <li key="goal" className={styles.goal}>
      <GraduationCap />
      <b>
        <Trans>Course starts</Trans>
      </b>
      <time dateTime={intake}>{formatDay(intake, i18n)}</time>
    </li>,
  );
  insert(
    today,
    <li key="today" className={styles.today}>
      <Circle />
      <span>
        <Trans>Today, {formatDay(today, i18n)}</Trans>
      </span>
    </li>,
  );
  return <ol className={styles.rail}>{rows.map(({ node }) => node)}</ol>;
}

function Step({ step, title }: { step: DatedStep; title: string }) {
  const { i18n } = useLingui();
  const { state, kind } = step;
  const Icon =
    state === 'done' ? CircleCheck : state === 'late' ? CircleAlert : kind === 'opens' ? DoorOpen : CircleDashed;
  return (
    <li className={state === 'late' ? styles.late : undefined}>
      <Icon />
      <span>
        {title}
        {state === 'late' && (
          <small>
            <Plural value={step.daysLate} one="# day late" other="# days late" />
          </small>
        )}
        {step.isFirst && (
          <small>
            <Trans>Do this first</Trans>
          </small>
        )}
        {state !== 'late' && step.chosen && (
          <small>
            <Trans>set by you, or by another destination</Trans>
          </small>
        )}
      </span>
      <time dateTime={step.day}>{formatDay(step.day, i18n)}</time>
    </li>
  );
}
