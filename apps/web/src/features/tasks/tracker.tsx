import { taskGroups } from '@lantern/contract/tasks';
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
import { PassedDays } from './passed-days.tsx';
import { countThisWeek, type Task } from './plan.ts';
import { TaskGroup } from './task-group.tsx';
import { TaskRow } from './task-row.tsx';
import { taskView } from './task-view.tsx';
import { tasks } from './tasks.api.ts';
import styles from './tasks.module.css';
import type { TicksElsewhere } from './ticks-elsewhere.ts';
import { useTasks } from './use-tasks.ts';

/** What there is to do: computed from the record and from everything that has a day, and the student's own. */
export function Tracker({ elsewhere }: { elsewhere?: TicksElsewhere }) {
  const { t, i18n } = useLingui();
  const { all, today, planned, own, kept, change } = useTasks(elsewhere);
  const address = useRecordAddress(tasks.screen);
  const [moving, setMoving] = useState<Task>();
  const { data, error } = planned;
  const isKnown = data !== undefined && own.rows !== undefined && kept.rows !== undefined;
  const failed = !isKnown && (error ?? own.error ?? kept.error);
  const retry = () => void Promise.all([planned.refetch(), own.refetch(), kept.refetch()]);
  const edited = own.rows?.find(({ id }) => id === address.editing);
  const week = countThisWeek(all, today);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <h1>
            <Trans>Progress tracker</Trans>
          </h1>
          {isKnown && (
            <p className="dim">
              {i18n.date(new Date(), { weekday: 'long', day: 'numeric', month: 'short', year: 'numeric' })} ·{' '}
              <Plural value={week} one="# task this week" other="# tasks this week" />
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
          <PassedDays all={all} today={today} change={change} />
          {taskGroups
            .map((group) => ({ group, own: all.filter((task) => task.group === group) }))
            .filter((one) => one.group !== 'other' || one.own.length > 0)
            .map((one) => (
              <TaskGroup key={one.group} group={one.group} tasks={one.own}>
                {(task) => (
                  <TaskRow
                    key={task.id}
                    task={task}
                    row={task.isOwn ? own.rows?.find(({ id }) => id === task.id) : undefined}
                    today={today}
                    change={change}
                    onEdit={address.edit}
                    onChooseDay={setMoving}
                  />
                )}
              </TaskGroup>
            ))}
          <section aria-labelledby="application">
            <div className="head">
              <h2 id="application">
                <Trans>Your application</Trans>
              </h2>
              <b className="num">{i18n.number(data.percent / 100, { style: 'percent' })}</b>
            </div>
            <svg className="bar" role="img" aria-label={t`Your application`}>
              <rect className="v" width={`${data.percent}%`} height="100%" />
            </svg>
            <p className={`small dim ${styles.sum}`}>
              <Trans>
                The same sum as on your <Link href="/dashboard">dashboard</Link>. It counts what is in your record: a
                tick here does not change it.
              </Trans>
            </p>
            <p className={styles.sum}>
              <Link href="/readiness-quiz">
                <Trans>Take the readiness quiz: what is not ready becomes a task</Trans>
              </Link>
            </p>
          </section>
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
