import { statfs } from 'node:fs/promises';
import { FilesFull } from './files.ts';

/** Bytes that files leave free: the database lies beside them, and without room it cannot even delete. */
const reserve = 200 * 1024 * 1024;

/** Throws FilesFull where this many bytes more would touch the reserve. */
export async function requireDiskRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize - bytes < reserve) throw new FilesFull();
}
