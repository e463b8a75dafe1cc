import { spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from '#runtime/start-error.ts';
import type { Binaries } from './embedded-binaries.ts';
import { isAlive } from './embedded-process.ts';
import { handOver, type RunAs, spawnAs } from './embedded-user.ts';

/** Makes the data folder and proves that it can be written, before anything else fails in a less clear way. */
export function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    // two processes in containers of their own can have the same number
    const probe = join(folder, `.write-probe-${randomUUID()}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code;
    throw new StartError(
      `Cannot write to the data folder ${folder} (${reason}): give this user write access to it or set DATA_DIR to another folder.`,
    );
  }
}

/** Refuses a cluster that this PostgreSQL cannot or may not open. Answers whether there is one. */
export function checkCluster(cluster: string, binaries: Binaries): boolean {
  if (!existsSync(cluster)) return false;
  try {
    accessSync(cluster, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    const owner = statSync(cluster).uid;
    throw new StartError(
      `${cluster} belongs to another user (uid ${owner}): start Lantern as the user who made it, or hand it over with "chown -R" to this one.`,
    );
  }
  const versionFile = join(cluster, 'PG_VERSION');
  if (existsSync(versionFile)) {
    const found = readFileSync(versionFile, 'utf8').trim();
    if (found === String(binaries.major)) return true;
    throw new StartError(
      `${cluster} was made by PostgreSQL ${found} and this Lantern brings ${binaries.major}: back it up with the release that made it and restore here, or set DATA_DIR to another folder.`,
    );
  }
  if (readdirSync(cluster).length === 0) {
    rmdirSync(cluster);
    return false;
  }
  throw new StartError(
    `${cluster} is not empty and holds no database: move it away or set DATA_DIR to another folder.`,
  );
}

/**
 * Runs initdb beside the final place and renames: a cluster that is there is always whole.
 * `password` is set where the server must listen on TCP.
 */
export function createCluster(cluster: string, binaries: Binaries, user: RunAs, password?: string): void {
  removeAbandoned(cluster);
  const draft = `${cluster}-init-${process.pid}`;
  mkdirSync(draft, { mode: 0o700 });
  handOver(draft, user);
  // Builtin C.UTF-8 sorts the same on every machine and never changes with the system's libraries; the character
  // classes come from the C library, because text search and pg_trgm see no letters but ASCII under plain "C".
  const characters = { darwin: 'en_US.UTF-8', win32: 'C' }[process.platform as string] ?? 'C.UTF-8';
  const locale = ['--locale=C', `--lc-ctype=${characters}`, '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = ['--auth-local=trust', '--auth-host=scram-sha-256'];
  const target = clusterPath(draft, user);
  const args = [
    '-D',
    target,
    '-U',
    'lantern',
    '-E',
    'UTF8',
    ...locale,
    ...access,
    '--data-checksums',
    '--no-instructions',
  ];
  let made = spawnSync(binaries.initdb, args, { ...spawnAs(user, draft), encoding: 'utf8' });
  if (made.status === 0 && password) {
    // Through the single-user mode's standard input: a password file would have to be readable for the other user.
    const input = `alter role lantern password '${password}'\n`;
    made = spawnSync(binaries.postgres, ['--single', '-D', target, 'postgres'], {
      ...spawnAs(user, draft),
      encoding: 'utf8',
      input,
    });
  }
  if (made.status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    const reason = made.error?.message ?? made.stderr.trim().split('\n').slice(-2).join(' ');
    if (reason.includes('could not look up')) {
      throw new StartError(
        `PostgreSQL needs a user with a name, and uid ${user?.uid ?? process.getuid?.()} has none in /etc/passwd: add it there, start as another user, or set DATABASE_URL.`,
      );
    }
    throw new StartError(
      `PostgreSQL could not make its data folder ${cluster} (${reason}): check free space and rights.`,
    );
  }
  // Trust is safe for the socket alone: its folder is closed to every other user.
  const rules = password ? 'host all lantern 127.0.0.1/32 scram-sha-256\n' : 'local all lantern trust\n';
  writeFileSync(join(draft, 'pg_hba.conf'), rules);
  try {
    renameSync(draft, cluster);
  } catch (error) {
    // Another Lantern that started in the same second was first; what it made is as good.
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(join(cluster, 'PG_VERSION'))) throw error;
  }
  syncFolder(dirname(cluster));
}

/**
 * The path that is passed to postgres. As another user on Linux it may be unable to walk there (a home with mode 0700),
 * while its working directory, entered before the drop of rights, stays open to it.
 */
export function clusterPath(cluster: string, user: RunAs): string {
  return user && process.platform === 'linux' ? '/proc/self/cwd' : cluster;
}

/** The password of the TCP connection, made once. Only its owner may read it. */
export function readOrMakePassword(file: string): string {
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

/** Half-made clusters of starts that were killed. */
function removeAbandoned(cluster: string): void {
  const prefix = `${cluster}-init-`;
  for (const name of readdirSync(dirname(cluster))) {
    const path = join(dirname(cluster), name);
    if (path.startsWith(prefix) && !isAlive(Number(path.slice(prefix.length)))) rmSync(path, { recursive: true });
  }
}

// Without it a power cut can bring back the draft's name, and the next start would remove the data as abandoned.
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
