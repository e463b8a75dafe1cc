import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from './embedded-process.ts';

// A start takes about a second; whoever holds the lock for longer is waiting for a database that others can see.
const longestHold = 60_000;

/** Lets one process at a time look for, make and launch the database. The lock of a dead one is taken over. */
export async function withStartLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  while (!tryTake(file)) {
    if (isStale(file)) rmSync(file, { force: true });
    else await sleep(50);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function tryTake(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function isStale(file: string): boolean {
  try {
    if (Date.now() - statSync(file).mtimeMs > longestHold) return true;
    const pid = Number(readFileSync(file, 'utf8'));
    // 0: created and not yet written. Our own number: a container that restarted gives it out again.
    return pid !== 0 && (pid === process.pid || !isAlive(pid));
  } catch {
    return false;
  }
}
