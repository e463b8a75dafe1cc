// What a student chose of computed tasks, such as another day. It stands here because the tracker changes it and every
// screen that shows such a day asks it: one task has one day everywhere.
import { taskMarks } from '@lantern/contract/tasks';
import { useEffect } from 'react';
import { listen } from './events.ts';
import { createKeyedRecords, useKeyedRecords } from './keyed-records.ts';

export const marks = createKeyedRecords(taskMarks, {
  screen: '/progress-tracker',
  refreshes: ['dashboard'],
  lastWins: true,
});

export function useTaskMarks() {
  useEffect(() => listen(marks.calls.topic, () => void marks.refresh()), []);
  return useKeyedRecords(marks);
}

/** The day that the student chose for a task, by its id. */
export function useChosenDays(): (id: string) => string | undefined {
  const { rows } = useTaskMarks();
  return (id) => rows?.get(id)?.day ?? undefined;
}
