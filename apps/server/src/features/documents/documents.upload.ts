// A file is noted, stored, then made a version of a paper in one transaction. Whatever dies in between, the note is there
// and documents.jobs.ts removes what nobody was told about.
import { randomUUID } from 'node:crypto';
import { documentMax, documentsMax, fileNameOf, type VaultDocument } from '@lantern/contract/documents';
import type { UploadFields } from '@lantern/contract/documents.uploads';
import { Problem } from '@lantern/contract/problem';
import { type Caller, requireOwn } from '#caller.ts';
import type { Database } from '#database/database.ts';
import { countTry, type Limit, tryKey } from '#database/limits.ts';
import { type StoredFile, TooLarge } from '#ports/files/files.ts';
import type { Ports } from '#ports/ports.ts';
import { onlyPdf } from './documents.bytes.ts';
import * as files from './documents.files.store.ts';
import { lookAtDocument } from './documents.look.ts';
import { nameTaken } from './documents.names.ts';
import { fileKey, removeFile } from './documents.removal.ts';
import * as room from './documents.room.store.ts';
import * as store from './documents.store.ts';

export type Uploading = Pick<Ports, 'database' | 'events' | 'files' | 'jobs'> & { quota: number };

const uploadsPerStudent: Limit = { tries: 300, windowSeconds: 3600 };
/** With the deleted ones, so that uploading and deleting does not fill the table. */
const papersMax = 2 * documentsMax;
const versionsMax = 100;
const tooLarge = 'This file is larger than 10 MB. Make it smaller, or split it in two.';

export type ArrivedFile = StoredFile & { key: string };

/** Stores the bytes of a PDF under a new key while they arrive; nobody owns a paper by it yet. */
export async function receiveFile(
  ports: Uploading,
  caller: Caller,
  bytes: AsyncIterable<Uint8Array>,
): Promise<ArrivedFile> {
  await countTry(ports.database, tryKey('uploads', caller.id), uploadsPerStudent);
  const key = randomUUID();
  await files.noteArriving(ports.database, caller.id, key);
  try {
    return { key, ...(await ports.files.writeStream(fileKey(key), onlyPdf(bytes), documentMax)) };
  } catch (error) {
    await dropArrived(ports, key);
    throw error instanceof TooLarge ? new Problem('payload_too_large', { detail: tooLarge }) : error;
  }
}

/** Takes back a file that did not become a paper. What fails here is done by the sweep. */
export async function dropArrived(ports: Uploading, key: string): Promise<void> {
  if (await files.giveUp(ports.database, key)) await removeFile(ports, key).catch(() => undefined);
}

/** Makes an arrived file a paper, or a new version of one. The same upload sent twice is one paper. */
export async function keepUpload(
  ports: Uploading,
  caller: Caller,
  file: ArrivedFile,
  fields: UploadFields,
): Promise<VaultDocument> {
  try {
    requireOwn(caller, fields.user_id);
    if (fields.sha256 !== undefined && fields.sha256 !== file.sha256.toString('hex'))
      throw new Problem('invalid_request', { detail: 'The file was damaged on its way. Please upload it again.' });
    const again = await findSame(ports.database, caller.id, fields, file);
    if (again) {
      await dropArrived(ports, file.key);
      return again;
    }
    const kept = await ports.database
      .transaction()
      .execute((transaction) => keep(ports, transaction, caller, file, fields));
    ports.events.publish(caller.id, { topic: 'documents', id: kept._id });
    return kept;
  } catch (error) {
    await dropArrived(ports, file.key);
    throw nameTaken(error);
  }
}

async function findSame(
  database: Database,
  userId: string,
  { document_id, replaces }: UploadFields,
  { sha256 }: ArrivedFile,
): Promise<VaultDocument | undefined> {
  const id = replaces ?? document_id;
  if (!id) return undefined;
  const digest = await files.findDigest(database, userId, id);
  return digest?.equals(sha256) ? await store.findDocument(database, [userId], id) : undefined;
}

async function keep(
  { quota, jobs }: Uploading,
  transaction: Database,
  caller: Caller,
  file: ArrivedFile,
  fields: UploadFields,
): Promise<VaultDocument> {
  await room.takeTurn(transaction, caller.id);
  const { id, version } = fields.replaces
    ? await addVersion(transaction, caller.id, fields.replaces)
    : await addPaper(transaction, caller.id, fields);
  if (!(await room.takeRoom(transaction, caller.id, file.size, quota))) throw new Problem('quota_exceeded');
  const { key, size, sha256 } = file;
  // the sweep gives an upload up after an hour
  if (!(await files.keepFile(transaction, caller.id, { key, documentId: id, version, size, sha256 })))
    throw new Problem('busy', { retryAfter: 1 });
  await jobs.enqueue(transaction, lookAtDocument, { key });
  const document = await store.findDocument(transaction, [caller.id], id);
  if (!document) throw new Problem('not_found');
  return document;
}

async function addPaper(transaction: Database, userId: string, fields: UploadFields) {
  const { live, all } = await store.countDocuments(transaction, userId);
  if (live >= documentsMax || all >= papersMax) throw new Problem('vault_full');
  const id = fields.document_id?.toLowerCase() ?? randomUUID();
  const name = fileNameOf(fields.custom_name.toWellFormed());
  await store.insertDocument(transaction, userId, { id, category: fields.category, name });
  return { id, version: 1 };
}

async function addVersion(transaction: Database, userId: string, replaces: string) {
  const locked = await store.lockDocument(transaction, userId, replaces);
  if (!locked || locked.deleted) throw new Problem('not_found');
  if (locked.version >= versionsMax) throw new Problem('too_many_versions');
  const version = locked.version + 1;
  await store.setVersion(transaction, userId, locked.id, version);
  return { id: locked.id, version };
}
