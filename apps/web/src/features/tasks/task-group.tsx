import type { TaskGroup as Group } from '@lantern/contract/tasks';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Task } from './plan.ts';
import { groupWords } from './task-words.ts';
import styles from './tasks.module.css';

/** Open tasks that show at once; a list that never ends helps nobody. */
const shownMost = 6;

type TaskGroupProps = { group: Group; tasks: readonly Task[]; children: (task: Task) => ReactNode };

/** One group: what is open by day, and what is done folded below. */
export function TaskGroup({ group, tasks, children }: TaskGroupProps) {
  const { i18n } = useLingui();
  const open = tasks.filter(({ isDone }) => !isDone);
  const done = tasks.filter(({ isDone }) => isDone);
  const [count, total] = [i18n.number(done.length), i18n.number(tasks.length)];
  const later = i18n.number(open.length - shownMost);
  const id = `group-${group}`;
  return (
    <section aria-labelledby={id}>
      <div className="head">
        <h2 id={id}>{i18n._(groupWords[group])}</h2>
        <span className="small dim">
          <Trans>
            {count} of {total} done
          </Trans>
        </span>
      </div>
      {open.length > 0 ? (
        <ul className="rules closed">{open.slice(0, shownMost).map(children)}</ul>
      ) : (
        <p className={`dim ${styles.nothing}`}>
          {tasks.length > 0 ? <Trans>Everything here is done.</Trans> : <Trans>Nothing to do here now.</Trans>}
        </p>
      )}
      {open.length > shownMost && (
        <details className="fold">
          <summary>
            <Trans>Later: {later}</Trans>
            <ChevronDown className="s" />
          </summary>
          <ul className="rules closed">{open.slice(shownMost).map(children)}</ul>
        </details>
      )}
      {done.length > 0 && (
        <details className="fold">
          <summary>
            <CircleCheck className="s" />
            <Trans>Done: {count}</Trans>
            <ChevronDown className="s" />
          </summary>
          <ul className="rules closed">{done.map(children)}</ul>
        </details>
      )}
    </section>
  );
}
