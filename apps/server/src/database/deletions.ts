// Deleting that can be undone: a mark on the row, for 30 days. One mechanism for every table that has the mark.
import { days } from '@lantern/contract/durations';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { DB } from './tables.ts';

/** Tables with `id`, `user_id` and `deleted_at`. */
export type SoftDeletable = {
  [Table in keyof DB]: DB[Table] extends Record<'id' | 'user_id' | 'deleted_at', unknown> ? Table : never;
}[keyof DB];

/** How long what was deleted can come back. */
const restorableDays = 30;
/** Rows removed by one statement; what belongs to them goes with each. */
const batch = 100;

/** What was deleted after this moment can still come back. */
export const oldestRestorable = sql<Date>`now() - make_interval(days => ${sql.lit(restorableDays)})`;

export function restorableUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + days(restorableDays));
}

/** Marks a row deleted, or finds it marked already: a delete sent twice has one answer. Undefined: it is not there. */
export async function markDeleted(
  database: Database,
  table: SoftDeletable,
  userId: string,
  id: string,
): Promise<Date | undefined> {
  const { rows } = await sql<{ deleted_at: Date }>`
    update ${sql.table(table)} set deleted_at = coalesce(deleted_at, now())
    where id = ${id} and user_id = ${userId} returning deleted_at`.execute(database);
  return rows[0]?.deleted_at;
}

/** Removes the student's deleted row that has waited longest, to make room for a new one. */
export async function removeOldestDeleted(database: Database, table: SoftDeletable, userId: string): Promise<void> {
  await sql`
    delete from ${sql.table(table)} where user_id = ${userId} and id in (
      select id from ${sql.table(table)} where user_id = ${userId} and deleted_at is not null
      order by deleted_at limit 1)`.execute(database);
}

/** Removes everybody's rows that can no longer come back, some at a time. */
export async function purgeDeleted(database: Database, table: SoftDeletable): Promise<void> {
  for (let removed = batch; removed === batch; ) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where id in (
        select id from ${sql.table(table)} where deleted_at <= ${oldestRestorable} limit ${batch})`.execute(database);
    removed = Number(numAffectedRows);
  }
}
