import type { Ports } from '#ports/ports.ts';
import { knownPhotos, listUnshownPhotos } from './profile.photo.store.ts';
import { fileKey, removePhoto } from './profile.photo.ts';

/** Removes the files that no profile shows, such as those of guests who are gone. */
export async function sweepPhotos(ports: Pick<Ports, 'database' | 'files'>): Promise<void> {
  for (const key of await listUnshownPhotos(ports.database)) await removePhoto(ports, key);
}

const dayMs = 24 * 60 * 60 * 1000;

/** Once a day: photos without any note, such as half files of a power cut, or what a move of the files left behind. */
export async function sweepStrayPhotos({ database, files }: Pick<Ports, 'database' | 'files'>): Promise<void> {
  const old = Date.now() - dayMs;
  const folder = fileKey('');
  for await (const { key, modifiedAt } of files.list()) {
    if (!key.startsWith(folder) || modifiedAt.getTime() >= old) continue;
    const id = key.slice(folder.length);
    const isHalf = id.endsWith('.part');
    if (isHalf || !(await knownPhotos(database, [id])).has(id)) await files.remove(key);
  }
}
