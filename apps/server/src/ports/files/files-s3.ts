import { randomUUID } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { countBytes } from './count-bytes.ts';
import { type Files, type ListedFile, requireKey, type StoredFile } from './files.ts';

export type S3Place = {
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const connectMs = 5_000;
const answerMs = 30_000;

const isMissing = (error: unknown) =>
  error instanceof S3ServiceException && (error.name === 'NoSuchKey' || error.$metadata.httpStatusCode === 404);

/**
 * Files in a bucket of any S3 server. An object appears when its last byte was acknowledged, or not at all; parts of an
 * upload that broke are taken back, and those of a process that died are for the bucket's own lifecycle rule.
 */
export function s3Files({ bucket, endpoint, region, ...credentials }: S3Place): Files {
  const client = new S3Client({
    region,
    credentials,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: 3,
    requestHandler: { connectionTimeout: connectMs, requestTimeout: answerMs, throwOnRequestTimeout: true },
    // with the defaults some servers store the checksum's own lines as part of a streamed file
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const place = (key: string) => ({ Bucket: bucket, Key: requireKey(key) });

  async function writeStream(key: string, source: AsyncIterable<Uint8Array>, maxBytes: number): Promise<StoredFile> {
    const counted = countBytes(source, maxBytes);
    const body = new PassThrough();
    const upload = new Upload({ client, params: { ...place(key), Body: body }, queueSize: 2 });
    const feeding = pipeline(Readable.from(counted.bytes()), body).catch(async (error) => {
      await upload.abort();
      throw error;
    });
    // when the source fails, its own error is the one to tell
    const sent = upload.done().catch(async (error) => {
      body.destroy();
      await feeding;
      throw error;
    });
    await Promise.all([feeding, sent]);
    return counted.result();
  }

  const files: Files = {
    async writeStream(key, source, maxBytes) {
      requireKey(key);
      return await writeStream(key, source, maxBytes);
    },
    async write(key, bytes) {
      requireKey(key);
      return await writeStream(key, Readable.from([bytes]), Number.POSITIVE_INFINITY);
    },
    async read(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand(place(key)));
        return await Body?.transformToByteArray();
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async open(key, range) {
      try {
        const part = range && { Range: `bytes=${range.start}-${range.end}` };
        const { Body, ContentLength, ContentRange } = await client.send(
          new GetObjectCommand({ ...place(key), ...part }),
        );
        const whole = ContentRange?.split('/')[1];
        return { size: Number(whole ?? ContentLength), bytes: Body as Readable };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(place(key)));
    },
    async *list(): AsyncGenerator<ListedFile> {
      let next: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, ...(next && { ContinuationToken: next }) }),
        );
        for (const { Key = '', Size = 0, LastModified = new Date(0) } of page.Contents ?? [])
          yield { key: Key, size: Size, modifiedAt: LastModified };
        next = page.NextContinuationToken;
      } while (next);
    },
    async check() {
      await client.send(new HeadBucketCommand({ Bucket: bucket }));
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
