import type { I18n } from '@lingui/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { intlLocale } from '#api/intl-locale.ts';
import type { Month, Task } from './plan.ts';
import { tasksByTime } from './plan.ts';
import styles from './tasks.module.css';

/** Without a day so many show at once; a list that never ends helps nobody. */
const anyDayMost = 3;

type TaskListsProps = { all: readonly Task[]; today: string; children: (task: Task) => ReactNode };

/** This week and what has no day; then the months, and what is done, folded. */
export function TaskLists({ all, today, children }: TaskListsProps) {
  const { i18n } = useLingui();
  const { week, anyDay, months, done } = tasksByTime(all, today);
  const more = anyDay.slice(anyDayMost);
  const isEmpty = week.length + anyDay.length === 0;
  return (
    <>
      <section aria-labelledby="week">
        <div className="head">
          <h2 id="week">
            <Trans>This week</Trans>
          </h2>
        </div>
        {week.length > 0 && <ul className="rules closed">{week.map(children)}</ul>}
        {week.length === 0 && (
          <p className={`dim ${styles.nothing}`}>
            {isEmpty ? <Trans>Nothing more this week.</Trans> : <Trans>Nothing has a date this week.</Trans>}
          </p>
        )}
      </section>
      {anyDay.length > 0 && (
        <section aria-labelledby="any-day">
          <div className="head">
            <h2 id="any-day">
              <Trans>When you have time</Trans>
            </h2>
          </div>
          <ul className="rules closed">{anyDay.slice(0, anyDayMost).map(children)}</ul>
          {more.length > 0 && (
            <Fold title={<Plural value={more.length} one="# more" other="# more" />}>{more.map(children)}</Fold>
          )}
        </section>
      )}
      <div>
        {months.map((one, at) => (
          <Fold key={one.month} title={<MonthTitle month={one} isLast={at === months.length - 1} />}>
            {one.tasks.map(children)}
          </Fold>
        ))}
        {done.length > 0 && (
          <Fold
            title={
              <>
                <CircleCheck className="s" />
                <Trans>Done: {i18n.number(done.length)}</Trans>
              </>
            }
          >
            {done.map(children)}
          </Fold>
        )}
      </div>
    </>
  );
}

function nameOf(month: string, i18n: I18n): string {
  const format = new Intl.DateTimeFormat(intlLocale(i18n.locale), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${month}-15T12:00:00Z`));
}

/** The last one holds what comes after it too. */
function MonthTitle({ month: { month, tasks }, isLast }: { month: Month; isLast: boolean }) {
  const { i18n } = useLingui();
  const name = nameOf(month, i18n);
  const hasLater = isLast && tasks.some(({ day }) => day?.slice(0, 7) !== month);
  return (
    <span>
      {hasLater ? <Trans>{name} and later</Trans> : name}{' '}
      <span className={styles.count}>
        <Plural value={tasks.length} one="# task" other="# tasks" />
      </span>
    </span>
  );
}

function Fold({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className={`fold ${styles.fold}`}>
      <summary>
        {title}
        <ChevronDown className="s" />
      </summary>
      <ul className="rules closed">{children}</ul>
    </details>
  );
}
