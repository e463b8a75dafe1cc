import { taskCalls, taskMarks } from '@lantern/contract/tasks';
import { createKeyedStore } from '#records/keyed-table.store.ts';
import { createRecordStore } from '#records/record-table.store.ts';

/** By day, those without one last. */
export const taskStore = createRecordStore(taskCalls, {
  table: 'tasks',
  order: [['day']],
  columns: { title: 'title', group: 'task_group', day: 'day', note: 'note', done: 'done' },
});

export const markStore = createKeyedStore(taskMarks, {
  table: 'task_marks',
  key: 'key',
  columns: { state: 'state', day: 'day' },
});
