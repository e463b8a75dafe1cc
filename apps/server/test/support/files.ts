import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Files, TooLarge } from '#ports/files/files.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function drain(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of source) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function keysOf(files: Files): Promise<string[]> {
  const keys = [];
  for await (const { key } of files.list()) keys.push(key);
  return keys;
}

/** The tests that every adapter of the files port passes. */
export function promiseOfFiles(make: () => Files): void {
  const newKey = () => `documents/${randomUUID()}`;

  test('what is written is read, with its size and hash', async () => {
    const files = make();
    const key = newKey();
    const bytes = randomBytes(100_000);
    expect(await files.write(key, bytes)).toEqual({ size: bytes.length, sha256: sha256(bytes) });
    expect(Buffer.from((await files.read(key)) ?? [])).toEqual(bytes);
    await files.stop();
  });

  test('a stream of 7 MB in odd pieces arrives whole, and parts of it can be opened', async () => {
    const files = make();
    const key = newKey();
    const bytes = randomBytes(7_000_001);
    expect(await files.writeStream(key, inPieces(bytes, 65_537), bytes.length)).toEqual({
      size: bytes.length,
      sha256: sha256(bytes),
    });
    const whole = await files.open(key);
    expect(whole?.size).toBe(bytes.length);
    expect((await drain(whole?.bytes ?? inPieces(bytes, 1))).equals(bytes)).toBe(true);
    const part = await files.open(key, { start: 10, end: 19 });
    expect(await drain(part?.bytes ?? inPieces(bytes, 1))).toEqual(bytes.subarray(10, 20));
    await files.stop();
  });

  test('an empty file is a file', async () => {
    const files = make();
    const key = newKey();
    expect((await files.writeStream(key, inPieces(new Uint8Array(), 1), 10)).size).toBe(0);
    expect((await files.read(key))?.length).toBe(0);
    await files.stop();
  });

  test('a byte over the limit stores nothing', async () => {
    const files = make();
    const key = newKey();
    await expect(files.writeStream(key, inPieces(randomBytes(1001), 100), 1000)).rejects.toThrow(TooLarge);
    expect(await files.read(key)).toBeUndefined();
    expect(await keysOf(files)).not.toContain(key);
    await files.stop();
  });

  test('a source that breaks stores nothing', async () => {
    const files = make();
    const key = newKey();
    async function* breaking() {
      yield randomBytes(6_000_000);
      throw new Error('the line is cut');
    }
    await expect(files.writeStream(key, breaking(), 10_000_000)).rejects.toThrow('the line is cut');
    expect(await files.read(key)).toBeUndefined();
    await files.stop();
  });

  test('what is not there is undefined, and removing it is fine', async () => {
    const files = make();
    const key = newKey();
    expect(await files.read(key)).toBeUndefined();
    expect(await files.open(key)).toBeUndefined();
    await files.remove(key);
    await files.stop();
  });

  test('what is removed is gone from reads and lists', async () => {
    const files = make();
    const key = newKey();
    await files.write(key, new Uint8Array([1, 2, 3]));
    expect(await keysOf(files)).toContain(key);
    await files.remove(key);
    expect(await files.read(key)).toBeUndefined();
    expect(await keysOf(files)).not.toContain(key);
    await files.stop();
  });

  test.each(['../passwd', 'documents/../../x', 'documents/name.pdf', '/etc/passwd', 'documents/', ''])(
    'a key that we did not make (%s) is refused',
    async (key) => {
      const files = make();
      await expect(files.write(key, new Uint8Array(1))).rejects.toThrow();
      await expect(files.read(key)).rejects.toThrow();
      await expect(files.open(key)).rejects.toThrow();
      await expect(files.remove(key)).rejects.toThrow();
      await files.stop();
    },
  );

  test('it says whether it can write', async () => {
    const files = make();
    await files.check();
    await files.stop();
  });
}
