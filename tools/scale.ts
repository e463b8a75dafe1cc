// npm run scale: two servers or more on one database and one folder behind Caddy. By turns one of them is killed or stopped
// under load; how long were students without an answer, and is anything gone that was acknowledged?
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { connect } from '../apps/server/src/database/database.ts';
import { startEmbedded } from '../apps/server/src/database/embedded.ts';
import { printTable } from './bench/figures.ts';
import { freePort, isReady } from './chaos/ready.ts';
import { startUploader } from './chaos/uploader.ts';
import { startWriter } from './chaos/writer.ts';
import { startWatcher, type Watcher } from './scale/gaps.ts';
import { end, startCaddy, startPgBouncer } from './scale/programs.ts';

const { values: options } = parseArgs({
  options: {
    help: { type: 'boolean' },
    servers: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '6' },
    writers: { type: 'string', default: '4' },
    uploaders: { type: 'string', default: '2' },
    watchers: { type: 'string', default: '6' },
    limit: { type: 'string', default: '3' },
    pgbouncer: { type: 'string' },
    students: { type: 'string' },
    think: { type: 'string', default: '5' },
  },
});
if (options.help) {
  process.stdout.write(`npm run scale -- [--servers 2] [--rounds 6] [--writers 4] [--uploaders 2] [--watchers 6] [--limit 3] [--pgbouncer PROGRAM] [--students 1000 --think 5]
Starts that many servers at once on one empty database and one folder, behind Caddy (which must be installed) with
deploy/two.Caddyfile. Students save drafts and upload papers without pause. Each round ends one server, by turns with kill
-9 and as an update does, leaves the others alone for two seconds and starts it again. Fails when a student waited
longer than --limit seconds for an answer, or when something that was acknowledged is gone. With --pgbouncer calls go by
PgBouncer in transaction mode. Behind \`node tools/s3-server.ts --\` the files stand in S3.
With --students nothing is ended: that many work for a minute, with --think seconds between calls, as in the load bench.\n`);
  process.exit(0);
}
const servers = Number(options.servers);
const rounds = Number(options.rounds);
const limit = Number(options.limit);
const seenMs = 5_000;
const folder = await mkdtemp(join(tmpdir(), 'lantern-scale-'));
const dataDir = join(folder, 'data');
await mkdir(dataDir);
const embedded = await startEmbedded({
  dataDir: join(folder, 'database'),
  log: () => {},
  settings: { max_connections: '100' },
});
const { host, port, user, password, database } = embedded.connection;
const secret = password ? `:${encodeURIComponent(password)}` : '';
const databaseUrl = `postgres://${user}${secret}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
const pooler = options.pgbouncer && (await startPgBouncer(options.pgbouncer, folder, embedded.connection));

type Running = { port: number; program: ChildProcess };
const ports: number[] = [];
for (let i = 0; i < servers; i++) ports.push(await freePort());

/** Starts one, and waits until it is ready. */
async function start(at: number): Promise<Running> {
  const program = spawn(process.execPath, [join(import.meta.dirname, '../apps/server/src/main.ts')], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      ...(pooler && { DATABASE_POOLER_URL: pooler.url }),
      PORT: String(at),
      HOST: '127.0.0.1',
      // students of the load bench say their own addresses, which Caddy passes on behind its own
      TRUST_PROXY: options.students ? '2' : '1',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await isReady(at))) {
    if (program.exitCode !== null) throw new Error(`a server ended with ${program.exitCode}`);
    await sleep(50);
  }
  return { port: at, program };
}

async function countConnections(): Promise<number> {
  const { pool } = connect(embedded.connection, () => {});
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await pool.end();
  return rows[0]?.count ?? 0;
}

/** Such as `502 x3`. */
const countEach = (statuses: readonly number[]) =>
  [...Map.groupBy(statuses, (status) => status)].map(([status, all]) => `${status} x${all.length}`).join(' ') || '0';

const most = (watchers: readonly Watcher[]) => {
  const all = watchers.map((watcher) => watcher.take());
  return {
    read: Math.max(...all.map(({ read }) => read)) / 1000,
    write: Math.max(...all.map(({ write }) => write)) / 1000,
    refused: countEach(all.flatMap(({ refused }) => refused)),
  };
};

const failures: string[] = [];
const rows: (string | number)[][] = [];
const running: Running[] = [];
let caddy: Awaited<ReturnType<typeof startCaddy>> | undefined;
/** Nothing is ended: how long answers take while many work. */
async function work(url: string, students: string): Promise<void> {
  const words = ['--url', url, '--students', students, '--think', options.think];
  const bench = spawn(process.execPath, [join(import.meta.dirname, 'bench/load.ts'), ...words], { stdio: 'inherit' });
  const [code] = await once(bench, 'exit');
  if (code !== 0) failures.push(`the load bench ended with ${code}`);
}

async function endByTurns(url: string): Promise<void> {
  const writers = await Promise.all([
    ...Array.from({ length: Number(options.writers) }, (_, index) => startWriter(url, index + 1, index % 3 === 2)),
    ...Array.from({ length: Number(options.uploaders) }, (_, index) => startUploader(url, index + 1)),
  ]);
  const watchers = await Promise.all(Array.from({ length: Number(options.watchers) }, () => startWatcher(url)));
  const acknowledged = () => writers.reduce((sum, writer) => sum + writer.acknowledged, 0);
  const writing = writers.map((writer) => writer.write());
  for (let round = 1; round <= rounds; round++) {
    // until Caddy has seen that the one before is back
    await sleep(seenMs);
    const before = most(watchers);
    const count = acknowledged();
    const which = round % servers;
    // each is ended in either way by turns
    const signal = (round + Math.floor(round / servers)) % 2 === 1 ? 'SIGKILL' : 'SIGTERM';
    const one = running[which] as Running;
    await end(one.program, signal);
    await sleep(2_000);
    const { read, write, refused } = most(watchers);
    const saves = acknowledged() - count;
    const connections = await countConnections();
    running[which] = await start(one.port);
    rows.push([
      String(round),
      signal,
      String(saves),
      read,
      write,
      refused,
      Math.max(before.read, before.write),
      String(connections),
    ]);
    if (saves === 0) failures.push(`round ${round}: nothing was saved, so nothing was tried`);
    // a wait that began in the round before ends in what was counted before this one
    const longest = Math.max(read, write, before.read, before.write);
    if (longest > limit) failures.push(`round ${round}: a student waited ${longest.toFixed(1)} s`);
  }
  for (const writer of writers) writer.stop();
  await Promise.all([...writing, ...watchers.map((watcher) => watcher.stop())]);
  failures.push(...(await Promise.all(writers.map((writer) => writer.findLost()))).flat());
  process.stdout.write(`${acknowledged()} saves and papers acknowledged\n`);
}

try {
  running.push(...(await Promise.all(ports.map(start))));
  caddy = await startCaddy(folder, ports);
  const { url } = caddy;
  if (options.students) await work(url, options.students);
  else await endByTurns(url);
} finally {
  await end(caddy?.program);
  await Promise.all(running.map(({ program }) => end(program)));
  await end(pooler ? pooler.program : undefined);
  await embedded.stop();
  await rm(folder, { recursive: true, force: true });
}
if (rows.length > 0)
  printTable(
    [
      'round',
      'ended by',
      'saved without it',
      'longest wait to read, s',
      'to save, s',
      'refused',
      'longest wait with all, s',
      'connections',
    ],
    rows,
  );
for (const failure of failures) process.stderr.write(`${failure}\n`);
process.stdout.write(`${failures.length} failures\n`);
process.exit(failures.length > 0 ? 1 : 0);
