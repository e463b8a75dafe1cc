import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type EmbeddedDatabase, type EmbeddedOptions, startEmbedded } from '#database/embedded.ts';
import { claimInstance } from '#database/embedded-claim.ts';
import { isAlive } from '#database/embedded-process.ts';
import { StartError } from '#runtime/start-error.ts';

// Real starts and stops; the limit only ends a test that hangs.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let dataDir: string;
let lines: string[];
let started: EmbeddedDatabase[];
let parents: ChildProcess[];
const isRoot = process.getuid?.() === 0;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lantern-embedded-'));
  lines = [];
  started = [];
  parents = [];
});

afterEach(async () => {
  for (const parent of parents) parent.kill('SIGKILL');
  // Whatever a test left running is ended by the number in its own data folder.
  for (const database of started) await database.stop();
  const file = join(dataDir, 'postgres/postmaster.pid');
  if (existsSync(file)) {
    await (await start()).stop();
  }
  expect(existsSync(file)).toBe(false);
  rmSync(dataDir, { recursive: true });
});

async function start(options: Partial<EmbeddedOptions> = {}) {
  const database = await startEmbedded({ dataDir, log: (line) => lines.push(line), ...options });
  started.push(database);
  return database;
}

async function ask(database: Pick<EmbeddedDatabase, 'connection'>, sql: string) {
  const client = new Client(database.connection);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function startParent(claim = false) {
  const script = join(import.meta.dirname, 'embedded-parent.ts');
  const parent = spawn(process.execPath, [script, dataDir, ...(claim ? ['claim'] : [])], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  parents.push(parent);
  for await (const line of createInterface(parent.stdout)) return { parent, ...JSON.parse(line) };
  throw new Error('the parent ended without a word');
}

async function kill(child: ChildProcess) {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

async function refusal(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    () => undefined,
    (reason) => reason,
  );
  expect(error).toBeInstanceOf(StartError);
  expect(error.message).not.toContain('\n');
  return error.message;
}

test('makes a database, and finds it again after a restart', async () => {
  const first = await start();
  await ask(first, "create table note (words text); insert into note values ('ভাষা')");
  await first.stop();
  expect(isAlive(first.pid)).toBe(false);

  const second = await start();
  expect(await ask(second, 'select words from note')).toEqual([{ words: 'ভাষা' }]);
  const [settings] = await ask(
    second,
    `select current_setting('server_encoding') as encoding, current_setting('data_checksums') as checksums,
       current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
       current_setting('timezone') as zone, current_setting('listen_addresses') as tcp,
       to_tsvector('simple', 'ভাষা')::text as letters`,
  );
  expect(settings).toEqual({
    encoding: 'UTF8',
    checksums: 'on',
    fsync: 'on',
    commit: 'on',
    zone: 'UTC',
    tcp: '',
    letters: "'ভাষা':1",
  });
});

test('lets nobody but its own user in', async () => {
  const { connection, pid } = await start();
  const folder = statSync(connection.host);
  expect(folder.mode & 0o777).toBe(0o700);
  if (isRoot && process.platform === 'linux') {
    expect(folder.uid).not.toBe(0);
    expect(readFileSync(`/proc/${pid}/status`, 'utf8')).toMatch(new RegExp(`^Uid:\\t${folder.uid}\\t`, 'm'));
  }
});

test('starts after its postmaster was killed, with everything that was committed', async () => {
  const first = await startParent();
  await ask(first, 'create table note as select 1 as id');
  await kill(first.parent);
  process.kill(first.pid, 'SIGKILL');

  const second = await start();
  expect(second.pid).not.toBe(first.pid);
  expect(await ask(second, 'select id from note')).toEqual([{ id: 1 }]);
});

test('starts while children of a killed postmaster are still busy', async () => {
  const first = await startParent();
  // A loop that never looks up: it does not notice that its postmaster is gone.
  const endless = ask(first, 'select count(*) from generate_series(1, 100000000000)').catch(() => 'broken off');
  await expect
    .poll(() => ask(first, "select pid from pg_stat_activity where query like '%100000000000%'"))
    .not.toEqual([]);
  await kill(first.parent);
  process.kill(first.pid, 'SIGKILL');

  const second = await start();
  expect(await ask(second, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(await endless).toBe('broken off');
});

test('takes over the database of a parent that was killed', async () => {
  const first = await startParent(true);
  await kill(first.parent);
  expect(isAlive(first.pid)).toBe(true);

  const second = await start();
  expect(second.pid).toBe(first.pid);
  const claim = await claimInstance(second.connection);
  await claim.release();
  await second.stop();
  expect(isAlive(first.pid)).toBe(false);
});

test('replaces an orphan that does not answer', async () => {
  const first = await startParent();
  await kill(first.parent);
  process.kill(first.pid, 'SIGSTOP');
  try {
    const second = await start();
    expect(second.pid).not.toBe(first.pid);
    expect(isAlive(first.pid)).toBe(false);
  } finally {
    if (isAlive(first.pid)) process.kill(first.pid, 'SIGCONT');
  }
});

test('is not misled by a process number that is in use again', async () => {
  const first = await start();
  await first.stop();
  // Our own parent is alive for sure and no PostgreSQL.
  const cluster = join(dataDir, 'postgres');
  const owner = statSync(cluster);
  const traces = {
    'postmaster.pid': `${process.ppid}\n${cluster}\n1\n5432\n${cluster}\n`,
    '.s.PGSQL.5432.lock': `${process.ppid}\n`,
  };
  for (const [name, text] of Object.entries(traces)) {
    writeFileSync(join(cluster, name), text);
    chownSync(join(cluster, name), owner.uid, owner.gid);
  }
  const second = await start();
  expect(await ask(second, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('starts again by itself when only the database was killed', async () => {
  const database = await start();
  const claim = await claimInstance(database.connection);
  const { pid } = database;
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => database.pid, { timeout: 15_000 }).not.toBe(pid);
  expect(await ask(database, 'select 1 as one')).toEqual([{ one: 1 }]);
  // The claim comes back with it.
  await expect
    .poll(() => ask(database, "select count(*)::int as held from pg_locks where locktype = 'advisory'"), {
      timeout: 5_000,
    })
    .toEqual([{ held: 1 }]);
  await claim.release();
});

test('refuses a second instance, leaves the first alone, and lets it in when the first dies', async () => {
  const first = await startParent(true);
  const second = await start();
  expect(await refusal(claimInstance(second.connection))).toMatch(
    `Another Lantern (process ${first.parent.pid}) is already running on this data`,
  );
  await second.stop();
  expect(isAlive(first.pid)).toBe(true);

  await kill(first.parent);
  const third = await start();
  await (await claimInstance(third.connection)).release();
});

test('two starts in the same moment share one database', async () => {
  const [one, other] = await Promise.all([startParent(), startParent()]);
  expect(one.pid).toBe(other.pid);
  expect(readdirSync(dataDir).filter((name) => name.startsWith('postgres-init'))).toEqual([]);
});

test('refuses a folder of another PostgreSQL', async () => {
  await (await start()).stop();
  writeFileSync(join(dataDir, 'postgres/PG_VERSION'), '16\n');
  expect(await refusal(start())).toMatch(/made by PostgreSQL 16 and this Lantern brings 18: .*DATA_DIR/);
});

test('refuses a folder that holds something else', async () => {
  mkdirSync(join(dataDir, 'postgres'));
  writeFileSync(join(dataDir, 'postgres/holiday.jpg'), '');
  expect(await refusal(start())).toMatch(/holds no database/);
});

test('refuses a folder that cannot be written', async () => {
  // Root writes past mode bits, but not where a file stands in the way.
  const blocked = join(dataDir, 'blocked');
  if (isRoot) writeFileSync(blocked, '');
  else {
    mkdirSync(blocked);
    chmodSync(blocked, 0o500);
  }
  expect(await refusal(start({ dataDir: join(blocked, 'data') }))).toMatch(
    /Cannot write to the data folder .*DATA_DIR/,
  );
});

test('shows what PostgreSQL said when it does not start', async () => {
  await (await start()).stop();
  const file = join(dataDir, 'postgres/global/pg_control');
  const intact = readFileSync(file);
  writeFileSync(file, Buffer.alloc(intact.length));
  expect(await refusal(start())).toMatch(/The database did not start \(.+\): its log .*postgres\.log/);
  expect(lines.join('\n')).toMatch(/postgres: .*FATAL/);
  writeFileSync(file, intact);
});

test('works under a path longer than a socket name may be', async () => {
  const long = join(dataDir, 'a'.repeat(120), 'ü b');
  const database = await start({ dataDir: long });
  expect(database.connection.host.startsWith(long)).toBe(false);
  expect(await ask(database, 'select 1 as one')).toEqual([{ one: 1 }]);
  await database.stop();
  rmSync(database.connection.host, { recursive: true });
});

test('works with a password over TCP where there are no sockets', async () => {
  const database = await start({ tcp: true });
  expect(database.connection.host).toBe('127.0.0.1');
  expect(await ask(database, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(statSync(join(dataDir, 'postgres-password')).mode & 0o777).toBe(0o600);
  const wrong = { connection: { ...database.connection, password: 'guess' } };
  await expect(ask(wrong, 'select 1')).rejects.toMatchObject({ code: '28P01' });
  await database.stop();
});

test.runIf(isRoot)('as root, works in a folder that is closed to everyone else', async () => {
  const closed = join(dataDir, 'home');
  mkdirSync(closed, { mode: 0o700 });
  const database = await start({ dataDir: join(closed, 'data') });
  expect(await ask(database, 'select 1 as one')).toEqual([{ one: 1 }]);
  await database.stop();
});
