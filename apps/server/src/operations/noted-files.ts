// Every file that must be in storage, by what the features have noted.
import type { Database } from '#database/database.ts';
import { features } from '#features/features.ts';
import type { NotedFile } from '#ports/files/files.ts';

export async function* listNotedFiles(database: Database): AsyncGenerator<NotedFile> {
  for (const { files } of features) if (files) yield* files.listNoted(database);
}

/** Whether a file has a note still, whatever it says. */
export async function isNoted(database: Database, key: string): Promise<boolean> {
  const [folder = '', id = ''] = key.split('/');
  const owner = features.find(({ files }) => files?.folders.includes(folder));
  return (await owner?.files?.isNoted(database, id)) ?? false;
}
