// Deleted papers, which can be brought back for 30 days.
import type { DeletedDocument } from '@lantern/contract/documents';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { oldestRestorable, restorableUntil } from '#database/deletions.ts';
import { documentOf, papers } from './documents.store.ts';

export async function findRestorable(
  transaction: Database,
  userId: string,
  id: string,
): Promise<{ name: string; category: string } | undefined> {
  return await transaction
    .selectFrom('documents')
    .select(['name', 'category'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where((document) =>
      document.or([document('deleted_at', 'is', null), document('deleted_at', '>', oldestRestorable)]),
    )
    .forUpdate()
    .executeTakeFirst();
}

/** Names in a category, lower case, of papers that are not deleted, without the given one. */
export async function listNames(
  database: Database,
  userId: string,
  category: string,
  except: string,
): Promise<Set<string>> {
  const rows = await database
    .selectFrom('documents')
    .select(sql<string>`lower(name)`.as('name'))
    .where('user_id', '=', userId)
    .where('category', '=', category)
    .where('deleted_at', 'is', null)
    .where('id', '<>', except)
    .execute();
  return new Set(rows.map(({ name }) => name));
}

export async function unmarkDeleted(transaction: Database, userId: string, id: string, name: string): Promise<void> {
  await transaction
    .updateTable('documents')
    .set({ deleted_at: null, name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute();
}

export async function listDeleted(database: Database, userId: string): Promise<DeletedDocument[]> {
  const rows = await papers(database)
    .select('documents.deleted_at')
    .where('documents.user_id', '=', userId)
    .where('deleted_at', '>', oldestRestorable)
    .orderBy('deleted_at', 'desc')
    .orderBy('documents.id')
    .limit(500)
    .execute();
  return rows.map((row) => {
    const deletedAt = row.deleted_at as Date;
    return {
      ...documentOf(row),
      deleted_at: deletedAt.toISOString(),
      restorable_until: restorableUntil(deletedAt).toISOString(),
    };
  });
}

/** False when there is no such deleted paper. Its files lose their paper, which makes them leave. */
export async function removeDeleted(transaction: Database, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('documents')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Some papers that were deleted more than 30 days ago. */
export async function listOutlived(database: Database): Promise<{ id: string; userId: string }[]> {
  const rows = await database
    .selectFrom('documents')
    .select(['id', 'user_id as userId'])
    .where('deleted_at', '<=', oldestRestorable)
    .limit(100)
    .execute();
  return rows;
}
