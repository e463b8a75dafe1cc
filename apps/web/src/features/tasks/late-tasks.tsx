import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#components/button.tsx';
import { languageOfEntry } from '#components/dated-entries.ts';
import { formatDay } from '#components/dates.ts';
import { Flame } from '#components/lantern-mark.tsx';
import { toast } from '#components/toast.tsx';
import { overdueTasks, planAgain, type Task } from './plan.ts';
import type { ChangeTask } from './task-row.tsx';
import styles from './tasks.module.css';

type LateTasksProps = {
  all: readonly Task[];
  today: string;
  change: ChangeTask;
  onChooseDay: (task: Task) => void;
  /** a late task as a row, for those that follow the first */
  children: (task: Task) => ReactNode;
};

/** What is late: a new day for the first, to be taken with one press, and the others folded. Nothing moves by itself. */
export function LateTasks({ all, today, change, onChooseDay, children }: LateTasksProps) {
  const { i18n } = useLingui();
  const moves = planAgain(overdueTasks(all, today), today);
  const [first, ...others] = moves;
  if (!first) return null;
  const { task, to } = first;
  const [was, day] = [formatDay(task.day ?? to, i18n), formatDay(to, i18n)];
  function move(taken: typeof moves) {
    const undo = taken.map((one) => change(one.task, { day: one.to }));
    toast({
      text: <Plural value={taken.length} one="# task has a new day." other="# tasks have new days." />,
      action: {
        label: <Trans>Undo</Trans>,
        run: () => {
          for (const takeBack of undo) takeBack();
        },
      },
    });
  }
  return (
    <section className="lit stack" aria-labelledby="late">
      <p className="small row">
        <Flame />
        <Plural value={moves.length} one="# task is late" other="# tasks are late" />
      </p>
      <h2 id="late" className={styles.aim} dir="auto" lang={languageOfEntry(task.id)}>
        {task.title}
      </h2>
      <p>
        <Trans>
          Its day was {was}. You can move it to {day}.
        </Trans>
      </p>
      <div className="row wrap">
        <Button look="main" onClick={() => move([first])}>
          <Check />
          <Trans>Use {day}</Trans>
        </Button>
        <Button aria-haspopup="dialog" onClick={() => onChooseDay(task)}>
          <Trans>Another day</Trans>
        </Button>
        <Button look="bare" onClick={() => change(task, { isDone: true })}>
          <Trans>It is done</Trans>
        </Button>
      </div>
      {others.length > 0 && (
        <details className="fold">
          <summary>
            <Plural value={others.length} one="# more that is late" other="# more that are late" />
            <ChevronDown className="s" />
          </summary>
          <ul className="rules closed">{others.map((one) => children(one.task))}</ul>
          <div>
            <Button onClick={() => move(moves)}>
              <Trans>Move all to the coming week</Trans>
            </Button>
          </div>
        </details>
      )}
    </section>
  );
}
