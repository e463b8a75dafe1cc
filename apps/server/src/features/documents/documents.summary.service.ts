import type { DocumentCategory } from '@lantern/contract/documents';
import type { Ports } from '#ports/ports.ts';
import { listCategories } from './documents.summary.store.ts';

/** Categories in which a student has a paper that nobody has rejected: for the features above that compute from it. */
export async function listPresentCategories(
  { database }: Pick<Ports, 'database'>,
  userId: string,
): Promise<ReadonlySet<DocumentCategory>> {
  return new Set(await listCategories(database, userId));
}
