// What building and running an image without a registry and a container engine needs, on a Debian machine as root.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Why the image cannot be built on this machine; one line to show. */
export class NotHere extends Error {}

/** Images and what they are made of; kept, so that the second run need not make the base again. */
export const cacheFolder = '/var/tmp/lantern-box';

const packages = { buildah: 'buildah', debootstrap: 'debootstrap', nsenter: 'util-linux' };
const folders = ['/usr/sbin', '/sbin', ...(process.env.PATH ?? '').split(':')];
const isThere = (program: string) => folders.some((folder) => existsSync(join(folder, program)));

export function requirePrograms(): void {
  const missing = Object.entries(packages).flatMap(([program, name]) => (isThere(program) ? [] : [name]));
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !isThere('apt-get'))
    throw new NotHere('The image was not built here: that takes root on a Debian machine (buildah and debootstrap).');
  if (missing.length === 0) return;
  process.stdout.write(`Installing ${missing.join(', ')} ...\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // a failing update is not the end: the lists that are there may be enough
  spawnSync('apt-get', ['update', '-qq'], { env });
  const done = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], { env });
  if (done.status !== 0) throw new NotHere(`The image was not built here: apt-get could not install ${missing}.`);
}

/** What the program said; throws with its last lines where it fails. */
export function run(program: string, args: readonly string[], { shown = false } = {}): string {
  const done = spawnSync(program, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, PATH: folders.join(':') },
    stdio: ['ignore', shown ? 'inherit' : 'pipe', shown ? 'inherit' : 'pipe'],
  });
  if (done.error) throw done.error;
  if (done.status !== 0)
    throw new Error(`${program} ${args.join(' ')} ended with ${done.status}\n${done.stderr?.slice(-2000) ?? ''}`);
  return done.stdout?.trim() ?? '';
}

export const buildah = (args: readonly string[], options?: { shown?: boolean }) =>
  run(
    'buildah',
    ['--root', join(cacheFolder, 'images'), '--runroot', join(cacheFolder, 'run'), '--storage-driver', 'vfs', ...args],
    options,
  );

const hasImage = (name: string) =>
  buildah(['images', '--all', '--format', '{{.Name}}']).split('\n').includes(`localhost/${name}`);

/** Debian as debootstrap makes it, without what Debian's own slim images leave out too. */
export function makeBase(): string {
  const name = 'lantern-base';
  if (hasImage(name)) return name;
  const folder = join(cacheFolder, 'debian');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(cacheFolder, { recursive: true, mode: 0o700 });
  process.stdout.write('Making a base of Debian 12 (40 MB to download, two minutes, once) ...\n');
  run('debootstrap', ['--variant=minbase', 'bookworm', folder]);
  for (const gone of [
    'var/cache/apt',
    'var/lib/apt/lists',
    'usr/share/doc',
    'usr/share/man',
    'usr/share/locale',
    'var/log',
  ])
    rmSync(join(folder, gone), { recursive: true, force: true });
  addImage(name, 'scratch', [[folder, '/']]);
  rmSync(folder, { recursive: true, force: true });
  return name;
}

/** The base with this machine's npm and the Node that runs our code. */
export function makeBuilder(): string {
  const name = 'lantern-builder';
  if (hasImage(name)) return name;
  // .../npm/bin/npm-cli.js, and not one that a folder of packages brings
  const found = folders.filter((path) => !path.includes('node_modules')).map((path) => join(path, 'npm'));
  const npm = dirname(dirname(realpathSync(found.find((path) => existsSync(path)) ?? 'npm')));
  const folder = join(cacheFolder, 'npm');
  rmSync(folder, { recursive: true, force: true });
  cpSync(npm, join(folder, 'lib/node_modules/npm'), { recursive: true });
  cpSync(process.execPath, join(folder, 'bin/node'));
  run('ln', ['-s', '../lib/node_modules/npm/bin/npm-cli.js', join(folder, 'bin/npm')]);
  addImage(name, makeBase(), [[folder, '/usr/local']]);
  rmSync(folder, { recursive: true, force: true });
  return name;
}

function addImage(name: string, from: string, contents: readonly (readonly [string, string])[]): void {
  const container = buildah(['from', from]);
  for (const [folder, place] of contents) buildah(['add', '--quiet', container, folder, place]);
  buildah(['commit', '--quiet', '--rm', container, name]);
}

/** Bytes of all files below a folder. */
export const sizeOf = (folder: string) =>
  Number(run('du', ['--summarize', '--bytes', '--one-file-system', folder]).split('\t')[0]);
