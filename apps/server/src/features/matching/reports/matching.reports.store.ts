import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

/** One open report of a student and fact; its words are the last ones. */
export async function putReport(
  database: Database,
  userId: string,
  report: { factId: string; revision: number; words: string },
): Promise<void> {
  await sql`
    insert into fact_reports (id, user_id, fact_id, fact_revision, words)
    values (${crypto.randomUUID()}, ${userId}, ${report.factId}, ${report.revision}, ${report.words})
    on conflict (user_id, fact_id) where state = 'open'
    do update set words = excluded.words, fact_revision = excluded.fact_revision`.execute(database);
}

export type OpenReport = { _id: string; factId: string; revision: number; words: string; createdAt: Date };

/** Facts with open reports, those that wait longest first; at most five reports of each. */
export async function listOpen(database: Database, limit: number): Promise<OpenReport[]> {
  const { rows } = await sql<OpenReport>`
    with waiting as (
      select fact_id, min(created_at) as since from fact_reports where state = 'open'
      group by fact_id order by since, fact_id limit ${limit}
    ), numbered as (
      select r.*, w.since, row_number() over (partition by r.fact_id order by r.created_at, r.id) as place
      from fact_reports r join waiting w on w.fact_id = r.fact_id where r.state = 'open'
    )
    select id as "_id", fact_id as "factId", fact_revision as revision, words, created_at as "createdAt"
    from numbered where place <= 5 order by since, fact_id, place`.execute(database);
  return rows;
}

/** Every open report, the oldest first. */
export async function listAllOpen(database: Database): Promise<Pick<OpenReport, 'factId' | 'words' | 'createdAt'>[]> {
  const { rows } = await sql<OpenReport>`
    select fact_id as "factId", words, created_at as "createdAt" from fact_reports where state = 'open'
    order by created_at, id`.execute(database);
  return rows;
}

/** How many facts have open reports. */
export async function countOpen(database: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct fact_id)::int as count from fact_reports where state = 'open'`.execute(database);
  return rows[0]?.count ?? 0;
}

export async function isReported(database: Database, factId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from fact_reports where fact_id = ${factId} and state = 'open' limit 1`.execute(database);
  return rows.length > 0;
}

/** Closes what is open of a fact; the reports, and whose they were. */
export async function closeReports(
  database: Database,
  factId: string,
  state: 'mended' | 'kept',
): Promise<{ id: string; userId: string }[]> {
  const { rows } = await sql<{ id: string; userId: string }>`
    update fact_reports set state = ${state}, decided_at = now()
    where fact_id = ${factId} and state = 'open' returning id, user_id as "userId"`.execute(database);
  return rows;
}
