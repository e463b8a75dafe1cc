import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Files } from './files.ts';

const safeKey = /^[a-z-]+\/[0-9a-f-]{36}$/;

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Files in a folder: temporary file, fsync, rename, fsync of the folder. */
export function diskFiles(root: string): Files {
  const pathOf = (key: string) => {
    if (!safeKey.test(key)) throw new Error('not a file key');
    return join(root, key);
  };
  return {
    async write(key, bytes) {
      const path = pathOf(key);
      const folder = dirname(path);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const temporary = `${path}.${randomUUID()}.part`;
      try {
        const handle = await open(temporary, 'wx', 0o600);
        try {
          await handle.writeFile(bytes);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(temporary, path);
        await syncFolder(folder);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    async read(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async check() {
      const probe = `check/${randomUUID()}`;
      await this.write(probe, new Uint8Array([1]));
      await this.remove(probe);
    },
  };
}
