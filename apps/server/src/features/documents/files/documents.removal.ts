import { mayRemoveFiles } from '#database/backup-lock.ts';
import type { Ports } from '#ports/ports.ts';
import { forgetFile } from './documents.files.store.ts';

export const fileKey = (key: string) => `documents/${key}`;
export const thumbnailKey = (key: string) => `thumbnails/${key}`;

/**
 * Removes the bytes of a file that is marked as leaving, then its note; done again it does nothing. False while a backup
 * reads: the sweep does it later.
 */
export async function removeFile(ports: Pick<Ports, 'database' | 'files'>, key: string): Promise<boolean> {
  if (!(await mayRemoveFiles(ports.database))) return false;
  await ports.files.remove(fileKey(key));
  await ports.files.remove(thumbnailKey(key));
  await forgetFile(ports.database, key);
  return true;
}
