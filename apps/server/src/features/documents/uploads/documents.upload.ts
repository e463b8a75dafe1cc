// A file is noted, stored, then made a version of a paper in one transaction. Whatever dies in between, the note is there
// and documents.jobs.ts removes what nobody was told about.

import { randomUUID } from 'node:crypto';
import type { VaultDocument } from '@lantern/contract/documents';
import { documentMax } from '@lantern/contract/documents.rules';
import { newVersionOf, type UploadFields } from '@lantern/contract/documents.uploads';
import { hours, inSeconds } from '@lantern/contract/durations';
import { Problem } from '@lantern/contract/problem';
import { type Database, isForeignKeyViolation } from '#database/database.ts';
import { checkTries, countTry, type Throttle, tryKey } from '#database/throttles.ts';
import { type Caller, requireOwn } from '#feature/caller.ts';
import { notifyStaff } from '#features/notifications/notifications.service.ts';
import { type StoredFile, TooLarge } from '#ports/files/files.ts';
import type { Ports } from '#ports/ports.ts';
import { nameTaken } from '../documents.names.ts';
import * as store from '../documents.store.ts';
import * as files from '../files/documents.files.store.ts';
import { fileKey, removeFile } from '../files/documents.removal.ts';
import { lookAtDocument } from '../look/documents.look.ts';
import { onlyPdf } from './documents.bytes.ts';
import { lockForVersion, nameOf, requirePaperRoom, requirePlace } from './documents.capacity.ts';
import * as room from './documents.room.store.ts';

export type Uploading = Pick<Ports, 'database' | 'events' | 'files' | 'jobs'> & { quota: number };

const uploadsPerStudent: Throttle = { tries: 300, windowSeconds: inSeconds(hours(1)) };
/** Resumable ones, of one student. */
const openMax = 10;
const tooLarge = 'This file is larger than 10 MB. Make it smaller, or split it in two.';

type ArrivedFile = StoredFile & { key: string };

/** Lets a resumable upload begin, unless it would be refused at its end as things stand now. */
export async function beginUpload(
  { database, quota }: Uploading,
  caller: Caller,
  { id, size, fields }: { id: string; size: number; fields: UploadFields },
): Promise<void> {
  requireOwn(caller, fields.user_id);
  await checkTries(database, tryKey('uploads', caller.id), uploadsPerStudent);
  await database.transaction().execute(async (transaction) => {
    await room.takeTurn(transaction, caller.id);
    await requirePlace(transaction, caller.id, fields);
    const open = await room.readOpen(transaction, caller.id);
    if (open.count >= openMax)
      throw new Problem('too_many_requests', {
        detail: 'Finish or cancel some of your uploads first.',
        retryAfter: 60,
      });
    if ((await room.readUsage(transaction, caller.id)) + open.bytes + size > quota) throw new Problem('quota_exceeded');
    await room.openUpload(transaction, caller.id, { id, bytes: size });
  });
}

type Receive = (bytes: AsyncIterable<Uint8Array>) => Promise<StoredFile>;

/**
 * Makes a file that arrives a paper, or a new version of one: `arrive` hands its bytes on and answers its fields. The
 * same upload sent twice is one paper; of one that fails nothing is left. `openId` is that of a resumable upload.
 */
export async function takeUpload(
  ports: Uploading,
  caller: Caller,
  arrive: (receive: Receive) => Promise<{ kept: StoredFile; body: UploadFields }>,
  openId?: string,
): Promise<VaultDocument> {
  const key = randomUUID();
  try {
    const { kept, body } = await arrive((bytes) => receiveFile(ports, caller, key, bytes));
    requireWhole(kept, body);
    requireOwn(caller, body.user_id);
    const { document, isNew } = await ports.database.transaction().execute(async (transaction) => {
      await room.takeTurn(transaction, caller.id);
      if (openId) await room.closeUpload(transaction, caller.id, openId);
      const again = await findSame(transaction, caller.id, body, kept);
      if (again) return { document: again, isNew: false };
      return { document: await keep(ports, transaction, caller, { key, ...kept }, body), isNew: true };
    });
    if (isNew) ports.events.publish(caller.id, { topic: 'documents', id: document._id });
    else await dropArrived(ports, key);
    return document;
  } catch (error) {
    await dropArrived(ports, key);
    if (error instanceof TooLarge) throw new Problem('payload_too_large', { detail: tooLarge });
    // the account was deleted while the file was on its way
    if (isForeignKeyViolation(error)) throw new Problem('unauthenticated');
    throw nameTaken(error);
  }
}

