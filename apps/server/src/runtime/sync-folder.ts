import { open } from 'node:fs/promises';

/** Makes the names in a folder survive a power cut. Windows has no such call, and keeps names in its journal. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
