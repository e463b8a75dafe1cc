// Files in S3, tried on a real server (npm run test:s3).
import { execFileSync } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, ListMultipartUploadsCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Files, FilesFull, FilesUnavailable } from '#ports/files/files.ts';
import { type S3Place, s3Files } from '#ports/files/files-s3.ts';
import { promiseOfFiles } from './support/files.ts';
import { type Line, realPlace, startLine } from './support/s3.ts';

let folder: string;
let line: Line;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lantern-files-s3-'));
  line = await startLine();
});
afterAll(async () => {
  await line.cut();
  await rm(folder, { recursive: true, force: true });
});

const newKey = () => `documents/${randomUUID()}`;
const open = (change: Partial<S3Place> = {}) => s3Files({ ...realPlace(), ...change }, folder);
const sdk = ({ endpoint, accessKeyId, secretAccessKey, region }: S3Place) =>
  new S3Client({
    endpoint: endpoint ?? '',
    forcePathStyle: true,
    region,
    credentials: { accessKeyId, secretAccessKey },
  });

async function partsOf(bucket: string): Promise<unknown[]> {
  const client = sdk(realPlace());
  const { Uploads } = await client.send(new ListMultipartUploadsCommand({ Bucket: bucket }));
  client.destroy();
  return Uploads ?? [];
}

async function expectNothing(files: Files, key: string): Promise<void> {
  expect(await files.read(key)).toBeUndefined();
  expect(await partsOf(realPlace().bucket)).toEqual([]);
  expect(await readdir(folder)).toEqual([]);
}

async function* megabytes(count: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < count * 16; at++) yield randomBytes(65_536);
}

describe('files in S3', () => {
  promiseOfFiles(() => open());

  test('an upload that breaks off leaves nothing: not in the bucket, no parts, not on the disk', async () => {
    const files = open();
    const key = newKey();
    async function* breaking() {
      yield* megabytes(9);
      throw new Error('the line is cut');
    }
    await expect(files.writeStream(key, breaking(), 20_000_000)).rejects.toThrow('the line is cut');
    await expectNothing(files, key);
    await files.stop();
  });

  test('a wrong signature is refused, and nothing is stored', async () => {
    const forged = open({ secretAccessKey: 'A'.repeat(40) });
    const key = newKey();
    await expect(forged.write(key, randomBytes(1000))).rejects.toThrow(/SignatureDoesNotMatch/);
    await expect(forged.write(key, randomBytes(1000))).rejects.toThrow(FilesUnavailable);
    await expect(forged.read(key)).rejects.toThrow(FilesUnavailable);
    await forged.stop();
    const files = open();
    await expectNothing(files, key);
    await files.stop();
  });

  test('bytes that were changed on their way are refused', async () => {
    const files = open({ endpoint: line.endpoint });
    const key = newKey();
    line.meddle((chunk) =>
      Buffer.from(chunk.toString('latin1').replaceAll('the right words', 'the wrong words'), 'latin1'),
    );
    await expect(files.write(key, Buffer.from(`${'x'.repeat(5000)} the right words`))).rejects.toThrow(
      FilesUnavailable,
    );
    line.meddle(undefined);
    await expectNothing(files, key);
    await files.stop();
  });

  test('a connection that breaks once is made again, and the file arrives whole', async () => {
    const files = open({ endpoint: line.endpoint });
    const key = newKey();
    const bytes = randomBytes(6_000_000);
    let passed = 0;
    let broken = 0;
    line.meddle((chunk) => {
      passed += chunk.length;
      if (broken > 0 || passed < 3_000_000) return chunk;
      broken += 1;
      return undefined;
    });
    const { sha256 } = await files.write(key, bytes);
    line.meddle(undefined);
    expect(broken).toBe(1);
    expect(
      createHash('sha256')
        .update((await files.read(key)) ?? '')
        .digest(),
    ).toEqual(sha256);
    await files.stop();
  });

  test('a server that is away is told as such, and comes back', async () => {
    const files = open({ endpoint: line.endpoint });
    const key = newKey();
    await files.write(key, new Uint8Array([1]));
    await line.cut();
    await expect(files.read(key)).rejects.toThrow(FilesUnavailable);
    await expect(files.open(key)).rejects.toThrow(FilesUnavailable);
    await expect(files.write(newKey(), new Uint8Array([1]))).rejects.toThrow(FilesUnavailable);
    await expect(files.remove(key)).rejects.toThrow(FilesUnavailable);
    await expect(files.check()).rejects.toThrow(FilesUnavailable);
    await expect(files.list()[Symbol.asyncIterator]().next()).rejects.toThrow(FilesUnavailable);
    await line.mend();
    expect(await files.read(key)).toEqual(new Uint8Array([1]));
    await files.stop();
  });

  test('a bucket that is not there is no empty one', async () => {
    const files = open({ bucket: `no-such-${randomUUID()}` });
    await expect(files.read(newKey())).rejects.toThrow(/NoSuchBucket/);
    await expect(files.check()).rejects.toThrow(FilesUnavailable);
    await files.stop();
  });

  test('a storage without room is told apart from one that is away', async () => {
    const keys = { accessKeyId: randomBytes(10).toString('hex'), secretAccessKey: randomBytes(20).toString('hex') };
    const place = { ...realPlace(), ...keys, bucket: `small-${randomUUID()}` };
    const admin = (...args: string[]) =>
      execFileSync('radosgw-admin', ['-n', 'client.rgw', ...args], { stdio: 'pipe' });
    admin(
      'user',
      'create',
      '--uid=small',
      '--display-name=Small',
      `--access-key=${keys.accessKeyId}`,
      `--secret-key=${keys.secretAccessKey}`,
    );
    admin('quota', 'set', '--uid=small', '--quota-scope=user', '--max-size=65536');
    admin('quota', 'enable', '--uid=small', '--quota-scope=user');
    const client = sdk(place);
    await client.send(new CreateBucketCommand({ Bucket: place.bucket }));
    client.destroy();
    const files = s3Files(place, folder);
    const key = newKey();
    await expect(files.write(key, randomBytes(1_000_000))).rejects.toThrow(FilesFull);
    expect(await files.read(key)).toBeUndefined();
    await files.stop();
  });

  test('fifty files of 10 MB at once pass through without being held in memory', async () => {
    const files = open();
    const before = process.memoryUsage();
    let most = 0;
    const watch = setInterval(() => {
      const { heapUsed, external } = process.memoryUsage();
      most = Math.max(most, heapUsed + external - before.heapUsed - before.external);
    }, 5);
    const stored = await Promise.all(
      Array.from({ length: 50 }, async () => ({
        key: newKey(),
        ...(await files.writeStream(newKey(), megabytes(10), 10_485_760)),
      })),
    );
    clearInterval(watch);
    console.log(`50 x 10 MB at once: at most ${Math.round(most / 1_048_576)} MB more in memory`);
    expect(stored.every(({ size }) => size === 10_485_760)).toBe(true);
    expect(most).toBeLessThan(200 * 1_048_576);
    await files.stop();
  });
});
