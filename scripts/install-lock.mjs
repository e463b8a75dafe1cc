// One installation at a time: npm replaces whole folders of node_modules, and a second one beside it would find half of them.
// Plain JavaScript: this runs on Node 20 in a fresh clone.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Minutes even on a slow line; whoever holds it for longer has died, and its number went to another program. */
const longestMs = 30 * 60_000;
const pauseMs = 200;

/** Runs `work` alone; others wait, after saying so once. The lock of a process that died is taken over. */
export function withInstallLock(file, work, say = console.log) {
  mkdirSync(dirname(file), { recursive: true });
  let hasSaid = false;
  while (!tryTake(file)) {
    if (isStale(file)) {
      rmSync(file, { force: true });
      continue;
    }
    if (!hasSaid) say('Another command is installing packages: waiting for it ...');
    hasSaid = true;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
  }
  try {
    return work();
  } finally {
    rmSync(file, { force: true });
  }
}

function tryTake(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function isStale(file) {
  try {
    if (Date.now() - statSync(file).mtimeMs > longestMs) return true;
    const pid = Number(readFileSync(file, 'utf8'));
    // 0: made and not yet written. Our own number: a container that restarted gives it out again.
    return pid !== 0 && (pid === process.pid || !isAlive(pid));
  } catch {
    // it was let go in this moment
    return false;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // somebody else's program
    return error.code === 'EPERM';
  }
}
