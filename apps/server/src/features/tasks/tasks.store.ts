import type { FieldsOf } from '@lantern/contract/record';
import type { KeyedFieldsOf } from '@lantern/contract/record-keyed';
import { type OwnTask, type TaskGroup, type TaskMark, taskCalls, taskMarks } from '@lantern/contract/tasks';
import { type Selectable, sql } from 'kysely';
import type { TaskMarks } from '#database/tables.ts';
import type { KeyedStore } from '#records/keyed-service.ts';
import { createRecordStore } from '#records/record-table.store.ts';

type TaskFields = FieldsOf<typeof taskCalls>;

/** By day, those without one last. */
export const taskStore = createRecordStore<'tasks', TaskFields, OwnTask>({
  table: 'tasks',
  order: [['day']],
  most: taskCalls.most,
  read: (row) => ({
    title: row.title,
    group: row.task_group as TaskGroup,
    day: row.day,
    note: row.note,
    done: row.done,
  }),
  write: ({ title, group, day, note, done }) => ({ title, task_group: group, day, note, done }),
});

const markOf = ({ key, state, day, revision, updated_at }: Selectable<TaskMarks>): TaskMark => ({
  _id: key,
  state: state as TaskMark['state'],
  day,
  revision,
  updated_at: updated_at.toISOString(),
});

export const markStore: KeyedStore<KeyedFieldsOf<typeof taskMarks>, TaskMark> = {
  async list(database, userId) {
    const rows = await database
      .selectFrom('task_marks')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('key')
      .limit(taskMarks.most)
      .execute();
    return rows.map(markOf);
  },
  async find(database, userId, key) {
    const row = await database
      .selectFrom('task_marks')
      .selectAll()
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .executeTakeFirst();
    return row && markOf(row);
  },
  async put(transaction, userId, key, { state, day }) {
    const row = await transaction
      .insertInto('task_marks')
      .values({ user_id: userId, key, state, day })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'key']).doUpdateSet({
          state,
          day,
          revision: sql`task_marks.revision + 1`,
          updated_at: sql`clock_timestamp()`,
        }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    return markOf(row);
  },
};
