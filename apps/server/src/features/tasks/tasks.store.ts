import type { FieldsOf } from '@lantern/contract/record';
import type { KeyedFieldsOf } from '@lantern/contract/record-keyed';
import { type OwnTask, type TaskGroup, type TaskMark, taskCalls, taskMarks } from '@lantern/contract/tasks';
import { type Selectable, sql } from 'kysely';
import { oldestRestorable } from '#database/deletions.ts';
import type { TaskMarks, Tasks } from '#database/tables.ts';
import type { KeyedStore } from '#records/keyed-service.ts';
import type { RecordStore } from '#records/record-service.ts';

type TaskFields = FieldsOf<typeof taskCalls>;

const taskOf = (row: Selectable<Tasks>): OwnTask => ({
  _id: row.id,
  title: row.title,
  group: row.task_group as TaskGroup,
  day: row.day,
  note: row.note,
  done: row.done,
  revision: row.revision,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

const valuesOf = ({ title, group, day, note, done }: TaskFields) => ({ title, task_group: group, day, note, done });

export const taskStore: RecordStore<TaskFields, OwnTask> = {
  /** By day, those without one last. */
  async list(database, userId) {
    const rows = await database
      .selectFrom('tasks')
      .selectAll()
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .orderBy('day')
      .orderBy('id')
      .limit(taskCalls.most)
      .execute();
    return rows.map(taskOf);
  },

  async find(database, userId, id) {
    const row = await database
      .selectFrom('tasks')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where((row) => row.or([row('deleted_at', 'is', null), row('deleted_at', '>', oldestRestorable)]))
      .executeTakeFirst();
    return row && { record: taskOf(row), deleted: row.deleted_at !== null };
  },

  async insert(transaction, userId, id, fields) {
    const row = await transaction
      .insertInto('tasks')
      .values({ id, user_id: userId, ...valuesOf(fields) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returningAll()
      .executeTakeFirst();
    return row && taskOf(row);
  },

  async update(transaction, userId, id, fields) {
    const row = await transaction
      .updateTable('tasks')
      .set({ ...valuesOf(fields), revision: sql`revision + 1`, updated_at: sql`clock_timestamp()` })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returningAll()
      .executeTakeFirstOrThrow();
    return taskOf(row);
  },

  async listDeleted(database, userId) {
    const rows = await database
      .selectFrom('tasks')
      .selectAll()
      .where('user_id', '=', userId)
      .where('deleted_at', '>', oldestRestorable)
      .orderBy('deleted_at', 'desc')
      .orderBy('id')
      .limit(100)
      .execute();
    return rows.map(taskOf);
  },
};

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
