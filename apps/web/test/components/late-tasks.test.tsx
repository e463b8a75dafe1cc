// @vitest-environment happy-dom
// What is late: one proposal, taken with one press; nothing moves by itself.
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LateTasks } from '#features/tasks/late-tasks.tsx';
import { joinTasks } from '#features/tasks/plan.ts';
import { show } from './show.tsx';

const own = (id: string, day: string) => ({ id, title: `Task ${id}`, group: 'other' as const, day });
const today = '2026-11-22';

async function showLate(...rows: ReturnType<typeof own>[]) {
  const undo = vi.fn();
  const change = vi.fn(() => undo);
  const choose = vi.fn();
  const all = joinTasks([], rows, new Map());
  const { user } = await show(
    <LateTasks all={all} today={today} change={change} onChooseDay={choose}>
      {(task) => <li key={task.id}>{task.title}</li>}
    </LateTasks>,
  );
  return { user, change, choose, undo, all };
}

test('the first has a new day with one press, which can be taken back', async () => {
  const { user, change, undo, all } = await showLate(own('a', '2026-11-01'), own('b', '2026-11-02'));
  expect(screen.getByRole('heading', { name: 'Task a' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Use 23 Nov 2026' }));
  expect(change.mock.calls).toEqual([[all[0], { day: '2026-11-23' }]]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
});

test('all move to the coming week together, and another day can be chosen', async () => {
  const { user, change, choose, all } = await showLate(own('a', '2026-11-01'), own('b', '2026-11-02'));
  await user.click(screen.getByText('1 more that is late'));
  await user.click(screen.getByRole('button', { name: 'Move all to the coming week' }));
  expect(change.mock.calls).toEqual([
    [all[0], { day: '2026-11-23' }],
    [all[1], { day: '2026-11-24' }],
  ]);
  await user.click(screen.getByRole('button', { name: 'Another day' }));
  expect(choose).toHaveBeenCalledWith(all[0]);
});

test('the list of late tasks is hidden when no task is late', async () => {
  await showLate(own('a', '2026-11-30'));
  expect(screen.queryByRole('heading')).toBeNull();
});
