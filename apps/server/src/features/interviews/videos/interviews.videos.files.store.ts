// The bytes behind submitted recordings: noted before they arrive, forgotten after they are gone.
import type { RecordingType } from '@lantern/contract/recording-type';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { inPages } from '#database/pages.ts';
import type { StoredFile } from '#ports/files/files.ts';

/** Later an upload is thrown away, as http/resumable.ts does. */
const oldestOpen = sql<Date>`now() - interval '1 day'`;

/** Until the transaction ends nobody else submits for this student, so that what is counted now is still so then. */
export async function takeTurn(transaction: Database, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`interview videos ${userId}`}, 0))`.execute(transaction);
}

/** Files that are kept, and resumable uploads under way. */
export async function countRecordings(database: Database, userId: string): Promise<{ kept: number; open: number }> {
  return await database
    .selectFrom('interview_video_files')
    .select((files) => [
      files.fn.countAll<number>().filterWhere('state', '=', 'kept').as('kept'),
      files.fn.countAll<number>().filterWhere('state', '=', 'open').as('open'),
    ])
    .where('user_id', '=', userId)
    .where((where) => where.or([where('state', '=', 'kept'), where('created_at', '>', oldestOpen)]))
    .executeTakeFirstOrThrow();
}

export async function noteRecording(
  database: Database,
  userId: string,
  { key, state }: { key: string; state: 'open' | 'arriving' },
): Promise<void> {
  await database.insertInto('interview_video_files').values({ key, user_id: userId, state }).execute();
}

/** Forgets that an upload was under way: its bytes are gone, or have become a file. */
export async function closeUpload(database: Database, userId: string, key: string): Promise<void> {
  await database
    .deleteFrom('interview_video_files')
    .where('key', '=', key)
    .where('user_id', '=', userId)
    .where('state', '=', 'open')
    .execute();
}

/** Keeps a file that has arrived; false when the sweep has given it up meanwhile. */
export async function keepRecording(
  transaction: Database,
  userId: string,
  { key, type, size, sha256 }: StoredFile & { key: string; type: RecordingType },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('interview_video_files')
    .set({ state: 'kept', type, size, sha256, created_at: sql<Date>`clock_timestamp()` })
    .where('key', '=', key)
    .where('user_id', '=', userId)
    .where('state', '=', 'arriving')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Gives an arriving file up, so that nobody keeps it any more; false when it is kept. Who is erased leaves no note. */
export async function giveUp(database: Database, userId: string, key: string): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('interview_video_files')
    .set({ state: 'leaving' })
    .where('key', '=', key)
    .where('user_id', '=', userId)
    .where('state', 'in', ['arriving', 'leaving'])
    .executeTakeFirst();
  return numUpdatedRows === 1n || (await knownRecordings(database, [key])).size === 0;
}

/** Marks a file as leaving, whatever it was. */
export async function dropRecording(database: Database, userId: string, key: string): Promise<void> {
  await database
    .updateTable('interview_video_files')
    .set({ state: 'leaving' })
    .where('key', '=', key)
    .where('user_id', '=', userId)
    .execute();
}

export async function forgetRecording(database: Database, key: string): Promise<void> {
  await database.deleteFrom('interview_video_files').where('key', '=', key).execute();
}

/**
 * Marks files that belong to no submission as leaving and answers them: those of people who are gone, and those that have
 * been arriving for more than an hour. Uploads that were given up have no bytes in the storage: their notes just go.
 */
export async function claimLeaving(database: Database): Promise<string[]> {
  await database
    .deleteFrom('interview_video_files')
    .where('state', '=', 'open')
    .where((where) => where.or([where('user_id', 'is', null), where('created_at', '<=', oldestOpen)]))
    .execute();
  const { rows } = await sql<{ key: string }>`
    update interview_video_files set state = 'leaving'
    where key in (
      select key from interview_video_files
      where (state = 'leaving' or user_id is null or (state = 'arriving' and created_at < now() - interval '1 hour'))
        and not exists (select from interview_videos where file_key = key)
      order by created_at limit 500 for update skip locked)
    returning key`.execute(database);
  return rows.map(({ key }) => key);
}

/** Which of these keys are known here. */
export async function knownRecordings(database: Database, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await database.selectFrom('interview_video_files').select('key').where('key', 'in', keys).execute();
  return new Set(rows.map(({ key }) => key));
}

export async function listRecordingsOf(database: Database, userId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('interview_video_files')
    .select('key')
    .where('user_id', '=', userId)
    .where('state', '<>', 'open')
    .execute();
  return rows.map(({ key }) => key);
}

const page = 1000;

/** Every recording that must be in the storage. */
export function listKeptRecordings(database: Database) {
  return inPages(
    page,
    (after, size) =>
      database
        .selectFrom('interview_video_files')
        .select(['key', 'size', 'sha256'])
        .where('state', '=', 'kept')
        .where('user_id', 'is not', null)
        .where('key', '>', after)
        .orderBy('key')
        .limit(size)
        .execute(),
    ({ key }) => key,
  );
}
