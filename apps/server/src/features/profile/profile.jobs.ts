import type { Ports } from '#ports/ports.ts';
import { sweepStrayFiles } from '#runtime/stray-files.ts';
import { knownPhotos, listUnshownPhotos } from './profile.photo.store.ts';
import { removePhoto } from './profile.photo.ts';

/** Removes the files that no profile shows, such as those of guests who are gone. */
export async function sweepPhotos(ports: Pick<Ports, 'database' | 'files'>): Promise<void> {
  for (const key of await listUnshownPhotos(ports.database)) await removePhoto(ports, key);
}

/** Once a day: photos without any note, such as half files of a power cut, or what a move of the files left behind. */
export async function sweepStrayPhotos({ database, files }: Pick<Ports, 'database' | 'files'>): Promise<void> {
  await sweepStrayFiles(files, ['photos'], (ids) => knownPhotos(database, ids));
}
