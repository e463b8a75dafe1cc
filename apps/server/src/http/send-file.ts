import type { Readable } from 'node:stream';
import { Problem } from '@lantern/contract/problem';
import type { FastifyReply } from 'fastify';
import type { ByteRange } from '#ports/files/files.ts';
import { rangeOf } from './byte-range.ts';
import { nothingRuns } from './headers.ts';

/** A file name for every browser: plain letters for old ones, the whole name for the rest (RFC 6266, RFC 5987). */
function attachmentOf(name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_');
  const whole = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}

/** What the handler of an endpoint with `response: 'file'` returns. `serve` sends it when the log of acts has its line. */
export type SentFile = {
  /** Under which a browser saves it. Without one it is shown in its place. */
  name?: string;
  type: string;
  bytes: Readable | Uint8Array;
  /** Bytes, where a stream has to say it. */
  size?: number;
  /** Take the place of the usual ones below. */
  headers?: Record<string, string>;
};

/** Sends bytes that people gave us: to be saved, never to be run by the browser. */
export function sendFile(reply: FastifyReply, { name, type, bytes, size, headers }: SentFile): FastifyReply {
  if (size !== undefined) reply.header('content-length', size);
  return reply
    .headers({
      'cache-control': 'private, no-store',
      'content-disposition': name === undefined ? 'inline' : attachmentOf(name),
      'content-security-policy': nothingRuns,
      ...headers,
    })
    .type(type)
    .send(bytes instanceof Uint8Array ? Buffer.from(bytes) : bytes);
}

type SeekableFile = Omit<SentFile, 'bytes'> & {
  size: number;
  /** the request's header, as it came */
  range: string | undefined;
  open: (range?: ByteRange) => Promise<{ bytes: Readable } | undefined>;
};

/** The same for what is played: a player asks for the ranges that it needs, and each is let through on its own. */
export async function partOf(
  reply: FastifyReply,
  { size, range: header, open, ...file }: SeekableFile,
): Promise<SentFile> {
  const range = rangeOf(header, size);
  reply.header('accept-ranges', 'bytes');
  if (range === 'unsatisfiable') {
    reply.status(416).header('content-range', `bytes */${size}`);
    return { ...file, bytes: new Uint8Array() };
  }
  const opened = await open(range);
  if (!opened) throw new Problem('not_found');
  if (!range) return { ...file, bytes: opened.bytes, size };
  reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  return { ...file, bytes: opened.bytes, size: range.end - range.start + 1 };
}
