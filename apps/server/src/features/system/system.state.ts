// How the installation is: for administrators, for Prometheus and for npm run doctor.
import { readFile, statfs } from 'node:fs/promises';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import type { Installation } from '@lantern/contract/system';
import * as z from 'zod/mini';
import type { Config } from '#config.ts';
import { type Database, ping } from '#database/database.ts';
import type { Ports } from '#ports/ports.ts';
import { isNewer, ownVersion } from '#runtime/version.ts';
import { countPastReview, countWebhooks, countWork, databaseBytes, lastBackupAt } from './system.state.store.ts';

/** Of the folder that holds everything on this machine. */
export async function diskRoom(folder: string): Promise<Installation['disk']> {
  const found = await statfs(folder).catch(() => undefined);
  return found ? { free_bytes: found.bavail * found.bsize, total_bytes: found.blocks * found.bsize } : null;
}

const certificateWaitMs = 3_000;

/** When the certificate of that address ends; undefined where it has none, or is not reached. */
export function certificateEnd(publicUrl: string | undefined): Promise<Date | undefined> {
  const { protocol, hostname, port } = new URL(publicUrl ?? 'http://localhost');
  if (protocol !== 'https:') return Promise.resolve(undefined);
  return new Promise((resolve) => {
    // one that has ended is what is looked for: it must not end the connection
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      // a number is no name that a certificate is asked for by
      ...(isIP(hostname) === 0 && { servername: hostname }),
      rejectUnauthorized: false,
    });
    const end = (day?: Date) => {
      socket.destroy();
      resolve(day);
    };
    socket.setTimeout(certificateWaitMs, () => end());
    socket.on('error', () => end());
    socket.on('secureConnect', () => {
      const until = new Date(socket.getPeerCertificate().valid_to);
      end(Number.isNaN(until.getTime()) ? undefined : until);
    });
  });
}

const noticeSchema = z.object({
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+$/)),
  link: z.optional(z.url({ protocol: /^https$/ })),
});

/** What the file of UPDATE_NOTICE names, where that is newer than this. A file that cannot be read names nothing. */
export async function newerVersion(file: string | undefined): Promise<Installation['newer']> {
  if (!file) return null;
  try {
    const { version, link = null } = noticeSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    return isNewer(version, ownVersion) ? { version, link } : null;
  } catch {
    return null;
  }
}

const worksAtAll = (check: Promise<unknown>) =>
  check.then(
    () => true,
    () => false,
  );

const nothing = { waiting: 0, failed: 0, oldestAt: null };

/** Each part by itself: one that is away must not hide the others. */
export async function readState({ database, files, jobs }: Pick<Ports, 'database' | 'files' | 'jobs'>, config: Config) {
  const ask = <T>(question: (database: Database) => Promise<T>, otherwise: T) =>
    question(database).catch(() => otherwise);
  const [databaseWorks, filesWork, jobsWork, bytes, disk, work, mails, backupAt, pastReview, webhooks] =
    await Promise.all([
      worksAtAll(ping(database)),
      worksAtAll(files.check()),
      worksAtAll(jobs.check()),
      ask(databaseBytes, null),
      diskRoom(config.dataDir),
      ask(countWork, nothing),
      ask((open) => countWork(open, 'send-mail'), nothing),
      ask(lastBackupAt, null),
      ask(countPastReview, 0),
      ask(countWebhooks, { on: 0, failing: 0, given_up: 0 }),
    ]);
  return {
    database: { works: databaseWorks, bytes },
    files: { works: filesWork, place: config.s3 ? ('s3' as const) : ('disk' as const) },
    disk,
    jobs: {
      works: jobsWork,
      waiting: work.waiting,
      failed: work.failed,
      oldest_at: work.oldestAt?.toISOString() ?? null,
    },
    mails: { server: config.smtpUrl !== undefined, waiting: mails.waiting, failed: mails.failed },
    backup: { last_at: backupAt?.toISOString() ?? null, scheduled: config.backups !== undefined },
    facts_past_review: pastReview,
    webhooks,
  };
}

/** With what takes longer to find out: the certificate, and whether there is a newer version. */
export async function readInstallation(ports: Ports, config: Config): Promise<Installation> {
  const [state, endsAt, newer] = await Promise.all([
    readState(ports, config),
    certificateEnd(config.publicUrl),
    newerVersion(config.updateNotice),
  ]);
  return { version: ownVersion, newer, ...state, certificate: endsAt ? { ends_at: endsAt.toISOString() } : null };
}
