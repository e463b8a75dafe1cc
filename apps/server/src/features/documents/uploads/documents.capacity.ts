// What keeps a paper out whatever its bytes are; asked before an upload begins and again when it is kept.
import { paperNameOf } from '@lantern/contract/documents';
import { documentsMax } from '@lantern/contract/documents.rules';
import type { UploadFields } from '@lantern/contract/documents.uploads';
import { Problem } from '@lantern/contract/problem';
import type { Database } from '#database/database.ts';
import * as store from '../documents.store.ts';

/** With the deleted ones, so that uploading and deleting does not fill the table. */
const papersMax = 2 * documentsMax;
const versionsMax = 100;

export const nameOf = (customName: string) => paperNameOf(customName);

export async function requirePaperRoom(transaction: Database, userId: string): Promise<void> {
  const { live, all } = await store.countDocuments(transaction, userId);
  if (live >= documentsMax || all >= papersMax) throw new Problem('vault_full');
}

/** Holds the paper that gets a new version. */
export async function lockForVersion(transaction: Database, userId: string, id: string): Promise<store.LockedDocument> {
  const locked = await store.lockDocument(transaction, userId, id);
  if (!locked || locked.deleted) throw new Problem('not_found');
  if (locked.version >= versionsMax) throw new Problem('too_many_versions');
  return locked;
}

/** Refuses fields that cannot become a paper, or a version of one, as things stand. */
export async function requirePlace(transaction: Database, userId: string, fields: UploadFields): Promise<void> {
  const { replaces, document_id, category, custom_name } = fields;
  if (replaces) {
    await lockForVersion(transaction, userId, replaces);
    return;
  }
  // sent again, because the answer was lost: the end finds the paper that was made of it
  if (document_id && (await store.findDocument(transaction, [userId], document_id))) return;
  await requirePaperRoom(transaction, userId);
  if (await store.isNameTaken(transaction, userId, category, nameOf(custom_name))) throw new Problem('duplicate_file');
}
