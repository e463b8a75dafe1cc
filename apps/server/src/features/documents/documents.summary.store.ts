// What other features ask about a student's papers.
import type { VaultPaper } from '@lantern/contract/checklists.papers';
import { type DocumentCategory, documentsMax } from '@lantern/contract/documents.rules';
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

/** The paper that was rejected last, with the reason, unless another of its category stands in its place. */
export async function findRejected(
  database: Database,
  userId: string,
): Promise<{ name: string; reason: string } | undefined> {
  return await database
    .selectFrom('documents')
    .select(['name', 'status_reason as reason'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('status', '=', 'rejected')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('documents as other')
            .select('other.id')
            .whereRef('other.user_id', '=', 'documents.user_id')
            .whereRef('other.category', '=', 'documents.category')
            .where('other.deleted_at', 'is', null)
            .where('other.status', '<>', 'rejected'),
        ),
      ),
    )
    .orderBy('reviewed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
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

/** What checklists look at of each paper, the newest first. */
export async function listForChecklists(database: Database, userId: string): Promise<VaultPaper[]> {
  const rows = await database
    .selectFrom('documents')
    .select(['id', 'category', 'status', 'expires_on'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(documentsMax)
    .execute();
  return rows.map(({ id, category, status, expires_on }) => ({
    _id: id,
    category: category as VaultPaper['category'],
    status: status as VaultPaper['status'],
    expires_on,
  }));
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
