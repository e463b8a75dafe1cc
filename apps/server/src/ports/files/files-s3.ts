import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { once } from './count-bytes.ts';
import { type Files, type ListedFile, requireKey, type StoredFile } from './files.ts';
import { isMissing, isRetryable, tellFailure } from './s3-failures.ts';
import { type Spooled, spool } from './spool.ts';

export type S3Place = {
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const connectMs = 5_000;
/** Without a byte either way. */
const silenceMs = 30_000;
/** 10 MB through a line of 1 Mbps. */
const answerMs = 120_000;
/** The library's 50 could all be held by slow readers. */
const sockets = 500;
const pausesMs = [200, 1_000];

/**
 * Files in a bucket of any S3 server. What arrives waits in `spoolFolder` until its last byte is there, then goes up in
 * one request that names its hash, which the server checks: the bucket never holds a part of a file.
 */
export function s3Files({ bucket, endpoint, region, ...credentials }: S3Place, spoolFolder: string): Files {
  const agent = { keepAlive: true, maxSockets: sockets };
  const client = new S3Client({
    region,
    credentials,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: 3,
    // it would write to our output; failures are thrown
    logger: { trace() {}, debug() {}, info() {}, warn() {}, error() {} },
    requestHandler: {
      connectionTimeout: connectMs,
      socketTimeout: silenceMs,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
      httpAgent: agent,
      httpsAgent: agent,
    },
    // with the defaults some servers store the checksum's own lines as part of a streamed file
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const place = (key: string) => ({ Bucket: bucket, Key: requireKey(key) });

  async function putOnce(key: string, { size, sha256, open }: Spooled): Promise<void> {
    const command = new PutObjectCommand({ ...place(key), Body: size > 0 ? open() : '', ContentLength: size });
    // part of what is signed, so that the server refuses other bytes
    command.middlewareStack.add(
      (next) => (call) => {
        (call.request as { headers: Record<string, string> }).headers['x-amz-content-sha256'] = sha256.toString('hex');
        return next(call);
      },
      { step: 'build', name: 'nameContent' },
    );
    await client.send(command);
  }

  /** The library repeats no request whose bytes come from a stream. */
  async function put(key: string, spooled: Spooled): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await putOnce(key, spooled);
      } catch (error) {
        const pause = pausesMs[attempt];
        if (pause === undefined || !isRetryable(error)) throw tellFailure(error);
        await sleep(pause);
      }
    }
  }

  async function writeStream(key: string, source: AsyncIterable<Uint8Array>, maxBytes: number): Promise<StoredFile> {
    requireKey(key);
    const spooled = await spool(spoolFolder, source, maxBytes);
    try {
      await put(key, spooled);
      return { size: spooled.size, sha256: spooled.sha256 };
    } finally {
      await spooled.close();
    }
  }

  async function get(key: string, Range?: string) {
    try {
      return await client.send(new GetObjectCommand({ ...place(key), Range }));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw tellFailure(error);
    }
  }

  const files: Files = {
    writeStream,
    write: (key, bytes) => writeStream(key, once(bytes), Number.POSITIVE_INFINITY),
    async read(key) {
      requireKey(key);
      const found = await get(key);
      return await found?.Body?.transformToByteArray().catch((error: unknown) => {
        throw tellFailure(error);
      });
    },
    async open(key, range) {
      requireKey(key);
      const found = await get(key, range && `bytes=${range.start}-${range.end}`);
      if (!found) return undefined;
      const whole = found.ContentRange?.split('/')[1];
      return { size: Number(whole ?? found.ContentLength), bytes: found.Body as Readable };
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(place(key))).catch((error: unknown) => {
        throw tellFailure(error);
      });
    },
    async *list(): AsyncGenerator<ListedFile> {
      let next: string | undefined;
      do {
        const page = await client
          .send(new ListObjectsV2Command({ Bucket: bucket, ContinuationToken: next }))
          .catch((error: unknown) => {
            throw tellFailure(error);
          });
        for (const { Key = '', Size = 0, LastModified = new Date(0) } of page.Contents ?? [])
          yield { key: Key, size: Size, modifiedAt: LastModified };
        next = page.NextContinuationToken;
      } while (next);
    },
    async check() {
      await client.send(new HeadBucketCommand({ Bucket: bucket })).catch((error: unknown) => {
        throw tellFailure(error);
      });
      const probe = `check/${randomUUID()}`;
      await files.write(probe, new Uint8Array([1]));
      await files.remove(probe);
    },
    async stop() {
      client.destroy();
    },
  };
  return files;
}
