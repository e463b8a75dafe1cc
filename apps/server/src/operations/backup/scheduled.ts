// Backups that Lantern makes by itself: every night into the folder of BACKUP_DIR, locked with age where BACKUP_RECIPIENTS
// names keys, the oldest removed.
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { hours } from '@lantern/contract/durations';
import { Encrypter } from 'age-encryption';
import { TarArchive } from 'archiver';
import type { Config } from '#config.ts';
import type { Database } from '#database/database.ts';
import type { Files } from '#ports/files/files.ts';
import type { Jobs } from '#ports/jobs/jobs.ts';
import { StartError } from '#runtime/start-error.ts';
import { syncFolder } from '#runtime/sync-folder.ts';
import { noteCommand } from '../note-command.ts';
import type { Say } from '../progress.ts';
import { makeBackup } from './backup.ts';
import { type Manifest, unfinishedName } from './manifest.ts';

export type Backups = NonNullable<Config['backups']>;

type Source = { database: Database; files: Files };

const ours = /^lantern-\d{4}-\d{2}-\d{2}T\d{6}(\.tar\.age)?$/;
const oursInWork = /^lantern-\d{4}-\d{2}-\d{2}T\d{6}(\.unfinished)?$/;
const nameAt = (time: number) => `lantern-${new Date(time).toISOString().slice(0, 19).replaceAll(':', '')}`;
const nightly = '20 2 * * *';
/** Far above what a night's backup takes; after it another may be tried. */
const longestHours = 20;

/** Makes one backup in the folder, whole or not at all, then removes what is older than those to keep. */
export async function backUp(
  source: Source,
  { folder, keep, recipients }: Backups,
  dataDir: string,
  say: Say,
): Promise<{ place: string; manifest: Manifest }> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`The folder of BACKUP_DIR cannot be made (${error.code}): ${folder}`);
  });
  const name = nameAt(Date.now());
  const place = join(folder, recipients.length > 0 ? `${name}.tar.age` : name);
  // what is to be locked never lies open where the locked one goes
  const plain = recipients.length > 0 ? join(dataDir, 'backup', name) : place;
  try {
    if (plain !== place) await mkdir(dirname(plain), { recursive: true, mode: 0o700 });
    const manifest = await makeBackup(source, plain, say);
    if (plain !== place) await lock(plain, place, recipients);
    await noteCommand(source.database, say, 'npm run backup');
    // one that lacks something is no reason to part with an older one
    if (manifest.lost.length === 0) await removeOldest(folder, keep);
    return { place, manifest };
  } finally {
    if (plain !== place) await clear(plain);
  }
}

/** Removes what this backup left, and what earlier ones left that were broken off. What another one writes now stays. */
async function clear(plain: string): Promise<void> {
  const folder = dirname(plain);
  const tooOld = nameAt(Date.now() - hours(longestHours));
  const old = (await readdir(folder).catch(() => [])).filter((name) => oursInWork.test(name) && name < tooOld);
  for (const path of [plain, unfinishedName(plain), ...old.map((name) => join(folder, name))])
    await rm(path, { recursive: true, force: true });
  // there may be more in it
  await rmdir(folder).catch(() => undefined);
}

/** Packs a folder into one file that only the keys of these recipients open. */
async function lock(folder: string, file: string, recipients: readonly string[]): Promise<void> {
  const locker = new Encrypter();
  for (const recipient of recipients) {
    try {
      locker.addRecipient(recipient);
    } catch {
      throw new StartError(`BACKUP_RECIPIENTS names what is no public key of age: ${recipient}`);
    }
  }
  const archive = new TarArchive();
  const packed = new PassThrough();
  archive.on('error', (error: Error) => packed.destroy(error));
  archive.pipe(packed);
  archive.directory(folder, basename(folder));
  const ended = archive.finalize();
  ended.catch(() => undefined);
  const draft = unfinishedName(file);
  await rm(draft, { force: true });
  const locked = await locker.encrypt(Readable.toWeb(packed) as ReadableStream<Uint8Array>);
  await pipeline(
    Readable.fromWeb(locked as never),
    createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true }),
  );
  await ended;
  await rename(draft, file);
  await syncFolder(dirname(file));
}

async function removeOldest(folder: string, keep: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => ours.test(name)).sort();
  for (const name of names.slice(0, Math.max(0, names.length - keep)))
    await rm(join(folder, name), { recursive: true, force: true });
}

/** Every night, by one process of those that share the database; a failure is a failed job, which administrators see. */
export async function scheduleBackups(
  source: Source & { jobs: Jobs },
  { backups, dataDir }: Pick<Config, 'backups' | 'dataDir'>,
): Promise<void> {
  if (!backups) return;
  await source.jobs.workEvery(
    nightly,
    'nightly-backup',
    async () => {
      const { manifest } = await backUp(source, backups, dataDir, () => {});
      if (manifest.lost.length > 0) throw new Error(`the backup lacks ${manifest.lost.length} files`);
    },
    longestHours,
  );
}
