// One PostgreSQL per run: the embedded one, or the server that TEST_DATABASE_URL names. Each test file clones a migrated template.
import { existsSync, statfsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { readConfig } from '#config.ts';
import { startEmbedded } from '#database/embedded.ts';
import { isAlive, readPostmaster, runsOn, stopPostmaster } from '#database/embedded-process.ts';
import { startServer } from '#server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    connection: pg.ClientConfig;
    template: string;
    /** A folder for what the apps write, which goes with the run. */
    scratch: string;
  }
}

function partsOf(url: string): pg.ClientConfig {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  return {
    host: searchParams.get('host') ?? hostname,
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: pathname.slice(1) || 'postgres',
  };
}

// Nothing here outlives the run: what a power cut leaves is tried elsewhere, with servers of their own. Each test file
// copies the template and drops its copy, and either would wait for the disk.
const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_wal_size: '1GB',
  checkpoint_timeout: '1h',
  // two files at a time, one of which may have three servers
  max_connections: '200',
};

const inMemory = '/dev/shm';
/** The template and a few copies, with what is written ahead. */
const neededBytes = 3 * 1024 ** 3;

/** A folder in memory where there is one with room (in a container it is often 64 MB), otherwise on the disk. */
function scratchFolder(): string {
  if (!existsSync(inMemory)) return tmpdir();
  const { bavail, bsize } = statfsSync(inMemory);
  return bavail * bsize >= neededBytes ? inMemory : tmpdir();
}

/** What a run that was killed left: half a gigabyte of memory, and a PostgreSQL on it. */
async function removeAbandoned(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const pid = Number(/^lantern-test-(\d+)-/.exec(name)?.[1] ?? process.pid);
    if (isAlive(pid)) continue;
    const cluster = join(parent, name, 'postgres');
    const postmaster = readPostmaster(cluster);
    if (postmaster && runsOn(postmaster.pid, cluster)) await stopPostmaster(postmaster.pid, () => {});
    await rm(join(parent, name), { recursive: true, force: true });
  }
}

export default async function setup(project: TestProject) {
  const parent = scratchFolder();
  await removeAbandoned(parent);
  const folder = await mkdtemp(join(parent, `lantern-test-${process.pid}-`));
  // a whole Lantern that a test starts as a program need not be compiled again by the next
  process.env.NODE_COMPILE_CACHE ??= join(folder, 'compiled');
  const given = process.env.TEST_DATABASE_URL;
  const embedded = given ? undefined : await startEmbedded({ dataDir: folder, log: () => {}, settings });
  const connection = given ? partsOf(given) : (embedded as NonNullable<typeof embedded>).connection;
  const template = `lantern_template_${process.pid}`;

  const client = new pg.Client(connection);
  await client.connect();
  await client.query(`create database ${template}`);
  const server = await startServer(
    readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }),
    { ...connection, database: template },
    undefined,
  );
  await server.stop();
  project.provide('connection', connection);
  project.provide('template', template);
  project.provide('scratch', folder);

  return async () => {
    const { rows } = await client.query<{ datname: string }>('select datname from pg_database where datname like $1', [
      `${template}%`,
    ]);
    for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
    await client.end();
    await embedded?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
