// The bytes of letters: noted before they arrive, forgotten after they are gone.
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { inPages } from '#database/pages.ts';

export async function noteArriving(database: Database, userId: string, key: string): Promise<void> {
  await database.insertInto('letter_files').values({ key, user_id: userId }).execute();
}

type KeptLetter = { key: string; requestId: string; size: number; sha256: Buffer };

/** Makes an arrived file the letter of a request; false when the sweep has given it up meanwhile. */
export async function keepFile(transaction: Database, userId: string, file: KeptLetter): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('letter_files')
    .set({ state: 'kept', request_id: file.requestId, size: file.size, sha256: file.sha256 })
    .where('key', '=', file.key)
    .where('user_id', '=', userId)
    .where('state', '=', 'arriving')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Gives an arriving file up; false when it is kept. Who is erased leaves no note. */
export async function giveUp(database: Database, key: string): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('letter_files')
    .set({ state: 'leaving' })
    .where('key', '=', key)
    .where('state', '<>', 'kept')
    .executeTakeFirst();
  return numUpdatedRows === 1n || !(await isNoted(database, key));
}

export async function forgetFile(database: Database, key: string): Promise<void> {
  await database.deleteFrom('letter_files').where('key', '=', key).execute();
}

export async function isNoted(database: Database, key: string): Promise<boolean> {
  const row = await database.selectFrom('letter_files').select('key').where('key', '=', key).executeTakeFirst();
  return row !== undefined;
}

/** The letter of a request whose right to read was not waived: with the waiver there is nothing to be found here. */
export async function findReadable(database: Database, userId: string, requestId: string) {
  return await database
    .selectFrom('letter_requests')
    .innerJoin('letter_files', 'letter_files.request_id', 'letter_requests.id')
    .innerJoin('recommenders', 'recommenders.id', 'letter_requests.recommender_id')
    .select(['key', 'recommenders.name'])
    .where('letter_requests.id', '=', requestId)
    .where('letter_requests.user_id', '=', userId)
    .where('waived', '=', false)
    .where('state', '=', 'kept')
    .executeTakeFirst();
}

/** Every letter that the student may read. */
export async function listReadable(database: Database, userId: string) {
  return await database
    .selectFrom('letter_requests')
    .innerJoin('letter_files', 'letter_files.request_id', 'letter_requests.id')
    .innerJoin('recommenders', 'recommenders.id', 'letter_requests.recommender_id')
    .select(['key', 'recommenders.name', 'letter_files.created_at as kept_at'])
    .where('letter_requests.user_id', '=', userId)
    .where('waived', '=', false)
    .where('state', '=', 'kept')
    .orderBy('letter_files.created_at')
    .execute();
}

const page = 1000;

/** Letters of everybody that must be in storage. */
export function listKept(database: Database) {
  return inPages(
    page,
    (after, size) =>
      database
        .selectFrom('letter_files')
        .select(['key', 'size', 'sha256'])
        .where('state', '=', 'kept')
        .where('request_id', 'is not', null)
        .where('user_id', 'is not', null)
        .where('key', '>', after)
        .orderBy('key')
        .limit(size)
        .execute(),
    ({ key }) => key,
  );
}

/** Marks what belongs to no request as leaving and answers it: of people who are gone, or arriving for an hour. */
export async function claimLeaving(database: Database): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    update letter_files set state = 'leaving'
    where key in (
      select key from letter_files
      where (state <> 'kept' or request_id is null or user_id is null)
        and (state in ('leaving', 'kept') or user_id is null or created_at < now() - interval '1 hour')
      order by created_at limit 500 for update skip locked)
    returning key`.execute(database);
  return rows.map(({ key }) => key);
}

export async function listKeysOf(database: Database, userId: string): Promise<string[]> {
  const rows = await database.selectFrom('letter_files').select('key').where('user_id', '=', userId).execute();
  return rows.map(({ key }) => key);
}
