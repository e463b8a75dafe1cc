import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder } from '#runtime/sync-folder.ts';
import { countBytes, once } from './count-bytes.ts';
import { requireDiskRoom } from './disk-room.ts';
import { type Files, type ListedFile, requireKey, type StoredFile } from './files.ts';

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Files in a folder: temporary file, fsync, rename, fsync of the folder. */
export function diskFiles(root: string): Files {
  const pathOf = (key: string) => join(root, requireKey(key));

  async function writeStream(key: string, source: AsyncIterable<Uint8Array>, maxBytes: number): Promise<StoredFile> {
    const path = pathOf(key);
    const folder = dirname(path);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // what has no limit is made by us, and small
    if (Number.isFinite(maxBytes)) await requireDiskRoom(folder, maxBytes);
    const temporary = `${path}.${randomUUID()}.part`;
    const counted = countBytes(source, maxBytes);
    try {
      const handle = await open(temporary, 'wx', 0o600);
      try {
        for await (const chunk of counted.bytes()) await handle.appendFile(chunk);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(temporary, path);
      await syncFolder(folder);
      return counted.result();
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  const files: Files = {
    writeStream,
    write: (key, bytes) => writeStream(key, once(bytes), Number.POSITIVE_INFINITY),
    async read(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async open(key, range) {
      try {
        const handle = await open(pathOf(key), 'r');
        const { size } = await handle.stat();
        // the stream closes the handle
        return { size, bytes: handle.createReadStream(range ?? {}) };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    list: () => listFiles(root),
    async check() {
      const probe = `check/${randomUUID()}`;
      await files.write(probe, new Uint8Array([1]));
      await files.remove(probe);
    },
    stop: async () => {},
  };
  return files;
}

/** Half-written files are listed too (their key ends in `.part`): the sweep must see them. */
async function* listFiles(root: string): AsyncGenerator<ListedFile> {
  for await (const folder of entriesOf(root)) {
    if (!folder.isDirectory()) continue;
    for await (const entry of entriesOf(join(root, folder.name))) {
      if (!entry.isFile()) continue;
      try {
        const { size, mtime } = await stat(join(root, folder.name, entry.name));
        yield { key: `${folder.name}/${entry.name}`, size, modifiedAt: mtime };
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    }
  }
}

async function* entriesOf(folder: string) {
  try {
    yield* await opendir(folder);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
