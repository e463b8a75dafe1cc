import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Files } from '#ports/files/files.ts';

/** SHA-256 in hex. */
async function hashStream(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of bytes) hash.update(chunk);
  return hash.digest('hex');
}

/** Of a file in storage; undefined where there is none. */
export async function hashStored(files: Files, key: string): Promise<string | undefined> {
  const file = await files.open(key);
  return file && (await hashStream(file.bytes));
}

/** Of a file on the disk; undefined where there is none. */
export async function hashFile(path: string): Promise<{ sha256: string; size: number } | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  return { sha256: await hashStream(createReadStream(path, { highWaterMark: 1_048_576 })), size: found.size };
}
