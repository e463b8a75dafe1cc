import {
  type Activity,
  activitiesMax,
  type activityCalls,
  readDuration,
  writeDuration,
} from '@lantern/contract/activities';
import type { FieldsOf } from '@lantern/contract/record';
import { type Selectable, sql } from 'kysely';
import { oldestRestorable } from '#database/deletions.ts';
import type { Activities } from '#database/tables.ts';
import { nextPosition } from '#records/record-rows.store.ts';
import type { RecordStore } from '#records/record-service.ts';

type ActivityFields = FieldsOf<typeof activityCalls>;

const activityOf = (row: Selectable<Activities>): Activity => ({
  _id: row.id,
  name: row.name,
  title: row.role,
  duration: writeDuration({ start: row.start_month.slice(0, 7), end: row.end_month?.slice(0, 7) ?? null }),
  weeklyHours: row.weekly_hours,
  weeksPerYear: row.weeks_a_year,
  schoolYears: row.school_years,
  type: row.type as Activity['type'],
  description: row.description,
  outcome: row.impact,
  revision: row.revision,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

function valuesOf({ name, title, duration, description, outcome, ...fields }: ActivityFields) {
  const period = readDuration(duration);
  if (!period) throw new Error('a duration without months came past the contract');
  return {
    name,
    role: title,
    start_month: `${period.start}-01`,
    end_month: period.end && `${period.end}-01`,
    weekly_hours: fields.weeklyHours,
    weeks_a_year: fields.weeksPerYear,
    school_years: fields.schoolYears,
    type: fields.type,
    description,
    impact: outcome,
  };
}

export const activityStore: RecordStore<ActivityFields, Activity> = {
  async list(database, userId) {
    const rows = await database
      .selectFrom('activities')
      .selectAll()
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .orderBy('position')
      .orderBy('id')
      .limit(activitiesMax)
      .execute();
    return rows.map(activityOf);
  },

  async find(database, userId, id) {
    const row = await database
      .selectFrom('activities')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where((row) => row.or([row('deleted_at', 'is', null), row('deleted_at', '>', oldestRestorable)]))
      .executeTakeFirst();
    return row && { record: activityOf(row), deleted: row.deleted_at !== null };
  },

  async insert(transaction, userId, id, fields) {
    const row = await transaction
      .insertInto('activities')
      .values({ id, user_id: userId, ...valuesOf(fields), position: nextPosition('activities', userId) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returningAll()
      .executeTakeFirst();
    return row && activityOf(row);
  },

  async update(transaction, userId, id, fields) {
    const row = await transaction
      .updateTable('activities')
      .set({ ...valuesOf(fields), revision: sql`revision + 1`, updated_at: sql`clock_timestamp()` })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returningAll()
      .executeTakeFirstOrThrow();
    return activityOf(row);
  },

  async listDeleted(database, userId) {
    const rows = await database
      .selectFrom('activities')
      .selectAll()
      .where('user_id', '=', userId)
      .where('deleted_at', '>', oldestRestorable)
      .orderBy('deleted_at', 'desc')
      .orderBy('id')
      .limit(100)
      .execute();
    return rows.map(activityOf);
  },
};
