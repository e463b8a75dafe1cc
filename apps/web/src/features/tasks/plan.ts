// Own and computed tasks as one list, and new days for those whose day has passed. Pure.
import { addDays } from '@lantern/abroad/days';
import type { PlannedTask, TickPlace } from '@lantern/contract/dashboard';
import { dayOfTask, type TaskGroup, type TaskMark } from '@lantern/contract/tasks';

export type Task = {
  id: string;
  title: string;
  why: string;
  group: TaskGroup;
  day: string | null;
  /** The day that was set, where the student chose another one. */
  was: string | null;
  time: string | null;
  zone: string | null;
  /** Where it is done; null for the student's own. */
  link: string | null;
  isDone: boolean;
  /** It is done where it belongs: there is nothing to tick here. */
  isDoneThere: boolean;
  /** Where its tick is kept, when that is not here. */
  tickedIn: TickPlace | null;
  isOwn: boolean;
  isMovable: boolean;
};

type OwnRow = { id: string; title: string; note?: string; group: TaskGroup; day?: string | null; done?: boolean };
export type Marks = ReadonlyMap<string, Pick<TaskMark, 'state' | 'day'>>;

const ownTask = ({ id, title, note = '', group, day = null, done = false }: OwnRow): Task => ({
  id,
  title,
  why: note,
  group,
  day,
  was: null,
  time: null,
  zone: null,
  link: null,
  isDone: done,
  isDoneThere: false,
  tickedIn: null,
  isOwn: true,
  isMovable: true,
});

/** Whether this device knows a task as ticked where its tick is kept; undefined while it knows nothing. */
export type IsTicked = (task: PlannedTask) => boolean | undefined;

function computedTask(planned: PlannedTask, marks: Marks, isTicked: IsTicked): Task {
  const tickedIn = planned.ticked_in;
  const mark = marks.get(planned.id);
  const day = dayOfTask({ date: planned.date, isMovable: planned.is_movable }, mark);
  const isMoved = day !== planned.date;
  return {
    id: planned.id,
    title: planned.title,
    why: planned.why,
    group: planned.group,
    day,
    was: isMoved ? planned.date : null,
    // a time is of the day that was set, not of one that was chosen
    time: isMoved ? null : planned.time,
    zone: isMoved ? null : planned.zone,
    link: planned.link,
    isDone: tickedIn ? (isTicked(planned) ?? planned.is_done) : planned.is_done || mark?.state === 'done',
    isDoneThere: tickedIn === null && planned.is_done,
    tickedIn,
    isOwn: false,
    isMovable: planned.is_movable,
  };
}

/** By day, those without one last, the student's own first among equals. */
export function joinTasks(
  planned: readonly PlannedTask[],
  own: readonly OwnRow[],
  marks: Marks,
  isTicked: IsTicked = () => undefined,
): Task[] {
  const all = [...own.map(ownTask), ...planned.map((task) => computedTask(task, marks, isTicked))];
  const key = ({ day, time, isOwn }: Task) => `${day ?? '9999'} ${time ?? ''}${isOwn ? '' : '~'}`;
  return all.toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

/** Open tasks whose day has passed and can be another one. */
export function overdueTasks(tasks: readonly Task[], today: string): Task[] {
  return tasks.filter(({ isDone, isMovable, day }) => !isDone && isMovable && day !== null && day < today);
}

export type Move = { task: Task; to: string };

/** Days of the coming week, in the order of the old days, as few on each as can be. */
export function planAgain(overdue: readonly Task[], today: string): Move[] {
  const aDay = Math.max(1, Math.ceil(overdue.length / 7));
  return overdue.map((task, place) => ({ task, to: addDays(today, 1 + Math.floor(place / aDay)) }));
}

/** How many open tasks have their day from today to the end of the seventh day. */
export function countThisWeek(tasks: readonly Task[], today: string): number {
  const end = addDays(today, 6);
  return tasks.filter(({ isDone, day }) => !isDone && day !== null && day >= today && day <= end).length;
}

export type Month = { month: string; tasks: Task[] };
export type ByTime = {
  /** of the week, and what others had set for a day that has passed; what is late and can move is apart */
  week: Task[];
  /** without a day: to be done at any time, what the record misses before what the quiz advises */
  anyDay: Task[];
  months: Month[];
  done: Task[];
};

/** From an answer of the readiness quiz; its reason is the question, which says the same as the task. */
export const isOfQuiz = ({ id }: Pick<Task, 'id'>) => id.startsWith('quiz:');

/** Months that stand alone; everything after them is one. */
const monthsMost = 3;

/** All tasks by the time at which they are to be done, each once: late ones that can move are left to `overdueTasks`. */
export function tasksByTime(tasks: readonly Task[], today: string): ByTime {
  const end = addDays(today, 6);
  const open = tasks.filter(({ isDone }) => !isDone);
  const late = new Set(overdueTasks(open, today));
  const undated = open.filter(({ day }) => day === null);
  const months: Month[] = [];
  for (const task of open) {
    if (!task.day || task.day <= end) continue;
    const month = task.day.slice(0, 7);
    const last = months.at(-1);
    if (last && (last.month === month || months.length === monthsMost)) last.tasks.push(task);
    else months.push({ month, tasks: [task] });
  }
  return {
    week: open.filter((task) => task.day !== null && task.day <= end && !late.has(task)),
    anyDay: [...undated.filter((task) => !isOfQuiz(task)), ...undated.filter(isOfQuiz)],
    months,
    done: tasks.filter(({ isDone }) => isDone),
  };
}
