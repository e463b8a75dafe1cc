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
import { sql } from 'kysely';
import type { SingleStore } from '#records/keyed-service.ts';
import { createRecordStore } from '#records/record-table.store.ts';

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

export const goalStore = createRecordStore<'development_goals', GoalFields, Goal>({
  table: 'development_goals',
  order: [['closed'], ['created_at']],
  most: goalCalls.most,
  read: (row) => ({
    title: row.title,
    times: row.times,
    why: row.why,
    closed: row.closed,
  }),
  write: (fields) => fields,
});

export const entryStore = createRecordStore<'development_entries', EntryFields, LogEntry>({
  table: 'development_entries',
  order: [
    ['day', 'desc'],
    ['created_at', 'desc'],
  ],
  most: entryCalls.most,
  read: (row) => ({
    goal: row.goal_id,
    day: row.day.slice(0, 10),
    minutes: row.minutes,
    text: row.text,
    link: row.link,
    activity: row.activity_id,
  }),
  write: ({ goal, activity, ...fields }) => ({
    ...fields,
    goal_id: goal,
    activity_id: activity,
  }),
});
