// What is the same SQL for every table of records: `id`, `user_id`, `deleted_at`, and `position` where they have an order.
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import type { SoftDeletable } from '#database/deletions.ts';

/** Lets one change of a student's records happen at a time until the transaction ends: limits and order are of all. */
export async function lockRecords(transaction: Database, name: string, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${name} ${userId}`}, 0))`.execute(transaction);
}

/** How many rows a student has, the deleted ones with them. */
export async function countRows(database: Database, table: SoftDeletable, userId: string): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select count(*) as rows from ${sql.table(table)} where user_id = ${userId}`.execute(database);
  return rows[0]?.rows ?? 0;
}

export async function unmarkDeleted(
  transaction: Database,
  table: SoftDeletable,
  userId: string,
  id: string,
): Promise<void> {
  await sql`update ${sql.table(table)} set deleted_at = null where id = ${id} and user_id = ${userId}`.execute(
    transaction,
  );
}

/** For the insert of a record: the place after all others of the student. */
export function nextPosition(table: SoftDeletable, userId: string) {
  return sql<number>`(select coalesce(max(position), 0) + 1 from ${sql.table(table)} where user_id = ${userId})`;
}

/** Numbers the records in the order of their ids. */
export async function storeOrder(
  transaction: Database,
  table: SoftDeletable,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  await sql`
    update ${sql.table(table)} as record set position = ordered.position
    from unnest(${ids}::uuid[]) with ordinality as ordered (id, position)
    where record.id = ordered.id and record.user_id = ${userId}`.execute(transaction);
}
