import { fileNameOf } from '@lantern/contract/file-name';
import type { FastifyReply } from 'fastify';

type Attachment = { name: string; ending: string; otherwise: string; type: string; bytes: Buffer };

/** Sends bytes as a file to keep. The name is given twice: in plain letters, and in full for readers of RFC 6266. */
export function sendAttachment(
  reply: FastifyReply,
  { name, ending, otherwise, type, bytes }: Attachment,
): FastifyReply {
  const full = fileNameOf(name, ending, otherwise);
  const plain = fileNameOf(name.normalize('NFKD').replace(/[^ -~]/g, ''), ending, otherwise).replace(/[%;]/g, '_');
  const encoded = encodeURIComponent(full).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return reply
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type(type)
    .send(bytes);
}
