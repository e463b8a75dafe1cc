import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNode, root, Stop, withBin } from './setup.mjs';

export const webFolder = join(root, 'apps/web');
export const vite = join(root, 'node_modules/vite/bin/vite.js');
const sources = [
  'apps/web',
  'packages/contract',
  'packages/content',
  'packages/abroad/src',
  'packages/assistant/src',
  'packages/speaking/src',
  'packages/writing/src',
  'package-lock.json',
];
const stamp = join(webFolder, 'dist/.stamp');

/** Builds the pages unless the sources are those of the last build; counts the seconds where somebody looks. */
export async function buildWebIfStale() {
  if (readStamp() === describeSources()) return;
  const words = 'Building the pages, about a minute on a small machine ...';
  if (!process.stdout.isTTY) console.log(words);
  rmSync(stamp, { force: true });
  const started = Date.now();
  const count = () => process.stdout.write(`\r${words} ${Math.round((Date.now() - started) / 1000)} s`);
  const timer = process.stdout.isTTY ? setInterval(count, 1000) : undefined;
  const { status, output } = await runVite();
  clearInterval(timer);
  if (timer) process.stdout.write('\n');
  if (status !== 0) {
    console.error(output.trim());
    throw new Stop('The pages could not be built: the lines above say why.');
  }
  // Taken afterwards, since the build writes the compiled words beside their sources.
  writeFileSync(stamp, describeSources());
}

/** Its exit code, and what it said. */
function runVite() {
  const build = spawn(findNode(), [vite, 'build', '--logLevel', 'warn'], {
    cwd: webFolder,
    env: withBin(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [build.stdout, build.stderr])
    stream.on('data', (part) => {
      output += part;
    });
  return new Promise((resolve) => {
    build.once('error', (error) => resolve({ status: 1, output: error.message }));
    build.once('close', (status) => resolve({ status, output }));
  });
}

function readStamp() {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return undefined;
  }
}

/** Names, sizes and times instead of contents: every start waits for this. */
function describeSources() {
  const hash = createHash('sha256');
  const visit = (path) => {
    const found = statSync(join(root, path));
    if (!found.isDirectory()) {
      hash.update(`${path} ${found.size} ${found.mtimeMs}\n`);
      return;
    }
    for (const name of readdirSync(join(root, path)).sort()) {
      if (!name.startsWith('.') && name !== 'node_modules' && name !== 'dist') visit(`${path}/${name}`);
    }
  };
  sources.forEach(visit);
  return hash.digest('hex');
}
