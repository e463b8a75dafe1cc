import type { Ports } from '#ports/ports.ts';
import { listUnshownPhotos } from './profile.photo.store.ts';
import { removePhoto } from './profile.photo.ts';

/** Removes the files that no profile shows, such as those of guests who are gone. */
export async function sweepPhotos(ports: Pick<Ports, 'database' | 'files'>): Promise<void> {
  for (const key of await listUnshownPhotos(ports.database)) await removePhoto(ports, key);
}
