import {
  type EntryFields,
  type ExtracurricularPlan,
  entryCalls,
  type Goal,
  type GoalFields,
  goalCalls,
  type LogEntry,
  type plannerCalls,
} from '@lantern/contract/development';
import type { RecordOf } from '@lantern/contract/record';
import { type Selectable, sql } from 'kysely';
import { oldestRestorable } from '#database/deletions.ts';
import type { DevelopmentEntries, DevelopmentGoals } from '#database/tables.ts';
import type { SingleStore } from '#records/keyed-service.ts';
import type { RecordStore } from '#records/record-service.ts';

type Plan = RecordOf<typeof plannerCalls>;

export const plannerStore: SingleStore<ExtracurricularPlan, Plan> = {
  async find(database, userId) {
    const row = await database
      .selectFrom('extracurricular_plans')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return (
      row && {
        satisfied: row.satisfied as Plan['satisfied'],
        tags: row.tags as Plan['tags'],
        revision: row.revision,
        updated_at: row.updated_at.toISOString(),
      }
    );
  },

  async put(transaction, userId, { satisfied, tags }) {
    const values = { satisfied, tags: JSON.stringify(tags) };
    const row = await transaction
      .insertInto('extracurricular_plans')
      .values({ user_id: userId, ...values })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet({
          ...values,
          revision: sql`extracurricular_plans.revision + 1`,
          updated_at: sql`clock_timestamp()`,
        }),
      )
      .returning(['revision', 'updated_at'])
      .executeTakeFirstOrThrow();
    return { satisfied, tags, revision: row.revision, updated_at: row.updated_at.toISOString() };
  },
};

const timesOf = (row: { revision: number; created_at: Date; updated_at: Date }) => ({
  revision: row.revision,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

const goalOf = (row: Selectable<DevelopmentGoals>): Goal => ({
  _id: row.id,
  title: row.title,
  times: row.times,
  why: row.why,
  closed: row.closed,
  ...timesOf(row),
});

export const goalStore: RecordStore<GoalFields, Goal> = {
  async list(database, userId) {
    const rows = await database
      .selectFrom('development_goals')
      .selectAll()
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .orderBy('closed')
      .orderBy('created_at')
      .orderBy('id')
      .limit(goalCalls.most)
      .execute();
    return rows.map(goalOf);
  },

  async find(database, userId, id) {
    const row = await database
      .selectFrom('development_goals')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where((row) => row.or([row('deleted_at', 'is', null), row('deleted_at', '>', oldestRestorable)]))
      .executeTakeFirst();
    return row && { record: goalOf(row), deleted: row.deleted_at !== null };
  },

  async insert(transaction, userId, id, fields) {
    const row = await transaction
      .insertInto('development_goals')
      .values({ id, user_id: userId, ...fields })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returningAll()
      .executeTakeFirst();
    return row && goalOf(row);
  },

  async update(transaction, userId, id, fields) {
    const row = await transaction
      .updateTable('development_goals')
      .set({ ...fields, revision: sql`revision + 1`, updated_at: sql`clock_timestamp()` })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returningAll()
      .executeTakeFirstOrThrow();
    return goalOf(row);
  },

  async listDeleted(database, userId) {
    const rows = await database
      .selectFrom('development_goals')
      .selectAll()
      .where('user_id', '=', userId)
      .where('deleted_at', '>', oldestRestorable)
      .orderBy('deleted_at', 'desc')
      .orderBy('id')
      .limit(100)
      .execute();
    return rows.map(goalOf);
  },
};

const entryOf = (row: Selectable<DevelopmentEntries>): LogEntry => ({
  _id: row.id,
  goal: row.goal_id,
  day: row.day.slice(0, 10),
  minutes: row.minutes,
  text: row.text,
  link: row.link,
  activity: row.activity_id,
  ...timesOf(row),
});

const valuesOf = ({ goal, activity, ...fields }: EntryFields) => ({
  ...fields,
  goal_id: goal,
  activity_id: activity,
});

export const entryStore: RecordStore<EntryFields, LogEntry> = {
  async list(database, userId) {
    const rows = await database
      .selectFrom('development_entries')
      .selectAll()
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .orderBy('day', 'desc')
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(entryCalls.most)
      .execute();
    return rows.map(entryOf);
  },

  async find(database, userId, id) {
    const row = await database
      .selectFrom('development_entries')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where((row) => row.or([row('deleted_at', 'is', null), row('deleted_at', '>', oldestRestorable)]))
      .executeTakeFirst();
    return row && { record: entryOf(row), deleted: row.deleted_at !== null };
  },

  async insert(transaction, userId, id, fields) {
    const row = await transaction
      .insertInto('development_entries')
      .values({ id, user_id: userId, ...valuesOf(fields) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returningAll()
      .executeTakeFirst();
    return row && entryOf(row);
  },

  async update(transaction, userId, id, fields) {
    const row = await transaction
      .updateTable('development_entries')
      .set({ ...valuesOf(fields), revision: sql`revision + 1`, updated_at: sql`clock_timestamp()` })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returningAll()
      .executeTakeFirstOrThrow();
    return entryOf(row);
  },

  async listDeleted(database, userId) {
    const rows = await database
      .selectFrom('development_entries')
      .selectAll()
      .where('user_id', '=', userId)
      .where('deleted_at', '>', oldestRestorable)
      .orderBy('deleted_at', 'desc')
      .orderBy('id')
      .limit(100)
      .execute();
    return rows.map(entryOf);
  },
};
