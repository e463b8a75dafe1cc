// Without a mail server every mail becomes one .eml file, which any mail program opens and the administrator can read.
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail, Mailer } from './mail.ts';

export type StoredMail = Mail & { id: string; writtenAt: string };

export type Outbox = Mailer & {
  /** The newest mails first, at most `limit`. */
  list(limit: number): Promise<StoredMail[]>;
  read(id: string): Promise<StoredMail | undefined>;
  /** Removes every mail to one of the addresses. */
  forget(addresses: readonly string[]): Promise<void>;
};

const safeId = /^[\w-]+\.eml$/;

export function outboxMailer(folder: string, from: string): Outbox {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from });

  async function read(id: string): Promise<StoredMail | undefined> {
    if (!safeId.test(id)) return undefined;
    try {
      return { id, ...parse(await readFile(join(folder, id), 'utf8')) };
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
  }

  return {
    async send(mail) {
      const composed = await composer.sendMail({ ...mail, textEncoding: 'base64' });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const id = `${new Date().toISOString().replace(/\D/g, '').slice(0, 17)}-${randomUUID()}.eml`;
      const temporary = join(folder, `${id}.part`);
      const handle = await open(temporary, 'wx', 0o600);
      try {
        await handle.writeFile(composed.message as unknown as Buffer);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(temporary, join(folder, id));
    },
    async list(limit) {
      const names = await readdir(folder).catch(() => [] as string[]);
      const newest = names
        .filter((name) => safeId.test(name))
        .sort()
        .reverse()
        .slice(0, limit);
      return (await Promise.all(newest.map(read))).filter((mail) => mail !== undefined);
    },
    read,
    async forget(addresses) {
      for (const name of await readdir(folder).catch(() => [] as string[])) {
        const mail = await read(name);
        if (mail && addresses.includes(mail.to)) await rm(join(folder, name), { force: true });
      }
    },
  };
}

/** Reads back what the composer above wrote: known headers and one plain-text body. */
function parse(eml: string): Omit<StoredMail, 'id'> {
  const [head = '', ...body] = eml.split('\r\n\r\n');
  const headers = new Map(
    head
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((headerLine): [string, string] => {
        const colon = headerLine.indexOf(':');
        return [headerLine.slice(0, colon).toLowerCase(), headerLine.slice(colon + 1).trim()];
      }),
  );
  return {
    to: headers.get('to') ?? '',
    subject: decodeWords(headers.get('subject') ?? ''),
    writtenAt: new Date(headers.get('date') ?? 0).toISOString(),
    text: decodeBody(body.join('\r\n\r\n'), headers),
  };
}

/** The composer leaves short ASCII as it is, flows long lines (RFC 3676) and takes base64 for other scripts. */
function decodeBody(body: string, headers: Map<string, string>): string {
  if (headers.get('content-transfer-encoding') === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  const flowed = /format=flowed/i.test(headers.get('content-type') ?? '');
  return (flowed ? body.replace(/ \r\n/g, ' ') : body).replaceAll('\r\n', '\n');
}

/** RFC 2047 encoded words. */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, value: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(value, 'base64').toString('utf8')
        : Buffer.from(
            value
              .replace(/_/g, ' ')
              .replace(/=([0-9a-f]{2})/gi, (_hex, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
            'latin1',
          ).toString('utf8'),
    );
}
