import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { countBytes } from './count-bytes.ts';
import type { StoredFile } from './files.ts';

export type Spooled = StoredFile & {
  /** The bytes from the start, as often as wanted. */
  open: () => Readable;
  close: () => Promise<void>;
};

/**
 * Keeps what arrives on the disk until it is whole. The file has no name from its first byte on, so that nothing of it
 * is left whatever happens to this process. Throws TooLarge at the first byte over the limit.
 */
export async function spool(folder: string, source: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Spooled> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const handle = await open(path, 'wx+', 0o600);
  try {
    await rm(path);
    const counted = countBytes(source, maxBytes);
    for await (const chunk of counted.bytes()) await handle.appendFile(chunk);
    return {
      ...counted.result(),
      open: () => handle.createReadStream({ start: 0, autoClose: false }),
      close: () => handle.close(),
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
}
