import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { DataAge } from '#components/data-age.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Lazy, WhenIdle } from '#components/lazy.tsx';
import { DeletedRecords } from '#components/record/deleted-records.tsx';
import { RecordDialog } from '#components/record/record-dialog.tsx';
import { useRecordAddress } from '#components/record/use-record-address.ts';
import { Skeleton } from '#components/skeleton.tsx';
import { calendarFeed } from './calendar-feed.api.ts';
import { ChooseDay } from './choose-day.tsx';
import { LateTasks } from './late-tasks.tsx';
import { countThisWeek, type Task } from './plan.ts';
import { TaskLists } from './task-lists.tsx';
import { TaskRow } from './task-row.tsx';
import { taskView } from './task-view.tsx';
import { tasks } from './tasks.api.ts';
import styles from './tasks.module.css';
import type { TicksElsewhere } from './ticks-elsewhere.ts';
import { useTasks } from './use-tasks.ts';

/** What there is to do: computed from the record and from everything that has a day, and the student's own. */
export function Tracker({ elsewhere }: { elsewhere?: TicksElsewhere }) {
  const { i18n } = useLingui();
  const { all, today, planned, own, kept, change } = useTasks(elsewhere);
  const address = useRecordAddress(tasks.screen);
  const [moving, setMoving] = useState<Task>();
  const { data, error } = planned;
  const isKnown = data !== undefined && own.rows !== undefined && kept.rows !== undefined;
  const failed = !isKnown && (error ?? own.error ?? kept.error);
  const retry = () => void Promise.all([planned.refetch(), own.refetch(), kept.refetch()]);
  const edited = own.rows?.find(({ id }) => id === address.editing);
  const week = countThisWeek(all, today);
  const line = (task: Task) => (
    <TaskRow
      key={task.id}
      task={task}
      row={task.isOwn ? own.rows?.find(({ id }) => id === task.id) : undefined}
      today={today}
      change={change}
      onEdit={address.edit}
      onChooseDay={setMoving}
    />
  );
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <h1>
            <Trans>Progress tracker</Trans>
          </h1>
          {isKnown && (
            <p className="dim">
              {i18n.date(new Date(), { weekday: 'long', day: 'numeric', month: 'short', year: 'numeric' })}
              {week > 0 && (
                <>
                  {' · '}
                  <Plural value={week} one="# task this week" other="# tasks this week" />
                </>
              )}
            </p>
          )}
        </div>
        <Button look="main" onClick={address.add}>
          <Plus />
          <Trans>Add your own task</Trans>
        </Button>
      </div>
      {!isKnown && !failed && <Skeleton />}
      {failed && (
        <ErrorBlock
          title={<Trans>We could not load your tasks.</Trans>}
          onRetry={retry}
          busy={planned.isFetching || own.isFetching}
        >
          {explain(failed, i18n)}
        </ErrorBlock>
      )}
      {isKnown && (
        <>
          {error && (
            <p>
              <DataAge at={planned.dataUpdatedAt} copy />
            </p>
          )}
          <LateTasks all={all} today={today} change={change} onChooseDay={setMoving}>
            {line}
          </LateTasks>
          <TaskLists all={all} today={today}>
            {line}
          </TaskLists>
          <p>
            <Link href="/readiness-quiz">
              <Trans>Take the readiness quiz. What is not ready yet becomes a task</Trans>
            </Link>
          </p>
        </>
      )}
      {isKnown && (
        <WhenIdle>
          <Lazy part={calendarFeed} props={{}} />
        </WhenIdle>
      )}
      <DeletedRecords view={taskView} />
      {(address.isAdding || edited) && (
        <RecordDialog
          key={edited?.id ?? 'new'}
          view={taskView}
          row={edited}
          others={(own.rows ?? []).filter(({ id }) => id !== edited?.id)}
          onClose={address.close}
        />
      )}
      {moving && (
        <ChooseDay
          task={moving}
          today={today}
          onChosen={(day) => change(moving, { day })}
          onClose={() => setMoving(undefined)}
        />
      )}
    </div>
  );
}
