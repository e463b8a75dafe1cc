import { todayIn } from '@lantern/abroad/days';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listen } from '#api/events.ts';
import { useRecords } from '#api/records.ts';
import { marks, useTaskMarks } from '#api/task-marks.ts';
import { joinTasks, type Task } from './plan.ts';
import { plannedQuery, tasks } from './tasks.api.ts';
import type { TicksElsewhere } from './ticks-elsewhere.ts';

/** All tasks with what waits on this device, and what can be done with one. */
export function useTasks(elsewhere?: TicksElsewhere) {
  const { i18n } = useLingui();
  useEffect(() => listen(tasks.calls.topic, () => void tasks.refresh()), []);
  const planned = useQuery(plannedQuery(i18n.locale));
  const own = useRecords(tasks);
  const kept = useTaskMarks();
  const all = joinTasks(planned.data?.tasks ?? [], own.rows ?? [], kept.rows ?? new Map(), elsewhere?.isTicked);
  const today = todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());

  /** Changes a task and answers what takes the change back. */
  function change(task: Task, to: { isDone?: boolean; day?: string | null }): () => void {
    if (task.isOwn) {
      const row = own.rows?.find(({ id }) => id === task.id);
      if (!row) return () => undefined;
      const { title, group, note, day, done } = row;
      const before = { title, group, note, day, done };
      const next = { ...before, done: to.isDone ?? done, day: to.day === undefined ? day : to.day };
      const keep = (fields: typeof before) =>
        tasks.save(task.id, { fields, base: tasks.baseOf(task.id) }).catch(() => undefined);
      const saving = keep(next);
      // on what stands there once the change has arrived, or waits
      return () => void saving.then(() => keep(before));
    }
    if (to.isDone !== undefined && task.tickedIn && elsewhere)
      return elsewhere.tick(task.id, task.tickedIn, to.isDone, today);
    const mark = kept.rows?.get(task.id);
    const before = { state: mark?.state ?? ('open' as const), day: mark?.day ?? null };
    const state = to.isDone === undefined ? before.state : to.isDone ? ('done' as const) : ('open' as const);
    void marks.put(task.id, { state, day: to.day === undefined ? before.day : to.day }).catch(() => undefined);
    return () => void marks.put(task.id, before).catch(() => undefined);
  }

  return { all, today, planned, own, kept, change };
}
