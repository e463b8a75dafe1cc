import { addDays } from '@lantern/abroad/days';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  CalendarClock,
  CircleAlert,
  EllipsisVertical,
  ExternalLink,
  History,
  PenLine,
  Trash2,
  Undo2,
} from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { isBuilt } from '#api/built-screens.ts';
import type { RowOf } from '#api/records.ts';
import { Remark } from '#components/badge.tsx';
import { languageOfEntry } from '#components/dated-entries.ts';
import { formatDay, formatTime } from '#components/dates.ts';
import { FieldError } from '#components/field.tsx';
import { Checkbox } from '#components/inputs.tsx';
import { Menu, MenuItem } from '#components/menu.tsx';
import { DeleteRecord } from '#components/record/delete-record.tsx';
import { RecordTrouble } from '#components/record/record-trouble.tsx';
import { WaitingBadge } from '#components/record/waiting-badge.tsx';
import { toast } from '#components/toast.tsx';
import { isOfQuiz, type Task } from './plan.ts';
import { taskView } from './task-view.tsx';
import { groupWords } from './task-words.ts';
import { tasks } from './tasks.api.ts';
import styles from './tasks.module.css';

type Row = RowOf<typeof tasks.calls>;
export type ChangeTask = (task: Task, to: { isDone?: boolean; day?: string | null }) => () => void;

type TaskRowProps = {
  task: Task;
  /** Of the student's own. */
  row: Row | undefined;
  today: string;
  change: ChangeTask;
  onEdit: (id: string) => void;
  onChooseDay: (task: Task) => void;
};

export function TaskRow({ task, row, today, change, onEdit, onChooseDay }: TaskRowProps) {
  const { i18n } = useLingui();
  const { title, why, isDone, isDoneThere } = task;
  // what Lantern says is in the reader's language, also where it begins with the name of a test
  const lang = languageOfEntry(task.id);
  const words = lang ? ({ lang, dir: 'ltr' } as const) : { dir: task.isOwn ? 'auto' : undefined };
  function tick(done: boolean) {
    const run = change(task, { isDone: done });
    if (!done) return;
    // not `Trans`: it would read tags in a title, which can be a student's words
    toast({
      text: (
        <>
          <Trans>Done:</Trans> <span {...(lang ? words : { dir: 'auto' })}>{title}</span>
        </>
      ),
      action: { label: <Trans>Undo</Trans>, run },
    });
  }
  return (
    <li className={styles.task}>
      <div className={styles.what}>
        <Checkbox checked={isDone} disabled={isDoneThere} onChange={({ target }) => tick(target.checked)}>
          <span {...words} className={isDone ? styles.done : undefined}>
            {title}
          </span>
        </Checkbox>
        <div className={styles.about}>
          {why && !isOfQuiz(task) && (
            <p dir={task.isOwn ? 'auto' : undefined} className={styles.why}>
              {why}
            </p>
          )}
          <span>{i18n._(groupWords[task.group])}</span>
          <When task={task} today={today} />
          {row?.waiting && <WaitingBadge waiting={row.waiting} revision={row.revision} />}
          {task.link && isBuilt(pathOf(task.link)) && !isDone && (
            <Link href={task.link} className={styles.open}>
              <Trans>Open</Trans>
              <span className="vh">
                : <span {...words}>{title}</span>
              </span>
            </Link>
          )}
        </div>
        {row && (
          <RecordTrouble
            records={tasks}
            id={row.id}
            waiting={row.waiting}
            onEdit={() => onEdit(row.id)}
            theirs={(fields) => <b dir="auto">{fields.title}</b>}
          />
        )}
      </div>
      {(task.isMovable || row) && (
        <TaskMenu task={task} row={row} today={today} change={change} onEdit={onEdit} onChooseDay={onChooseDay} />
      )}
    </li>
  );
}

const pathOf = (link: string) => link.split('?')[0] ?? link;

function When({ task: { day, was, time, zone, isDone, isMovable }, today }: Pick<TaskRowProps, 'task' | 'today'>) {
  const { i18n } = useLingui();
  if (!day) return null;
  const isPast = day < today && !isDone;
  return (
    <p className={styles.when}>
      <time dateTime={day}>{formatDay(day, i18n)}</time>
      {time && (
        <span>
          <bdi>{formatTime(time, i18n)}</bdi> {zone && <bdi>{zone.split('/').at(-1)?.replaceAll('_', ' ')}</bdi>}
        </span>
      )}
      {isPast && (
        <Remark tone={isMovable ? 'bad' : 'none'} icon={CircleAlert}>
          {isMovable ? <Trans>late</Trans> : <Trans>this day has passed</Trans>}
        </Remark>
      )}
      {was && !isDone && (
        <Remark tone="warn" icon={History}>
          <Trans>Was {formatDay(was, i18n)}</Trans>
        </Remark>
      )}
    </p>
  );
}

function TaskMenu({ task, row, today, change, onEdit, onChooseDay }: TaskRowProps) {
  const { t, i18n } = useLingui();
  const [, go] = useLocation();
  const [failed, setFailed] = useState<string>();
  const { title, isMovable, isDone, was, link } = task;
  function move(day: string) {
    const run = change(task, { day });
    toast({
      text: <Trans>Moved to {formatDay(day, i18n)}.</Trans>,
      action: { label: <Trans>Undo</Trans>, run },
    });
  }
  const canMove = isMovable && !isDone;
  if (!row && !canMove) return null;
  const items = (ask?: () => void) => (
    <Menu
      label={t`What to do with ${title}`}
      trigger={<EllipsisVertical />}
      triggerProps={{ look: 'bare', icon: true, 'aria-label': t`More: ${title}` }}
    >
      {canMove && (
        <>
          <MenuItem icon={<CalendarClock />} onClick={() => move(addDays(today, 1))}>
            <Trans>Put off to tomorrow</Trans>
          </MenuItem>
          <MenuItem icon={<CalendarClock />} onClick={() => move(addDays(today, 7))}>
            <Trans>Put off for a week</Trans>
          </MenuItem>
          <MenuItem icon={<PenLine />} aria-haspopup="dialog" onClick={() => onChooseDay(task)}>
            <Trans>Choose a day</Trans>
          </MenuItem>
        </>
      )}
      {was && !isDone && (
        <MenuItem icon={<Undo2 className="flip" />} onClick={() => change(task, { day: null })}>
          <Trans>Back to its own day</Trans>
        </MenuItem>
      )}
      {link && isBuilt(pathOf(link)) && (
        <MenuItem icon={<ExternalLink className="flip" />} onClick={() => go(link)}>
          <Trans>Open</Trans>
        </MenuItem>
      )}
      {row && (
        <MenuItem icon={<PenLine />} aria-haspopup="dialog" onClick={() => onEdit(row.id)}>
          <Trans>Edit</Trans>
        </MenuItem>
      )}
      {ask && (
        <MenuItem icon={<Trash2 />} aria-haspopup="dialog" onClick={ask}>
          <Trans>Delete</Trans>
        </MenuItem>
      )}
    </Menu>
  );
  return (
    <div>
      {row ? (
        <DeleteRecord view={taskView} row={row} onFailed={setFailed}>
          {items}
        </DeleteRecord>
      ) : (
        items()
      )}
      <div aria-live="polite">{failed && <FieldError id={`failed-${task.id}`}>{failed}</FieldError>}</div>
    </div>
  );
}
