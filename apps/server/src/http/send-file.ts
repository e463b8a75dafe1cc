import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

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
