// Deleted essays, which can be brought back for 30 days.
import type { EssayRow } from '@lantern/contract/essays';
import type { Database } from '#database/database.ts';
import { oldestRestorable } from '#database/deletions.ts';
import { essayColumns, essayExtras, essayOf } from './essays.store.ts';

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
