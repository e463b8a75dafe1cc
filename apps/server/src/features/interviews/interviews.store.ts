import { type Interview, type InterviewHead, interviewsMax, type KeptInterview } from '@lantern/contract/interviews';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

const columns = ['id', 'session', 'revision', 'created_at', 'updated_at'] as const;

type Row = { id: string; session: unknown; revision: number; created_at: Date; updated_at: Date };

const keptOf = (row: Row): KeptInterview => ({
  _id: row.id,
  interview: row.session as Interview,
  revision: row.revision,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

function valuesOf(interview: Interview) {
  const { method, type, again_of, started_at, ended_at, questions } = interview;
  return {
    method,
    type,
    session: JSON.stringify(interview),
    asked: questions.length,
    answered: questions.filter(({ tries }) => tries.length > 0).length,
    again_of,
    started_at,
    ended_at,
  };
}

/** Lets one new session of a student come at a time until the transaction ends: how many there are is of the list. */
export async function lockInterviews(transaction: Database, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`interviews ${userId}`}, 0))`.execute(transaction);
}

export async function countInterviews(database: Database, userId: string): Promise<number> {
  const { rows } = await database
    .selectFrom('interviews')
    .select((all) => all.fn.countAll<number>().as('rows'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return rows;
}

export async function listInterviews(database: Database, userId: string): Promise<InterviewHead[]> {
  const rows = await database
    .selectFrom('interviews')
    .select(['id', 'asked', 'answered', 'again_of', 'started_at', 'ended_at', 'updated_at'])
    // without what was said: a list of long answers would be megabytes
    .select(sql<Interview>`session - 'questions'`.as('session'))
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(interviewsMax)
    .execute();
  return rows.map(({ id, session, started_at, ended_at, updated_at, ...counts }) => ({
    _id: id,
    method: session.method,
    type: session.type,
    detail: session.detail,
    country: session.country,
    university: session.university,
    program: session.program,
    ...counts,
    started_at: started_at?.toISOString() ?? null,
    ended_at: ended_at?.toISOString() ?? null,
    updated_at: updated_at.toISOString(),
  }));
}

export async function findInterview(
  database: Database,
  userId: string,
  id: string,
): Promise<KeptInterview | undefined> {
  const row = await database
    .selectFrom('interviews')
    .select(columns)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && keptOf(row);
}

/** Reads a session and holds its row until the transaction ends. */
export async function lockInterview(
  transaction: Database,
  userId: string,
  id: string,
): Promise<KeptInterview | undefined> {
  const row = await transaction
    .selectFrom('interviews')
    .select(columns)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row && keptOf(row);
}

/** Undefined when the id is taken, by any account. */
export async function insertInterview(
  transaction: Database,
  userId: string,
  id: string,
  interview: Interview,
): Promise<KeptInterview | undefined> {
  const row = await transaction
    .insertInto('interviews')
    .values({ id, user_id: userId, ...valuesOf(interview) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(columns)
    .executeTakeFirst();
  return row && keptOf(row);
}

/** Stores a session whose row is locked. */
export async function storeInterview(
  transaction: Database,
  userId: string,
  id: string,
  interview: Interview,
): Promise<KeptInterview> {
  const row = await transaction
    .updateTable('interviews')
    .set({ ...valuesOf(interview), revision: sql`revision + 1`, updated_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return keptOf(row);
}

export async function deleteInterview(database: Database, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('interviews')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
