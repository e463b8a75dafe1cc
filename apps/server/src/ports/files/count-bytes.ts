import { createHash } from 'node:crypto';
import { type StoredFile, TooLarge } from './files.ts';

/** Passes bytes on while counting and hashing them; throws TooLarge at the first byte over the limit. */
export function countBytes(source: AsyncIterable<Uint8Array>, maxBytes: number) {
  const hash = createHash('sha256');
  let size = 0;
  return {
    async *bytes(): AsyncGenerator<Uint8Array> {
      for await (const chunk of source) {
        size += chunk.byteLength;
        if (size > maxBytes) throw new TooLarge();
        hash.update(chunk);
        yield chunk;
      }
    },
    /** Asked for once, after the last byte. */
    result: (): StoredFile => ({ size, sha256: hash.digest() }),
  };
}

/** Bytes that are here already, as a stream that brings them at once. */
export async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
