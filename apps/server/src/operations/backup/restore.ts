import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Connected } from '#database/database.ts';
import { type Migration, migrate, readMigrations } from '#database/migrate.ts';
import type { Files } from '#ports/files/files.ts';
import { diskFiles } from '#ports/files/files-disk.ts';
import { StartError } from '#runtime/start-error.ts';
import { hashFile, hashStored } from '../hashes.ts';
import { inParallel } from '../in-parallel.ts';
import { type Say, sayProgress, sizeOf } from '../progress.ts';
import { fillDatabase, isEmpty, refreshStatistics } from './filling.store.ts';
import { fileListName, type Manifest, readFileList, readManifest, rowsPath } from './manifest.ts';
import { linesOf } from './read-lines.ts';

const filesAtOnce = 4;

/**
 * Puts a backup into an empty database and an empty place for files. First everything in it is checked; then files go
 * in, and rows last, in one transaction: a restore that was broken off can be started again. Throws StartError, naming
 * what is wrong.
 */
export async function restoreBackup(
  { pool, files }: Pick<Connected, 'pool'> & { files: Files },
  folder: string,
  say: Say,
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const migrations = await migrationsOf(manifest);
  await checkBackup(folder, manifest, say);
  if (!(await isEmpty(pool)))
    throw new StartError(
      'The database is not empty, and a restore writes over nothing: give it a new DATA_DIR, or an empty database in DATABASE_URL.',
    );
  await putFiles(folder, files, say);
  await fillDatabase(pool, migrations, manifest.tables, ({ name }) =>
    linesOf(createReadStream(join(folder, rowsPath(name)))),
  );
  const later = await migrate(pool);
  if (later.length > 0) say(`Brought forward by ${later.length} ${later.length === 1 ? 'migration' : 'migrations'}`);
  await refreshStatistics(pool);
  return manifest;
}

/** The migrations that the backup had seen, as they are here. */
async function migrationsOf({ migrations }: Manifest): Promise<Migration[]> {
  const known = await readMigrations();
  return migrations.map(({ name, checksum }) => {
    const migration = known.find((one) => one.name === name);
    if (!migration)
      throw new StartError(`The backup is of a newer Lantern (it knows ${name}): restore it with that version.`);
    if (migration.checksum !== checksum)
      throw new StartError(
        `The migration ${name} is not the one that the backup was made with: use a released Lantern.`,
      );
    return migration;
  });
}

const damaged = (folder: string, path: string, what: string) =>
  new StartError(`The backup is damaged: ${join(folder, path)} ${what}. Nothing was restored; take another backup.`);

async function checkBackup(folder: string, { tables, files }: Manifest, say: Say): Promise<void> {
  const check = async (path: string, sha256: string) => {
    const found = await hashFile(join(folder, path));
    if (!found) throw damaged(folder, path, 'is missing');
    if (found.sha256 !== sha256) throw damaged(folder, path, 'was changed');
    return found.size;
  };
  for (const { name, sha256 } of tables) await check(rowsPath(name), sha256);
  await check(fileListName, files.list_sha256);
  let bytes = 0;
  await inParallel(readFileList(folder), filesAtOnce, async ({ key, sha256 }) => {
    const size = await check(`files/${key}`, sha256);
    bytes += size;
  });
  say(`The backup is whole: ${files.count} files, ${sizeOf(bytes)}`);
}

async function putFiles(folder: string, target: Files, say: Say): Promise<void> {
  const wanted = new Map<string, string>();
  for await (const { key, sha256 } of readFileList(folder)) wanted.set(key, sha256);
  const there = new Set<string>();
  for await (const { key } of target.list()) {
    if (wanted.has(key)) there.add(key);
    else if (!isLeftover(key))
      throw new StartError(
        'The place for files is not empty, and a restore writes over nothing: give it a new DATA_DIR, or an empty bucket.',
      );
  }
  const source = diskFiles(join(folder, 'files'));
  const progress = sayProgress(say, 'Files');
  await inParallel(eachOf(wanted), filesAtOnce, async ([key, sha256]) => {
    // of a restore that was broken off
    if (there.has(key) && (await hashStored(target, key)) === sha256) return;
    const file = await source.open(key);
    if (!file) throw damaged(folder, `files/${key}`, 'is missing');
    const stored = await target.writeStream(key, file.bytes, Number.POSITIVE_INFINITY);
    if (stored.sha256.toString('hex') !== sha256) throw damaged(folder, `files/${key}`, 'was changed');
    progress.add(stored.size);
  });
  progress.end();
}

/** Probes, and the half file of a restore that was killed. */
const isLeftover = (key: string) => key.startsWith('check/') || key.endsWith('.part');

async function* eachOf<T>(things: Iterable<T>): AsyncGenerator<T> {
  yield* things;
}
