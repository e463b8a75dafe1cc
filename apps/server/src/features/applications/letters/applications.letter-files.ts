// Files of letters in the storage: which must be there, which leave, and which a student takes along.
import { days } from '@lantern/contract/durations';
import { mayRemoveFiles } from '#database/backup-lock.ts';
import type { Database } from '#database/database.ts';
import type { ExportedFile } from '#feature/export-part.ts';
import type { NotedFile } from '#ports/files/files.ts';
import type { Ports } from '#ports/ports.ts';
import * as store from './applications.letter-files.store.ts';

export const letterFolder = 'letters';
export const letterKey = (key: string) => `${letterFolder}/${key}`;

type Stored = Pick<Ports, 'database' | 'files'>;

/** Removes bytes and note; false while a backup reads: the sweep does it later. */
export async function removeLetterFile({ database, files }: Stored, key: string): Promise<boolean> {
  if (!(await mayRemoveFiles(database))) return false;
  await files.remove(letterKey(key));
  await store.forgetFile(database, key);
  return true;
}

/** Removes what belongs to no request: uploads that were cut off, requests and people that are gone. */
export async function sweepLetters(ports: Stored): Promise<void> {
  for (;;) {
    const keys = await store.claimLeaving(ports.database);
    if (keys.length === 0) return;
    for (const key of keys) if (!(await removeLetterFile(ports, key))) return;
  }
}

/** Once a day: bytes without any note, such as the halves that a power cut left. */
export async function sweepStrayLetters({ database, files }: Stored): Promise<void> {
  const old = Date.now() - days(1);
  for await (const { key, modifiedAt } of files.list()) {
    if (!key.startsWith(letterKey('')) || modifiedAt.getTime() >= old) continue;
    const id = key.slice(letterKey('').length);
    if (id.endsWith('.part') || !(await store.isNoted(database, id))) await files.remove(key);
  }
}

export async function* listLetterFiles(database: Database): AsyncGenerator<NotedFile> {
  for await (const { key, size, sha256 } of store.listKept(database))
    yield { key: letterKey(key), size: Number(size), sha256: sha256 ?? undefined };
}

/** Letters whose right to read was waived are not taken along. */
export async function* exportLetters({ database }: Pick<Ports, 'database'>, userId: string) {
  for (const { key, name, kept_at } of await store.listReadable(database, userId)) {
    const file: ExportedFile = {
      path: `letters/${name.replace(/[^\p{L}\p{N} ._-]/gu, '_').slice(0, 100)}.pdf`,
      title: name,
      date: kept_at,
      content: { key: letterKey(key) },
    };
    yield file;
  }
}
