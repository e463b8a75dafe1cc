// What other features ask about a student's papers.
import type { DocumentCategory } from '@lantern/contract/documents';
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
