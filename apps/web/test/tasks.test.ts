import type { PlannedTask } from '@lantern/contract/dashboard';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { countThisWeek, joinTasks, overdueTasks, planAgain, tasksByTime } from '#features/tasks/plan.ts';
import { taskForm } from '#features/tasks/task-form.ts';

const today = '2026-11-22';
const planned = (id: string, date: string | null, more: Partial<PlannedTask> = {}): PlannedTask => ({
  id,
  title: id,
  why: '',
  group: 'documents',
  date,
  time: null,
  zone: null,
  link: '/documents',
  is_done: false,
  ticked_in: null,
  is_movable: true,
  ...more,
});
const own = (id: string, day: string | null, done = false) => ({ id, title: id, group: 'other' as const, day, done });

describe('the list', () => {
  test('goes by day, those without one last; a chosen day stands before the set one, which is kept', () => {
    const marks = new Map([['b', { state: 'open' as const, day: '2026-12-30' }]]);
    const list = joinTasks(
      [planned('a', null), planned('b', '2026-11-01', { time: '09:00' }), planned('c', '2026-12-01')],
      [own('o', '2026-12-01')],
      marks,
    );
    expect(list.map(({ id }) => id)).toEqual(['o', 'c', 'b', 'a']);
    expect(list[2]).toMatchObject({ day: '2026-12-30', was: '2026-11-01', time: null });
  });

  test('a day that others set is not moved by an old mark, and a tick holds', () => {
    const marks = new Map([['a', { state: 'done' as const, day: '2026-12-30' }]]);
    const [task] = joinTasks([planned('a', '2026-12-01', { is_movable: false })], [], marks);
    expect(task).toMatchObject({ day: '2026-12-01', was: null, isDone: true, isDoneThere: false });
  });

  test('what a checklist ticks is ticked there: what this device knows of it goes before the answer, and no mark counts', () => {
    const step = planned('visa:GB:step:apply', today, { ticked_in: 'visa', is_done: true });
    const marks = new Map([[step.id, { state: 'done' as const, day: null }]]);
    const isDone = (known: boolean | undefined, there: boolean) =>
      joinTasks([{ ...step, is_done: there }], [], marks, () => known).map((task) => [task.isDone, task.isDoneThere]);
    expect(isDone(undefined, true)).toEqual([[true, false]]);
    expect(isDone(undefined, false)).toEqual([[false, false]]);
    expect(isDone(false, true)).toEqual([[false, false]]);
    expect(isDone(true, false)).toEqual([[true, false]]);
  });

  test('counts what is open from today to the seventh day', () => {
    const rows = [own('a', '2026-11-21'), own('b', today), own('c', '2026-11-28'), own('d', '2026-11-29')];
    expect(countThisWeek(joinTasks([], [...rows, own('e', today, true)], new Map()), today)).toBe(2);
  });
});

test('each open task stands once: this week, without a day, in its month, the last month with all later ones', () => {
  const rows = [
    own('week', '2026-11-28'),
    own('next', '2026-11-29'),
    own('dec', '2026-12-09'),
    own('jan', '2027-01-09'),
    own('feb', '2027-02-09'),
    own('late', '2026-11-01'),
    own('done', '2026-12-01', true),
  ];
  const some = [
    planned('quiz:goal:no', null),
    planned('step:x', null),
    planned('passed', '2026-11-20', { is_movable: false }),
  ];
  const { week, anyDay, months, done } = tasksByTime(joinTasks(some, rows, new Map()), today);
  const ids = (all: { id: string }[]) => all.map(({ id }) => id);
  expect([ids(week), ids(anyDay), ids(done)]).toEqual([['passed', 'week'], ['step:x', 'quiz:goal:no'], ['done']]);
  expect(months.map(({ month, tasks }) => [month, ids(tasks)])).toEqual([
    ['2026-11', ['next']],
    ['2026-12', ['dec']],
    ['2027-01', ['jan', 'feb']],
  ]);
});

describe('planning again', () => {
  const late = (count: number) =>
    joinTasks(
      [],
      Array.from({ length: count }, (_, at) => own(`t${at}`, `2026-10-${String(at + 1).padStart(2, '0')}`)),
      new Map(),
    );

  test('takes what is late and can move, in its order, one a day', () => {
    const list = [...late(3), ...joinTasks([planned('x', '2026-11-01', { is_movable: false })], [], new Map())];
    const moves = planAgain(overdueTasks(list, today), today);
    expect(moves.map(({ task, to }) => [task.id, to])).toEqual([
      ['t0', '2026-11-23'],
      ['t1', '2026-11-24'],
      ['t2', '2026-11-25'],
    ]);
  });

  test.each([1, 7, 8, 30])('%d late tasks fit into the coming week', (count) => {
    const days = planAgain(overdueTasks(late(count), today), today).map(({ to }) => to);
    expect(days).toHaveLength(count);
    expect(days.every((day) => day > today && day <= '2026-11-29')).toBe(true);
  });
});

test('the form takes no day as none, and says what is wrong with one', () => {
  const values = { title: 'Pack', group: 'other' as const, day: '', note: '', done: false };
  expect(z.parse(taskForm.schema, values)).toEqual({ ...values, day: null });
  const wrong = z.safeParse(taskForm.schema, { ...values, title: ' ', day: '2300-01-01' });
  expect(wrong.error?.issues.map(({ path }) => path.join()).sort()).toEqual(['day', 'title']);
});
