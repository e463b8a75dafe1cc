// Without a mail server every mail becomes one .eml file, which any mail program opens, and a .json beside it, from which
// the administrator's page is made.

import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { days } from '@lantern/contract/durations';
import { createTransport } from 'nodemailer';
import * as z from 'zod/mini';
import { type Mail, type Mailer, withCalendar } from './mail.ts';

export type StoredMail = Mail & { id: string; writtenAt: string };

export type MailFolder = Mailer & {
  /** The newest mails first, at most `limit`. */
  list(limit: number): Promise<StoredMail[]>;
  read(id: string): Promise<StoredMail | undefined>;
  /** Removes what was written longer ago than so many days. */
  forgetOlder(count: number): Promise<void>;
  /** Removes every mail to one of the addresses. */
  forget(addresses: readonly string[]): Promise<void>;
};

const safeId = /^[\w-]+\.eml$/;
const detailsOf = (id: string) => id.replace(/eml$/, 'json');
const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  calendar: z.optional(z.string()),
  writtenAt: z.string(),
});

export function openMailFolder(folder: string, from: string): MailFolder {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from });

  async function read(id: string): Promise<StoredMail | undefined> {
    if (!safeId.test(id)) return undefined;
    const details = await readIfThere(join(folder, detailsOf(id)));
    return details === undefined ? undefined : { id, ...mailSchema.parse(JSON.parse(details)) };
  }

  async function listIds(): Promise<string[]> {
    return (await readdir(folder).catch(() => [] as string[])).filter((name) => safeId.test(name));
  }

  return {
    async send(mail) {
      const composed = await composer.sendMail({ ...withCalendar(mail), textEncoding: 'base64' });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const writtenAt = new Date().toISOString();
      const id = `${writtenAt.replace(/\D/g, '').slice(0, 17)}-${randomUUID()}.eml`;
      await writeWhole(join(folder, id), composed.message as unknown as Buffer);
      await writeWhole(join(folder, detailsOf(id)), JSON.stringify({ ...mail, writtenAt }));
    },
    async list(limit) {
      const newest = (await listIds()).sort().reverse().slice(0, limit);
      return (await Promise.all(newest.map(read))).filter((mail) => mail !== undefined);
    },
    read,
    async forgetOlder(count) {
      // an id begins with when it was written
      const oldest = new Date(Date.now() - days(count)).toISOString().replace(/\D/g, '').slice(0, 17);
      for (const id of await listIds()) {
        if (id.slice(0, 17) >= oldest) continue;
        await rm(join(folder, id), { force: true });
        await rm(join(folder, detailsOf(id)), { force: true });
      }
    },
    async forget(addresses) {
      for (const id of await listIds()) {
        const to = (await read(id))?.to ?? (await readAddressee(join(folder, id)));
        if (!to || !addresses.includes(to)) continue;
        await rm(join(folder, id), { force: true });
        await rm(join(folder, detailsOf(id)), { force: true });
      }
    },
  };
}

async function readIfThere(file: string): Promise<string | undefined> {
  return await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

/** Of a mail without its JSON: it was just being written, or is of an older Lantern. */
async function readAddressee(file: string): Promise<string | undefined> {
  return /^To:\s+(\S+)\r$/m.exec((await readIfThere(file)) ?? '')?.[1];
}

/** Survives a power cut, and is there whole or not at all. */
async function writeWhole(file: string, bytes: Buffer | string): Promise<void> {
  const handle = await open(`${file}.part`, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${file}.part`, file);
}
