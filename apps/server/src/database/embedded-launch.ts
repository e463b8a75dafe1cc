import { spawn } from 'node:child_process';
import { closeSync, copyFileSync, openSync, readSync, statSync, truncateSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '#runtime/start-error.ts';
import type { Binaries } from './embedded-binaries.ts';
import { clusterPath } from './embedded-cluster.ts';
import { makeConnection, probe, type Running } from './embedded-connection.ts';
import { disarmStaleLocks, killLeftovers, stopPostmaster } from './embedded-process.ts';
import type { Transport } from './embedded-transport.ts';
import { type RunAs, spawnAs } from './embedded-user.ts';

export type LaunchOptions = {
  cluster: string;
  binaries: Binaries;
  user: RunAs;
  transport: Transport;
  logFile: string;
  log: (line: string) => void;
  settings: Readonly<Record<string, string>> | undefined;
};

// For a machine with 1 GB and two cores. Given on the command line, so that a new release can change them.
const usualSettings = {
  shared_buffers: '64MB',
  max_connections: '60',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // Nobody replicates from it.
  wal_level: 'minimal',
  max_wal_senders: '0',
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  jit: 'off',
  io_method: 'sync',
  huge_pages: 'off',
  max_parallel_workers_per_gather: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  log_checkpoints: 'off',
  // the detail of an error quotes the row: its log must not hold what students wrote
  log_error_verbosity: 'terse',
};

// It says "busy" while it repairs itself, so silence means that it cannot be reached.
const longestSilence = 30_000;
const longestLog = 8 * 1024 * 1024;

/** Starts postgres and waits until it answers. Throws StartError with its own last words where it does not. */
export async function launch(options: LaunchOptions): Promise<Running> {
  const { cluster, transport, logFile, log } = options;
  const connection = makeConnection(transport, transport.password);
  disarmStaleLocks(cluster, transport.host, transport.port);
  rotateLog(logFile);
  for (let attempt = 1; ; attempt++) {
    const from = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
    const child = spawnPostgres(options);
    let ended = false;
    let failure: Error | undefined;
    child.once('exit', () => {
      ended = true;
    });
    child.once('error', (error) => {
      failure = error;
      ended = true;
    });
    const began = Date.now();
    let heard = began;
    for (let reported = 0; !ended; await sleep(15)) {
      const answer = await probe(connection);
      if (answer.state === 'ready' && !ended && child.pid) return { pid: child.pid, connection };
      if (answer.state === 'busy') heard = Date.now();
      else if (child.pid && Date.now() - heard > longestSilence) await stopPostmaster(child.pid, log);
      const seconds = Math.floor((Date.now() - began) / 10_000) * 10;
      if (seconds > reported) log(`Waiting for the database, which repairs itself after a crash (${seconds} s)`);
      reported = seconds;
    }
    const lastOutput = failure ? failure.message : readFrom(logFile, from);
    if (lastOutput.includes('shared memory block') && attempt < 20) {
      killLeftovers(cluster);
      await sleep(200);
      continue;
    }
    throw refusal(lastOutput, logFile, log);
  }
}

// Its own session: Ctrl-C in the terminal must not end it before the server has finished. Its output goes to a file
// rather than to a pipe, because a pipe would break with a parent that is killed.
function spawnPostgres({ cluster, binaries, user, transport, logFile, settings }: LaunchOptions) {
  const output = openSync(logFile, 'a', 0o600);
  const args = Object.entries({ ...usualSettings, ...settings, ...transport.settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  try {
    const child = spawn(binaries.postgres, ['-D', clusterPath(cluster, user), ...args], {
      ...spawnAs(user, cluster),
      detached: true,
      stdio: ['ignore', output, output],
    });
    child.unref();
    return child;
  } finally {
    closeSync(output);
  }
}

function refusal(lastOutput: string, logFile: string, log: (line: string) => void): StartError {
  const lines = lastOutput.trim().split('\n');
  for (const line of lines.slice(-8)) log(`postgres: ${line}`);
  const cause = lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? '';
  const reason = cause.replace(/^.*?(FATAL|PANIC):\s*/, '') || 'it said nothing';
  return new StartError(`The database did not start (${reason}): its log ${logFile} says more.`);
}

function readFrom(file: string, offset: number): string {
  const handle = openSync(file, 'r');
  const buffer = Buffer.alloc(64 * 1024);
  const length = readSync(handle, buffer, 0, buffer.length, offset);
  closeSync(handle);
  return buffer.toString('utf8', 0, length);
}

/** Keeps one older log beside the current one. Emptied in place, since postgres holds it open for appending. */
export function rotateLog(file: string): void {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) < longestLog) return;
  copyFileSync(file, `${file}.1`);
  truncateSync(file);
}
