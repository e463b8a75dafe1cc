// What start and test need before anything of ours can run: the packages and Node 24. Plain JavaScript, no imports
// from node_modules: this runs on Node 20 in a fresh clone.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withInstallLock } from './install-lock.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const binFolder = join(root, 'node_modules', '.bin');

/** Options of spawnSync for a program whose output is shown only if it fails. */
export const captured = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 64 * 1024 * 1024 };

/** Why we cannot go on. The message is one line: what happened and what to do. */
export class Stop extends Error {}

/** Runs a program's main function; a Stop becomes its one line and the exit code 1. */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** `scope` is 'runtime' for what the server needs, 'all' for the tools of development too. */
export function installPackages(scope) {
  if (!isMissingPackages(scope)) return;
  withInstallLock(join(root, '.cache', 'installing'), () => {
    // another command may have done it meanwhile
    if (isMissingPackages(scope)) install(scope);
  });
}

function install(scope) {
  const size = scope === 'all' ? '310 MB' : '230 MB';
  console.log(`Installing packages (up to ${size} to download, a minute or so) ...`);
  // Not "npm ci": that refuses a lock file that lacks the optional packages of another platform, where this adds them.
  // The versions are those of the lock file all the same, which is checked below.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  // Said in both cases, because a NODE_ENV of production (in a container, say) would leave the tools out.
  args.push(scope === 'runtime' ? '--omit=dev' : '--include=dev');
  // npm may replace node_modules, so it must not run on the Node inside.
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  const env = { ...process.env, PATH: path.join(delimiter) };
  const done = spawnSync('npm', args, { ...captured, cwd: root, env });
  if (done.status !== 0) {
    const reason =
      done.error?.message ?? done.stderr.match(/npm error (?!code|errno|syscall)(.+)/)?.[1] ?? 'no reason given';
    throw new Stop(
      `Installing packages failed (${reason.trim()}): check the connection to the npm registry and free space, then try again.`,
    );
  }
  if (isMissingPackages(scope)) {
    throw new Stop('npm did not install what package-lock.json asks for: remove node_modules, then try again.');
  }
}

/**
 * Compares what is wanted with what npm wrote down as installed. That file is made last, so a broken-off
 * installation has none, and "npm install" by hand counts as well.
 */
function isMissingPackages(scope) {
  const installed = readLock(join(root, 'node_modules', '.package-lock.json'));
  if (!installed) return true;
  return Object.entries(readLock(join(root, 'package-lock.json'))).some(([path, wanted]) => {
    // a package of ours that is new since the last installation
    if (wanted.link && !existsSync(join(root, path))) return true;
    const isPackage = path.includes('node_modules/') && !wanted.link;
    const isNeeded = !wanted.optional && !wanted.devOptional && !(scope === 'runtime' && wanted.dev);
    return isPackage && isNeeded && installed[path]?.version !== wanted.version;
  });
}

function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** The Node that runs our TypeScript: the one that npm installed, else this one if it is new enough. */
export function findNode() {
  const installed = join(binFolder, 'node');
  if (existsSync(installed)) return installed;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new Stop(
    'Node 24 was not installed, because npm is set to ignore install scripts: run "npm rebuild --ignore-scripts=false" once, then try again.',
  );
}

/** Our environment with the installed programs first. */
export function withBin(extra = {}) {
  return { ...process.env, PATH: `${binFolder}${delimiter}${process.env.PATH ?? ''}`, ...extra };
}
