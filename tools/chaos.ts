// npm run chaos: kills the server, or the server and its database, in the middle of saves, and looks whether anything
// that was acknowledged is gone.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { printTable } from './bench/figures.ts';
import { findOrphans } from './chaos/orphans.ts';
import { freePort, isReady } from './chaos/ready.ts';
import { startUploader } from './chaos/uploader.ts';
import { startWriter } from './chaos/writer.ts';

const { values: options } = parseArgs({
  options: {
    help: { type: 'boolean' },
    rounds: { type: 'string', default: '20' },
    writers: { type: 'string', default: '6' },
    uploaders: { type: 'string', default: '3' },
    limit: { type: 'string', default: '5' },
  },
});
if (options.help) {
  process.stdout.write(`npm run chaos -- [--rounds 20] [--writers 6] [--uploaders 3] [--limit 5]
Starts the server on a scratch folder with students who save drafts and upload papers without pause. Each round kills it
(kill -9): in odd rounds the server, in even ones the server and PostgreSQL together, in every third one while it makes a
paper of an upload in pieces. Fails when an acknowledged text is neither the current one nor a version, when an
acknowledged paper is not whole, when an upload that was cut off cannot be ended, when a file is left that no paper has,
or when the server is not ready again within --limit seconds of its start.\n`);
  process.exit(0);
}
const rounds = Number(options.rounds);
const limit = Number(options.limit);
const folder = mkdtempSync(join(tmpdir(), 'lantern-chaos-'));
const dataDir = join(folder, 'data');
const port = await freePort();
const url = `http://127.0.0.1:${port}`;

async function startServer(): Promise<{ server: ChildProcess; seconds: number }> {
  const started = performance.now();
  const server = spawn(process.execPath, [join(import.meta.dirname, '../apps/server/src/main.ts')], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await isReady(port))) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
    await sleep(20);
  }
  return { server, seconds: (performance.now() - started) / 1000 };
}

/** The database that our own server started: its number is in its folder. */
const readPostmaster = () => Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

async function kill(server: ChildProcess, withDatabase: boolean): Promise<void> {
  const postmaster = readPostmaster();
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  if (withDatabase) process.kill(postmaster, 'SIGKILL');
  await ended;
}

let { server } = await startServer();
const failures: string[] = [];
const rows: (string | number)[][] = [];
try {
  const writers = await Promise.all([
    ...Array.from({ length: Number(options.writers) }, (_, index) => startWriter(url, index + 1, index % 3 === 2)),
    ...Array.from({ length: Number(options.uploaders) }, (_, index) => startUploader(url, index + 1)),
  ]);
  for (let round = 1; round <= rounds; round++) {
    const withDatabase = round % 2 === 0;
    const before = writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
    const writing = writers.map((writer) => writer.write());
    await sleep(400 + Math.random() * 1600);
    // every third kill comes while the server makes a paper of what has arrived
    if (round % 3 === 0) {
      const storing = writers.flatMap((writer) => writer.untilStoring?.() ?? []);
      await Promise.race([...storing, sleep(5000)]);
      await sleep(Math.random() * 40);
    }
    await kill(server, withDatabase);
    for (const writer of writers) writer.stop();
    const restarted = await startServer();
    server = restarted.server;
    await Promise.all(writing);
    const lost = (await Promise.all(writers.map((writer) => writer.findLost()))).flat();
    const saves = writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0) - before;
    rows.push([
      String(round),
      withDatabase ? 'server and database' : 'server',
      String(saves),
      String(lost.length),
      restarted.seconds,
    ]);
    failures.push(...lost.map((text) => `round ${round}: ${text}`));
    if (saves === 0) failures.push(`round ${round}: nothing was saved, so nothing was tried`);
    if (restarted.seconds > limit) failures.push(`round ${round}: ready after ${restarted.seconds.toFixed(1)} s`);
  }
} finally {
  const ended = server.exitCode === null ? once(server, 'exit') : undefined;
  server.kill('SIGTERM');
  await ended;
  failures.push(...(await findOrphans(dataDir)));
  await rm(folder, { recursive: true, force: true });
}
printTable(['round', 'killed', 'acknowledged', 'lost', 'ready after, s'], rows);
for (const failure of failures) process.stderr.write(`${failure}\n`);
process.stdout.write(
  `${rounds - new Set(failures.map((text) => text.split(':')[0])).size} rounds passed, ${failures.length} failures\n`,
);
process.exit(failures.length > 0 ? 1 : 0);
