// How much room a vault has: what is kept, and what is on its way.
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

/** Until the transaction ends nobody else adds to this vault, so that what is counted now is still so then. */
export async function takeTurn(transaction: Database, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`documents ${userId}`}, 0))`.execute(transaction);
}

/** Adds to what a student's files take, in one step; false when that would pass the quota. */
export async function takeRoom(transaction: Database, userId: string, bytes: number, quota: number): Promise<boolean> {
  if (bytes > quota) return false;
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('document_usage')
    .values({ user_id: userId, bytes })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ bytes: sql<number>`document_usage.bytes + excluded.bytes` })
        .where(sql<boolean>`document_usage.bytes + excluded.bytes <= ${quota}`),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function readUsage(database: Database, userId: string): Promise<number> {
  const row = await database
    .selectFrom('document_usage')
    .select('bytes')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Number(row?.bytes ?? 0);
}

/** Later an upload is thrown away, as http/resumable.ts does. */
const oldestOpen = sql<Date>`now() - interval '1 day'`;

/** Resumable uploads that are under way: how many, and how many bytes they said they bring. */
export async function readOpen(database: Database, userId: string): Promise<{ count: number; bytes: number }> {
  const { count, bytes } = await database
    .selectFrom('document_uploads')
    .select((uploads) => [
      uploads.fn.countAll<number>().as('count'),
      uploads.fn.sum<number | null>('bytes').as('bytes'),
    ])
    .where('user_id', '=', userId)
    .where('created_at', '>', oldestOpen)
    .executeTakeFirstOrThrow();
  return { count, bytes: bytes ?? 0 };
}

export async function openUpload(
  transaction: Database,
  userId: string,
  { id, bytes }: { id: string; bytes: number },
): Promise<void> {
  await transaction
    .deleteFrom('document_uploads')
    .where('user_id', '=', userId)
    .where('created_at', '<=', oldestOpen)
    .execute();
  await transaction.insertInto('document_uploads').values({ id, user_id: userId, bytes }).execute();
}

export async function closeUpload(database: Database, userId: string, id: string): Promise<void> {
  await database.deleteFrom('document_uploads').where('id', '=', id).where('user_id', '=', userId).execute();
}
