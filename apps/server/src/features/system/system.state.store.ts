import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

export type Work = { waiting: number; failed: number; oldestAt: Date | null };

/** Days that a job which was given up counts. */
const failedDays = 7;

/** What waits to be done now, and what was given up lately; of one queue, or of all. */
export async function countWork(database: Database, queue?: string): Promise<Work> {
  const { rows } = await sql<{ waiting: number; failed: number; oldest_at: Date | null }>`
    select
      count(*) filter (where state in ('created', 'retry', 'active') and start_after <= now())::int as waiting,
      count(*) filter (where state = 'failed' and completed_on > now() - make_interval(days => ${failedDays}))::int as failed,
      min(start_after) filter (where state in ('created', 'retry') and start_after <= now()) as oldest_at
    from jobs.job where ${queue ?? null}::text is null or name = ${queue ?? null}`.execute(database);
  const [row] = rows;
  return { waiting: row?.waiting ?? 0, failed: row?.failed ?? 0, oldestAt: row?.oldest_at ?? null };
}

export async function databaseBytes(database: Database): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database())::float8 as bytes`.execute(
    database,
  );
  return rows[0]?.bytes ?? 0;
}

/** Facts and scholarships of the catalogue that nobody has looked at by the day they were to be. */
export async function countPastReview(database: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from facts where review_due < current_date)::int
      + (select count(*) from scholarships where review_due < current_date)::int as count`.execute(database);
  return rows[0]?.count ?? 0;
}

/** How many webhooks are on, how many of these fail, and how many were switched off because they had failed for days. */
export async function countWebhooks(database: Database): Promise<{ on: number; failing: number; given_up: number }> {
  return await database
    .selectFrom('webhooks')
    .select([
      sql<number>`count(*) filter (where enabled)::int`.as('on'),
      sql<number>`count(*) filter (where enabled and failing_since is not null)::int`.as('failing'),
      sql<number>`count(*) filter (where gave_up_at is not null)::int`.as('given_up'),
    ])
    .executeTakeFirstOrThrow();
}

/** When everything was last put into a backup; known from the log of what was done with commands. */
export async function lastBackupAt(database: Database): Promise<Date | null> {
  const row = await database
    .selectFrom('admin_acts')
    .select(({ fn }) => fn.max('at').as('at'))
    .where('endpoint', '=', 'npm run backup')
    .where('by_operator', '=', true)
    .executeTakeFirst();
  return row?.at ?? null;
}

export async function databaseTime(database: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(database);
  return rows[0]?.now ?? new Date();
}
