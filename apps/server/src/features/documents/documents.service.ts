// Listing, renaming, deleting and bringing back papers. Uploads and links are rules of their own.
import { paperNameOf, type VaultDocument } from '@lantern/contract/documents';
import { type DocumentCategory, documentsMax } from '@lantern/contract/documents.rules';
import { Problem } from '@lantern/contract/problem';
import type { Database } from '#database/database.ts';
import { markDeleted, restorableUntil } from '#database/deletions.ts';
import type { Caller } from '#feature/caller.ts';
import { notifyMentors } from '#features/shares/shares.service.ts';
import type { Ports } from '#ports/ports.ts';
import * as deleted from './documents.deleted.store.ts';
import { freeName, nameTaken } from './documents.names.ts';
import * as store from './documents.store.ts';
import * as files from './files/documents.files.store.ts';
import { removeFile } from './files/documents.removal.ts';
import { fitAgain } from './look/documents.look.ts';
import { readUsage, takeTurn } from './uploads/documents.room.store.ts';

/** What keeps anything but a PDF out, for the features above that take one. */
export { onlyPdf } from './uploads/documents.bytes.ts';

type Vault = Pick<Ports, 'database' | 'events' | 'files'>;

export async function listDocuments(database: Database, owners: string[], userId: string) {
  if (!owners.includes(userId)) throw new Problem('not_found');
  return { documents: await store.listDocuments(database, userId), used_bytes: await readUsage(database, userId) };
}

async function readDocument(database: Database, userId: string, id: string): Promise<VaultDocument> {
  const document = await store.findDocument(database, [userId], id);
  if (!document) throw new Problem('not_found');
  return document;
}

async function changeDocument(
  { database, events }: Vault,
  caller: Caller,
  id: string,
  change: store.DocumentChange,
): Promise<VaultDocument> {
  try {
    const found = Object.keys(change).length === 0 || (await store.updateDocument(database, caller.id, id, change));
    if (!found) throw new Problem('not_found');
    if (change.category) await fitAgain(database, caller.id, id, change.category);
  } catch (error) {
    throw nameTaken(error);
  }
  events.publish(caller.id, { topic: 'documents', id });
  return await readDocument(database, caller.id, id);
}

export async function updateDocument(
  ports: Vault,
  caller: Caller,
  change: { document_id: string; custom_name?: string | undefined; category?: DocumentCategory | undefined },
): Promise<VaultDocument> {
  return await changeDocument(ports, caller, change.document_id, {
    ...(change.custom_name !== undefined && { name: paperNameOf(change.custom_name) }),
    ...(change.category && { category: change.category }),
  });
}

export async function setExpiry(
  ports: Vault,
  caller: Caller,
  { document_id, expires_on }: { document_id: string; expires_on: string | null },
  language: string,
): Promise<VaultDocument> {
  return await changeDocument(ports, caller, document_id, { expires_on, reminder_language: language });
}

export async function deleteDocument(
  { database, events }: Vault,
  caller: Caller,
  id: string,
): Promise<{ restorableUntil: Date }> {
  const at = await markDeleted(database, 'documents', caller.id, id);
  if (!at) throw new Problem('not_found');
  events.publish(caller.id, { topic: 'documents', id });
  await notifyMentors({ database, events }, caller.id, 'documents');
  return { restorableUntil: restorableUntil(at) };
}

/** Brings a paper back; where its name was taken meanwhile, a number tells the two apart. */
export async function restoreDocument({ database, events }: Vault, caller: Caller, id: string): Promise<VaultDocument> {
  const restored = await takeBack(database, caller.id, id);
  events.publish(caller.id, { topic: 'documents', id: restored._id });
  return restored;
}

/** So often another paper may take the name that was free a moment before. */
const takeBackTries = 20;

async function takeBack(database: Database, userId: string, id: string, tries = takeBackTries): Promise<VaultDocument> {
  try {
    return await database.transaction().execute(async (transaction) => {
      await takeTurn(transaction, userId);
      const paper = await deleted.findRestorable(transaction, userId, id);
      if (!paper) throw new Problem('not_found');
      const taken = await deleted.listNames(transaction, userId, paper.category, id);
      await deleted.unmarkDeleted(transaction, userId, id, freeName(paper.name, taken, 1 + takeBackTries - tries));
      const { live } = await store.countDocuments(transaction, userId);
      if (live > documentsMax) throw new Problem('vault_full');
      return await readDocument(transaction, userId, id);
    });
  } catch (error) {
    const problem = nameTaken(error);
    if (tries === 1 || !(problem instanceof Problem && problem.code === 'duplicate_file')) throw problem;
    return await takeBack(database, userId, id, tries - 1);
  }
}

export async function deleteForGood(
  { database, events, files: stored }: Vault,
  caller: Caller,
  id: string,
): Promise<void> {
  const keys = await removeForGood(database, caller.id, id);
  if (!keys) throw new Problem('not_found');
  events.publish(caller.id, { topic: 'documents', id });
  // what fails here is done by the sweep
  for (const key of keys) await removeFile({ database, files: stored }, key).catch(() => undefined);
}

/** Deletes a deleted paper's rows; answers the keys of its files, which are marked as leaving. */
export async function removeForGood(database: Database, userId: string, id: string): Promise<string[] | undefined> {
  return await database.transaction().execute(async (transaction) => {
    const locked = await store.lockDocument(transaction, userId, id);
    if (!locked?.deleted) return undefined;
    const keys = await files.dropFiles(transaction, userId, id);
    await deleted.removeDeleted(transaction, userId, id);
    return keys;
  });
}
