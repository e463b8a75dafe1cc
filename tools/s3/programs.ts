import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Why there is no S3 server on this machine; one line to show. */
export class NotHere extends Error {}

const programs = ['ceph', 'ceph-mon', 'ceph-osd', 'monmaptool', 'radosgw', 'radosgw-admin'];
const packages = ['radosgw', 'ceph-mon', 'ceph-osd'];
const needs = `S3 was not run here: it needs Debian's radosgw (apt-get install ${packages.join(' ')})`;

const folders = (process.env.PATH ?? '').split(':');
const isThere = (program: string) => folders.some((folder) => existsSync(join(folder, program)));

/** Installs what is missing where that is possible; throws NotHere where it is not. */
export function requirePrograms(): void {
  if (programs.every(isThere)) return;
  if (process.platform !== 'linux' || !isThere('apt-get')) throw new NotHere(`${needs}, and there is no apt-get.`);
  if (process.getuid?.() !== 0) throw new NotHere(`${needs}, and only root may install it.`);
  process.stdout.write(`Installing ${packages.join(', ')} for the tests (61 MB, a minute) ...\n`);
  // a failing update is not the end: the lists that are there may be enough
  apt('update', '-qq');
  const failure = apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
  if (!programs.every(isThere)) throw new NotHere(`${needs}, and apt-get could not: ${failure ?? 'no reason given'}`);
}

function apt(...args: string[]): string | undefined {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const done = spawnSync('apt-get', args, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  if (done.status === 0) return undefined;
  return done.error?.message ?? done.stderr.trim().split('\n').at(-1);
}
