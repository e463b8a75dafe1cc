import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a postmaster writes about itself into its data folder. */
export type Postmaster = { pid: number; port: number; socketFolder: string };

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return !isZombie(pid);
}

/** In a container whose first process never collects its dead children, those keep their number for ever. */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  try {
    return /\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return true;
  }
}

/** Undefined where there is none, or where one was killed while writing it. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const [pid = '', , , port = '', socket = ''] = lines;
  if (!(Number(pid) > 0)) return undefined;
  return { pid: Number(pid), port: Number(port), socketFolder: socket === '/proc/self/cwd' ? cluster : socket };
}

/** Process numbers are used again after a restart of the machine: is this one a PostgreSQL on this very folder? */
export function runsOn(pid: number, cluster: string): boolean {
  if (process.platform === 'linux') {
    try {
      const isPostgres = readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres';
      return isPostgres && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
    } catch {
      return false;
    }
  }
  if (process.platform === 'win32') return false;
  const command = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
  return command.includes('postgres') && command.includes(cluster);
}

/**
 * Makes the traces of a dead postmaster harmless. PostgreSQL takes any live process with the written number for
 * another server. Its file stays, with a number that cannot live, since it also names the shared memory by which the
 * new server notices children of the old one.
 */
export function disarmStaleLocks(cluster: string, socketFolder: string, port: number): void {
  const file = join(cluster, 'postmaster.pid');
  try {
    const text = readFileSync(file, 'utf8');
    // Empty: killed between creating and writing it. PostgreSQL would ask for its removal by hand.
    if (text.trim() === '') rmSync(file);
    else writeFileSync(file, text.replace(/^-?\d+/, '2147483647'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const socket = join(socketFolder, `.s.PGSQL.${port}`);
  rmSync(socket, { force: true });
  rmSync(`${socket}.lock`, { force: true });
}

/** Children that a killed postmaster left in the middle of a query: they keep a new one from starting. */
export function killLeftovers(cluster: string): void {
  if (process.platform !== 'linux') return;
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    if (pid > 0 && runsOn(pid, cluster)) signal(pid, 'SIGKILL');
  }
}

/** Fast shutdown; harder where that takes longer than `timeoutMs`. */
export async function stopPostmaster(pid: number, log: (line: string) => void, timeoutMs = 20_000): Promise<void> {
  signal(pid, 'SIGINT');
  if (await isGone(pid, timeoutMs)) return;
  log('The database does not shut down: ending it without a final checkpoint (nothing is lost)');
  signal(pid, 'SIGQUIT');
  if (await isGone(pid, timeoutMs / 4)) return;
  signal(pid, 'SIGKILL');
  await isGone(pid, timeoutMs / 4);
}

async function isGone(pid: number, limit: number): Promise<boolean> {
  const end = Date.now() + limit;
  while (isAlive(pid)) {
    if (Date.now() > end) return false;
    await sleep(15);
  }
  return true;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Gone already, which is what was wanted.
  }
}
