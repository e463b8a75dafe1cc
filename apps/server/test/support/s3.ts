// The S3 server that tools/s3-server.ts has started, and a line to it that can be cut.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, connect as openSocket, type Socket } from 'node:net';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import type { S3Place } from '#ports/files/files-s3.ts';

const setting = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run this with npm run test:s3`);
  return value;
};

export const realPlace = (): S3Place => ({
  endpoint: setting('S3_ENDPOINT'),
  region: 'us-east-1',
  bucket: setting('S3_BUCKET'),
  accessKeyId: setting('S3_ACCESS_KEY_ID'),
  secretAccessKey: setting('S3_SECRET_ACCESS_KEY'),
});

/** The settings of a server whose files are in the bucket behind `endpoint`. */
export const s3Environment = (endpoint: string, bucket = setting('S3_BUCKET')) => ({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: bucket,
  S3_ACCESS_KEY_ID: setting('S3_ACCESS_KEY_ID'),
  S3_SECRET_ACCESS_KEY: setting('S3_SECRET_ACCESS_KEY'),
});

/** An empty bucket of its own. */
export async function newBucket(): Promise<S3Place> {
  const place = { ...realPlace(), bucket: `lantern-${randomUUID()}` };
  const { accessKeyId, secretAccessKey, region, endpoint = '' } = place;
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
  });
  await client.send(new CreateBucketCommand({ Bucket: place.bucket }));
  client.destroy();
  return place;
}

export type Line = {
  endpoint: string;
  /** Refuses every connection, as a server that is down does. */
  cut: () => Promise<void>;
  mend: () => Promise<void>;
  /** Sees what goes up and may change it; undefined breaks the connection. */
  meddle: (with_: ((chunk: Buffer) => Buffer | undefined) | undefined) => void;
};

/** Carries bytes to the S3 server and back. */
export async function startLine(): Promise<Line> {
  const { hostname, port } = new URL(setting('S3_ENDPOINT'));
  const open = new Set<Socket>();
  let meddler: ((chunk: Buffer) => Buffer | undefined) | undefined;
  const server = createServer((near) => {
    const far = openSocket(Number(port), hostname);
    open.add(near);
    near.on('data', (chunk) => {
      const changed = meddler ? meddler(chunk as Buffer) : (chunk as Buffer);
      if (changed) far.write(changed);
      else near.destroy();
    });
    far.pipe(near);
    const end = () => {
      open.delete(near);
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) socket.on('error', end).on('close', end);
  });
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const address = server.address();
  const own = typeof address === 'object' && address ? address.port : 0;
  return {
    endpoint: `http://127.0.0.1:${own}`,
    async cut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
    mend: () => listen(own),
    meddle(with_) {
      meddler = with_;
    },
  };
}
