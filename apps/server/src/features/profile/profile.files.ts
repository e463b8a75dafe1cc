import type { Database } from '#database/database.ts';
import type { NotedFile } from '#ports/files/files.ts';
import { listShownPhotos } from './profile.photo.store.ts';
import { fileKey } from './profile.photo.ts';

/** Every photo that must be in storage: those that profiles show. */
export async function* listPhotoFiles(database: Database): AsyncGenerator<NotedFile> {
  for await (const key of listShownPhotos(database)) yield { key: fileKey(key), size: undefined, sha256: undefined };
}
