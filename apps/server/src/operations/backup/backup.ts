import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { keepFilesInPlace, letFilesGo } from '#database/backup-lock.ts';
import type { Database } from '#database/database.ts';
import type { Files } from '#ports/files/files.ts';
import { diskFiles } from '#ports/files/files-disk.ts';
import { StartError } from '#runtime/start-error.ts';
import { syncFolder } from '#runtime/sync-folder.ts';
import { inParallel } from '../in-parallel.ts';
import { listNotedFiles } from '../noted-files.ts';
import { type Say, sayProgress } from '../progress.ts';
import { fileListName, type Manifest, manifestName, rowsPath, unfinishedName } from './manifest.ts';
import { listMigrations, listTables, readRows, setForLong, type TableShape } from './rows.store.ts';

const filesAtOnce = 4;

/**
 * Writes everything that the installation holds at one moment into a new folder, while a server may go on writing. The
 * folder gets its name when all of it is on the disk. Throws StartError where that cannot be.
 */
export async function makeBackup(
  { database, files }: { database: Database; files: Files },
  folder: string,
  say: Say,
): Promise<Manifest> {
  await requireNew(folder);
  const draft = unfinishedName(folder);
  await makeDraft(draft);
  const manifest = await database.connection().execute(async (connection) => {
    if (!(await keepFilesInPlace(connection)))
      throw new StartError('Another backup of this installation runs now: wait until it has ended.');
    try {
      return await connection
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((transaction) => writeAll(transaction, files, draft, say));
    } finally {
      await letFilesGo(connection).catch(() => undefined);
    }
  });
  await writeWhole(join(draft, manifestName), `${JSON.stringify(manifest, null, 2)}\n`);
  await syncFolder(draft);
  await rename(draft, folder);
  await syncFolder(dirname(folder));
  return manifest;
}

async function writeAll(transaction: Database, files: Files, draft: string, say: Say): Promise<Manifest> {
  await setForLong(transaction);
  const made_at = new Date().toISOString();
  const migrations = await listMigrations(transaction);
  const tables: Manifest['tables'] = [];
  for (const table of await listTables(transaction)) tables.push(await writeTable(transaction, draft, table));
  await syncFolder(join(draft, 'database'));
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  say(`Database: ${rows} rows of ${tables.length} tables`);
  return { format: 1, made_at, migrations, tables, ...(await copyFiles(transaction, files, draft, say)) };
}

async function writeTable(
  transaction: Database,
  draft: string,
  table: TableShape,
): Promise<Manifest['tables'][number]> {
  const hash = createHash('sha256');
  let rows = 0;
  async function* lines() {
    for await (const line of readRows(transaction, table)) {
      rows += 1;
      const bytes = Buffer.from(`${line}\n`);
      hash.update(bytes);
      yield bytes;
    }
  }
  const target = createWriteStream(join(draft, rowsPath(table.name)), { mode: 0o600, flags: 'wx', flush: true });
  await pipeline(Readable.from(lines()), target);
  return { ...table, rows, sha256: hash.digest('hex') };
}

/** Copies what the rows refer to. What is not there is named and does not keep the rest from being saved. */
async function copyFiles(transaction: Database, files: Files, draft: string, say: Say) {
  const copies = diskFiles(join(draft, 'files'));
  const lost: Manifest['lost'] = [];
  const listHash = createHash('sha256');
  // writes in the order of the calls, which is that of the hash
  const list = createWriteStream(join(draft, fileListName), { mode: 0o600, flags: 'wx', flush: true });
  const written = finished(list);
  written.catch(() => undefined);
  const progress = sayProgress(say, 'Files');
  let bytes = 0;
  try {
    await inParallel(listNotedFiles(transaction), filesAtOnce, async ({ key, sha256 }) => {
      const source = await files.open(key);
      if (!source) {
        lost.push({ key, why: 'missing' });
        return;
      }
      const copy = await copies.writeStream(key, source.bytes, Number.POSITIVE_INFINITY);
      if (sha256 && !sha256.equals(copy.sha256)) lost.push({ key, why: 'changed' });
      const line = `${copy.sha256.toString('hex')}  files/${key}\n`;
      listHash.update(line);
      list.write(line);
      bytes += copy.size;
      progress.add(copy.size);
    });
  } finally {
    list.end();
    await written;
  }
  progress.end();
  return { files: { count: progress.count(), bytes, list_sha256: listHash.digest('hex') }, lost };
}

async function requireNew(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new StartError(`${folder} cannot be used (${error.code}): name a new folder for the backup.`);
  });
  if (names && names.length > 0)
    throw new StartError(`${folder} is not empty: name a new folder, a backup writes over nothing.`);
  if (names) await rmdir(folder);
}

const ours = new Set(['database', 'files', fileListName, manifestName]);

/** What a backup that was broken off has left is thrown away. */
async function makeDraft(draft: string): Promise<void> {
  const left = await readdir(draft).catch(() => [] as string[]);
  const strange = left.find((name) => !ours.has(name));
  if (strange) throw new StartError(`${draft} holds ${strange}, which is not of a backup: move it away.`);
  try {
    await rm(draft, { recursive: true, force: true });
    await mkdir(join(draft, 'database'), { recursive: true, mode: 0o700 });
    await mkdir(join(draft, 'files'), { mode: 0o700 });
  } catch (error) {
    throw new StartError(`${draft} cannot be made (${(error as NodeJS.ErrnoException).code}): name another folder.`);
  }
}

async function writeWhole(path: string, text: string): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
