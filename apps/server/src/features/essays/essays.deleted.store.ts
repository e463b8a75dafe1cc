// Deleted essays, which can be brought back for 30 days.
import type { EssayRow } from '@lantern/contract/essays';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { essayColumns, essayExtras, essayOf } from './essays.store.ts';

const oldestRestorable = sql<Date>`now() - interval '30 days'`;
/** Rows removed by one statement; a student's versions go with each. */
const batch = 100;

/** Marks an essay deleted, or finds it marked already: a delete sent twice has one answer. */
export async function markDeleted(database: Database, userId: string, id: string): Promise<Date | undefined> {
  const row = await database
    .updateTable('essays')
    .set({ deleted_at: sql<Date>`coalesce(deleted_at, now())` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('deleted_at')
    .executeTakeFirst();
  return row?.deleted_at ?? undefined;
}

/** Brings an essay back, or finds it there. */
export async function unmarkDeleted(database: Database, userId: string, id: string): Promise<EssayRow | undefined> {
  const row = await database
    .updateTable('essays')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where((essay) => essay.or([essay('deleted_at', 'is', null), essay('deleted_at', '>', oldestRestorable)]))
    .returning(essayColumns)
    .returning(essayExtras)
    .executeTakeFirst();
  return row && essayOf(row);
}

export async function listDeleted(database: Database, userId: string): Promise<(EssayRow & { deleted_at: string })[]> {
  const rows = await database
    .selectFrom('essays')
    .select([...essayColumns, 'deleted_at'])
    .select(essayExtras)
    .where('user_id', '=', userId)
    .where('deleted_at', '>', oldestRestorable)
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .limit(500)
    .execute();
  return rows.map((row) => ({ ...essayOf(row), deleted_at: (row.deleted_at as Date).toISOString() }));
}

export async function removeDeleted(database: Database, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('essays')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Removes a batch of what can no longer be brought back; false when there is no more. */
export async function purgeDeleted(database: Database): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('essays')
    .where('id', 'in', (essays) =>
      essays.selectFrom('essays').select('id').where('deleted_at', '<=', oldestRestorable).limit(batch),
    )
    .executeTakeFirst();
  return numDeletedRows === BigInt(batch);
}

/** Forgets saves that no device will send again. */
export async function purgeSaves(database: Database): Promise<void> {
  await database.deleteFrom('essay_saves').where('created_at', '<', oldestRestorable).execute();
}
