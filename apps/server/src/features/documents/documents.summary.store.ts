// What other features ask about a student's papers.
import type { DocumentCategory } from '@lantern/contract/documents.rules';
import type { Database } from '#database/database.ts';

export async function listCategories(database: Database, userId: string): Promise<DocumentCategory[]> {
  const rows = await database
    .selectFrom('documents')
    .select('category')
    .distinct()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('status', '<>', 'rejected')
    .execute();
  return rows.map(({ category }) => category as DocumentCategory);
}

/** Papers whose last day is known, as the student confirmed it. */
export async function listExpiring(
  database: Database,
  userId: string,
): Promise<{ id: string; name: string; expires_on: string }[]> {
  const rows = await database
    .selectFrom('documents')
    .select(['id', 'name', 'expires_on'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('expires_on', 'is not', null)
    .orderBy('expires_on', 'desc')
    .limit(100)
    .execute();
  return rows.map(({ expires_on, ...row }) => ({ ...row, expires_on: expires_on as string }));
}

/** How many of these are the student's, and not deleted. */
export async function countPapers(database: Database, userId: string, ids: readonly string[]): Promise<number> {
  const { count } = await database
    .selectFrom('documents')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
