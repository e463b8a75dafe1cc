import type { Database } from '#database/database.ts';
import type { NotedFile } from '#ports/files/files.ts';
import { knownKeys, listKeptFiles } from './documents.files.store.ts';
import { fileKey, thumbnailKey } from './documents.removal.ts';

/** Every file of every vault that must be in storage. */
export async function* listPaperFiles(database: Database): AsyncGenerator<NotedFile> {
  for await (const { key, size, sha256, has_thumbnail } of listKeptFiles(database)) {
    yield { key: fileKey(key), size: Number(size), sha256: sha256 ?? undefined };
    if (has_thumbnail) yield { key: thumbnailKey(key), size: undefined, sha256: undefined };
  }
}

/** Whether a file of that name in storage is ours to keep, or on its way in or out. */
export async function isPaperFileNoted(database: Database, id: string): Promise<boolean> {
  return (await knownKeys(database, [id])).has(id);
}
