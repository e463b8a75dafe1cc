import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

/** The id of the student's row for this institution and programme, which is made when it is not there. */
export async function putSaved(
  transaction: Database,
  userId: string,
  institutionId: string,
  program: string,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into saved_universities (id, user_id, institution_id, program)
    values (${crypto.randomUUID()}, ${userId}, ${institutionId}, ${program})
    on conflict (user_id, institution_id, program) where deleted_at is null do update set program = excluded.program
    returning id`.execute(transaction);
  return (rows[0] as { id: string }).id;
}

export async function findSaved(
  database: Database,
  userId: string,
  institutionId: string,
  program: string,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('saved_universities')
    .select('id')
    .where('user_id', '=', userId)
    .where('institution_id', '=', institutionId)
    .where('program', '=', program)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

export async function countSaved(database: Database, userId: string): Promise<number> {
  const { count } = await database
    .selectFrom('saved_universities')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Institutions on the student's list. */
export async function listSavedInstitutions(database: Database, userId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('saved_universities')
    .select('institution_id')
    .distinct()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .limit(500)
    .execute();
  return rows.map(({ institution_id }) => institution_id);
}