/** Makes a copy of an older version the newest one. */
export async function restoreVersion(
  ports: Uploading,
  caller: Caller,
  { document_id, version }: { document_id: string; version: number },
): Promise<VaultDocument> {
  const old = await files.findFile(ports.database, [caller.id], document_id, version);
  if (!old) throw new Problem('not_found');
  return await takeUpload(ports, caller, async (receive) => ({
    kept: await receive(bytesOf(ports, old.key)),
    body: newVersionOf(document_id),
  }));
}

/** Opened when they are read. */
async function* bytesOf({ files: storage }: Uploading, key: string): AsyncGenerator<Uint8Array> {
  const stored = await storage.open(fileKey(key));
  if (!stored) throw new Problem('not_found');
  yield* stored.bytes;
}

/** Stores the bytes of a PDF while they arrive; nobody owns a paper by them yet. */
async function receiveFile(
  { database, files: storage }: Uploading,
  caller: Caller,
  key: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<StoredFile> {
  await countTry(database, tryKey('uploads', caller.id), uploadsPerStudent);
  await files.noteArriving(database, caller.id, key);
  return await storage.writeStream(fileKey(key), onlyPdf(bytes), documentMax);
}

/** Takes back a file that did not become a paper. What fails here is done by the sweep. */
async function dropArrived(ports: Uploading, key: string): Promise<void> {
  if (await files.giveUp(ports.database, key)) await removeFile(ports, key).catch(() => undefined);
}

function requireWhole({ sha256 }: StoredFile, fields: UploadFields): void {
  if (fields.sha256 !== undefined && fields.sha256 !== sha256.toString('hex'))
    throw new Problem('invalid_request', { detail: 'The file was damaged on its way. Please upload it again.' });
}

async function findSame(
  transaction: Database,
  userId: string,
  { document_id, replaces }: UploadFields,
  { sha256 }: StoredFile,
): Promise<VaultDocument | undefined> {
  const id = replaces ?? document_id;
  if (!id) return undefined;
  const digest = await files.findDigest(transaction, userId, id);
  return digest?.equals(sha256) ? await store.findDocument(transaction, [userId], id) : undefined;
}

async function keep(
  { quota, jobs }: Uploading,
  transaction: Database,
  caller: Caller,
  file: ArrivedFile,
  fields: UploadFields,
): Promise<VaultDocument> {
  const { id, version } = fields.replaces
    ? await addVersion(transaction, caller.id, fields.replaces)
    : await addPaper(transaction, caller.id, fields);
  const promised = (await room.readOpen(transaction, caller.id)).bytes;
  if (!(await room.takeRoom(transaction, caller.id, file.size, quota - promised))) throw new Problem('quota_exceeded');
  const { key, size, sha256 } = file;
  // the sweep gives an upload up after an hour
  if (!(await files.keepFile(transaction, caller.id, { key, documentId: id, version, size, sha256 })))
    throw new Problem('busy', { retryAfter: 1 });
  await jobs.enqueue(transaction, lookAtDocument, { key });
  if (!caller.guest)
    await notifyStaff(jobs, transaction, 'papers', {
      ...{ kind: 'papers-wait', key: 'papers-wait', places: {}, path: '/admin/documents', renew: true },
    });
  const document = await store.findDocument(transaction, [caller.id], id);
  if (!document) throw new Problem('not_found');
  return document;
}

async function addPaper(transaction: Database, userId: string, fields: UploadFields) {
  await requirePaperRoom(transaction, userId);
  const id = fields.document_id?.toLowerCase() ?? randomUUID();
  await store.insertDocument(transaction, userId, { id, category: fields.category, name: nameOf(fields.custom_name) });
  return { id, version: 1 };
}

async function addVersion(transaction: Database, userId: string, replaces: string) {
  const locked = await lockForVersion(transaction, userId, replaces);
  const version = locked.version + 1;
  await store.setVersion(transaction, userId, locked.id, version);
  return { id: locked.id, version };
}
