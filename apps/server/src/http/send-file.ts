import type { Readable } from 'node:stream';
import { Problem } from '@lantern/contract/problem';
import type { FastifyReply } from 'fastify';
import type { ByteRange } from '#ports/files/files.ts';
import { rangeOf } from './byte-range.ts';

/** A file name for every browser: plain letters for old ones, the whole name for the rest (RFC 6266, RFC 5987). */
function attachmentOf(name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_');
  const whole = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}

export type SentFile = { name: string; type: string; bytes: Readable | Uint8Array; size?: number };

/** Sends bytes that people gave us: to be saved, never to be run by the browser. */
export function sendFile(reply: FastifyReply, { name, type, bytes, size }: SentFile): FastifyReply {
  if (size !== undefined) reply.header('content-length', size);
  return reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', attachmentOf(name))
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
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
export async function sendSeekable(
  reply: FastifyReply,
  { name, type, size, range: header, open }: SeekableFile,
): Promise<FastifyReply> {
  const range = rangeOf(header, size);
  reply.header('accept-ranges', 'bytes');
  if (range === 'unsatisfiable')
    return sendFile(reply.status(416).header('content-range', `bytes */${size}`), {
      name,
      type,
      bytes: new Uint8Array(),
    });
  const file = await open(range);
  if (!file) throw new Problem('not_found');
  if (!range) return sendFile(reply, { name, type, bytes: file.bytes, size });
  reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  return sendFile(reply, { name, type, bytes: file.bytes, size: range.end - range.start + 1 });
}
