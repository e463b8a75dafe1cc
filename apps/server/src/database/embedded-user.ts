import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, lchownSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The unprivileged account PostgreSQL runs under; undefined when Lantern itself is unprivileged. */
export type RunAs = { uid: number; gid: number } | undefined;

/** PostgreSQL refuses to run as root: take the owner of the cluster that is there, else `nobody`. */
export function chooseUser(cluster: string): RunAs {
  if (process.getuid?.() !== 0) return undefined;
  if (existsSync(cluster)) {
    const owner = statSync(cluster);
    if (owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  }
  // initdb refuses a uid that has no name.
  const users = [...readFileSync('/etc/passwd', 'utf8').matchAll(/^([^:#\n]+):[^:\n]*:([1-9]\d*):(\d+):/gm)];
  const chosen = users.find((user) => user[1] === 'nobody') ?? users.at(-1);
  return chosen ? { uid: Number(chosen[2]), gid: Number(chosen[3]) } : { uid: 65534, gid: 65534 };
}

/** What spawn needs to run as that user, and nothing of our own environment (no PG* or LD_* surprises). */
export function spawnAs(user: RunAs, cwd: string) {
  const env: NodeJS.ProcessEnv = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
  // Windows programs do not start without it.
  if (process.platform === 'win32') Object.assign(env, { SystemRoot: process.env.SystemRoot, PATH: process.env.PATH });
  return { cwd, env, ...user };
}

/**
 * Can that user reach the folder by its path? Asked of the system rather than of mode bits,
 * which know nothing of access lists.
 */
export function canEnter(folder: string, user: RunAs): boolean {
  if (!user) return true;
  return (
    spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { ...spawnAs(user, '/'), stdio: 'ignore' }).status === 0
  );
}

/** Hands a folder and all in it to the user; a no-op where we run unprivileged. */
export function handOver(folder: string, user: RunAs): void {
  if (!user) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    lchownSync(join(entry.parentPath, entry.name), user.uid, user.gid);
  }
  chownSync(folder, user.uid, user.gid);
}
