import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { AlarmClock } from 'lucide-react';
import { Button } from '#components/button.tsx';
import { languageOfThing } from '#components/dated-things.ts';
import { formatDay } from '#components/dates.ts';
import { toast } from '#components/toast.tsx';
import { overdueTasks, planAgain, type Task } from './plan.ts';
import type { ChangeTask } from './task-row.tsx';
import styles from './tasks.module.css';

const shownMost = 5;

type PassedDaysProps = { all: readonly Task[]; today: string; change: ChangeTask };

/** New days for what is late, each to be seen before anything moves. */
export function PassedDays({ all, today, change }: PassedDaysProps) {
  const { i18n } = useLingui();
  const moves = planAgain(overdueTasks(all, today), today);
  if (moves.length === 0) return null;
  function moveAll() {
    const undo = moves.map(({ task, to }) => change(task, { day: to }));
    toast({
      text: <Plural value={moves.length} one="# task has a new day." other="# tasks have new days." />,
      action: {
        label: <Trans>Undo</Trans>,
        run: () => {
          for (const takeBack of undo) takeBack();
        },
      },
    });
  }
  const more = moves.length - shownMost;
  return (
    <section className="note info" aria-labelledby="passed">
      <AlarmClock />
      <div className="stack">
        <h2 id="passed" className={styles.passed}>
          <Plural value={moves.length} one="# day has passed." other="# days have passed." />{' '}
          <Trans>Life slips. Here is a plan for this week:</Trans>
        </h2>
        <ul>
          {moves.slice(0, shownMost).map(({ task, to }) => (
            <li key={task.id}>
              <bdi lang={languageOfThing(task.id)}>{task.title}</bdi>: {formatDay(task.day ?? to, i18n)}{' '}
              <span className={styles.arrow}>→</span> <b>{formatDay(to, i18n)}</b>
            </li>
          ))}
          {more > 0 && (
            <li>
              <Plural value={more} one="and # more" other="and # more" />
            </li>
          )}
        </ul>
        <div>
          <Button onClick={moveAll}>
            <Trans>Move them</Trans>
          </Button>
        </div>
      </div>
    </section>
  );
}
