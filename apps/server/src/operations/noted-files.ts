// Every file that must be in storage, by what the features have noted. A feature that stores files has its line here.
import type { Database } from '#database/database.ts';
import { isPaperFileNoted, listPaperFiles } from '#features/documents/documents.service.ts';
import { isPhotoFileNoted, listPhotoFiles } from '#features/profile/profile.files.service.ts';
import type { NotedFile } from '#ports/files/files.ts';

export async function* listNotedFiles(database: Database): AsyncGenerator<NotedFile> {
  yield* listPaperFiles(database);
  yield* listPhotoFiles(database);
}

/** Whether a file has a note still, whatever it says. */
export async function isNoted(database: Database, key: string): Promise<boolean> {
  const [folder = '', id = ''] = key.split('/');
  return folder === 'photos' ? await isPhotoFileNoted(database, id) : await isPaperFileNoted(database, id);
}
