import { type Activity, activitiesMax, readDuration, writeDuration } from '@lantern/contract/activities';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { oldestRestorable } from '#database/deletions.ts';

/** What a student writes of an activity. */
export type ActivityFields = Pick<Activity, 'name' | 'title' | 'duration' | 'weeklyHours' | 'description' | 'outcome'>;

const columns = [
  'id',
  'name',
  'role',
  'start_month',
  'end_month',
  'weekly_hours',
  'description',
  'impact',
  'revision',
  'created_at',
  'updated_at',
] as const;

type Row = {
  id: string;
  name: string;
  role: string;
  start_month: string;
  end_month: string | null;
  weekly_hours: number;
  description: string;
  impact: string;
  revision: number;
  created_at: Date;
  updated_at: Date;
};

const activityOf = (row: Row): Activity => ({
  _id: row.id,
  name: row.name,
  title: row.role,
  duration: writeDuration({ start: row.start_month.slice(0, 7), end: row.end_month?.slice(0, 7) ?? null }),
  weeklyHours: row.weekly_hours,
  description: row.description,
  outcome: row.impact,
  revision: row.revision,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

function valuesOf({ name, title, duration, weeklyHours, description, outcome }: ActivityFields) {
  const period = readDuration(duration);
  if (!period) throw new Error('a duration without months came past the contract');
  return {
    name,
    role: title,
    start_month: `${period.start}-01`,
    end_month: period.end && `${period.end}-01`,
    weekly_hours: weeklyHours,
    description,
    impact: outcome,
  };
}

/** Lets one change of a student's list happen at a time until the transaction ends: hours and order are of the list. */
export async function lockActivities(transaction: Database, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`activities ${userId}`}, 0))`.execute(transaction);
}

export async function listActivities(database: Database, userId: string): Promise<Activity[]> {
  const rows = await database
    .selectFrom('activities')
    .select(columns)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .limit(activitiesMax)
    .execute();
  return rows.map(activityOf);
}

export type StoredActivity = { activity: Activity; deleted: boolean };

/** An activity of the student, the deleted ones that can still come back among them. */
export async function findActivity(
  database: Database,
  userId: string,
  id: string,
): Promise<StoredActivity | undefined> {
  const row = await database
    .selectFrom('activities')
    .select([...columns, 'deleted_at'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where((row) => row.or([row('deleted_at', 'is', null), row('deleted_at', '>', oldestRestorable)]))
    .executeTakeFirst();
  return row && { activity: activityOf(row), deleted: row.deleted_at !== null };
}

/** How many rows a student has, the deleted ones with them. */
export async function countRows(database: Database, userId: string): Promise<number> {
  const { rows } = await database
    .selectFrom('activities')
    .select((all) => all.fn.countAll<number>().as('rows'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return rows;
}

/** Puts an activity at the end of the list. Undefined when its id is taken, whoever has it. */
export async function insertActivity(
  transaction: Database,
  userId: string,
  id: string,
  fields: ActivityFields,
): Promise<Activity | undefined> {
  const row = await transaction
    .insertInto('activities')
    .values((values) => ({
      id,
      user_id: userId,
      ...valuesOf(fields),
      position: values
        .selectFrom('activities')
        .select(sql<number>`coalesce(max(position), 0) + 1`.as('position'))
        .where('user_id', '=', userId),
    }))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(columns)
    .executeTakeFirst();
  return row && activityOf(row);
}

export async function storeActivity(
  transaction: Database,
  userId: string,
  id: string,
  fields: ActivityFields,
): Promise<Activity> {
  const row = await transaction
    .updateTable('activities')
    .set({ ...valuesOf(fields), revision: sql`revision + 1`, updated_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return activityOf(row);
}

export async function unmarkDeleted(transaction: Database, userId: string, id: string): Promise<void> {
  await transaction
    .updateTable('activities')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute();
}

export async function listDeleted(database: Database, userId: string): Promise<Activity[]> {
  const rows = await database
    .selectFrom('activities')
    .select(columns)
    .where('user_id', '=', userId)
    .where('deleted_at', '>', oldestRestorable)
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();
  return rows.map(activityOf);
}

/** Numbers the activities in the order of their ids. */
export async function storeOrder(transaction: Database, userId: string, ids: readonly string[]): Promise<void> {
  await sql`
    update activities set position = ordered.position
    from unnest(${ids}::uuid[]) with ordinality as ordered (id, position)
    where activities.id = ordered.id and activities.user_id = ${userId}`.execute(transaction);
}
