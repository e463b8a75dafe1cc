import { type OwnTask, type TaskMark, taskCalls, taskMarks, taskMessages } from '@lantern/contract/tasks';
import type { Database } from '#database/database.ts';
import { keyedService } from '#records/keyed-service.ts';
import { recordService } from '#records/record-service.ts';
import { markStore, taskStore } from './tasks.store.ts';

export const tasks = recordService({
  calls: taskCalls,
  table: 'tasks',
  store: taskStore,
  full: { field: 'title', message: taskMessages.full },
});
export const marks = keyedService({ calls: taskMarks, store: markStore });

/** A student's own tasks by day, and what they did with the computed ones, by id: for the features above. */
export async function readTasks(
  database: Database,
  userId: string,
): Promise<{ own: OwnTask[]; marks: ReadonlyMap<string, TaskMark> }> {
  const [own, kept] = await Promise.all([taskStore.list(database, userId), markStore.list(database, userId)]);
  return { own, marks: new Map(kept.map((mark) => [mark._id, mark])) };
}
