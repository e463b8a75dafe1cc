// What the storage, backups, exports and erasures know of submitted recordings.
import type { RecordingType } from '@lantern/contract/recording-type';
import { mayRemoveFiles } from '#database/backup-lock.ts';
import type { Database } from '#database/database.ts';
import type { ExportedFile } from '#feature/export-part.ts';
import type { NotedFile } from '#ports/files/files.ts';
import type { Ports } from '#ports/ports.ts';
import { sweepStrayFiles } from '#runtime/stray-files.ts';
import * as store from './interviews.videos.files.store.ts';
import { listOwnRecordings } from './interviews.videos.store.ts';

type Stored = Pick<Ports, 'database' | 'files'>;

export const recordingsFolder = 'interview-videos';
export const fileKey = (key: string) => `${recordingsFolder}/${key}`;

const endings: Readonly<Record<RecordingType, string>> = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'audio/mp4': 'm4a',
  'audio/mpeg': 'mp3',
  'audio/aac': 'aac',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/flac': 'flac',
};
export const endingOf = (type: string) => endings[type as RecordingType] ?? 'bin';

/**
 * Removes the bytes of a file that is marked as leaving, then its note; done again it does nothing. False while a backup
 * reads: the sweep does it later.
 */
export async function removeRecording({ database, files }: Stored, key: string): Promise<boolean> {
  if (!(await mayRemoveFiles(database))) return false;
  await files.remove(fileKey(key));
  await store.forgetRecording(database, key);
  return true;
}

/** Removes the bytes that belong to no submission: uploads that were cut off, submissions and people that are gone. */
export async function sweepRecordings(ports: Stored): Promise<void> {
  for (
    let keys = await store.claimLeaving(ports.database);
    keys.length > 0;
    keys = await store.claimLeaving(ports.database)
  )
    for (const key of keys) if (!(await removeRecording(ports, key))) return;
}

export async function sweepStrayRecordings({ database, files }: Stored): Promise<void> {
  await sweepStrayFiles(files, [recordingsFolder], (ids) => store.knownRecordings(database, ids));
}

export async function* listNotedRecordings(database: Database): AsyncGenerator<NotedFile> {
  for await (const { key, size, sha256 } of store.listKeptRecordings(database))
    yield { key: fileKey(key), size: Number(size), sha256: sha256 ?? undefined };
}

export async function* listExportedRecordings(
  { database }: Pick<Ports, 'database'>,
  userId: string,
): AsyncGenerator<ExportedFile> {
  for (const { key, type, interview, submitted_at } of await listOwnRecordings(database, userId)) {
    const day = submitted_at.toISOString().slice(0, 10);
    yield {
      path: `mock-interviews/${interview} ${day}.${endingOf(type)}`,
      title: `${interview}: ${day}`,
      date: submitted_at,
      content: { key: fileKey(key) },
    };
  }
}
