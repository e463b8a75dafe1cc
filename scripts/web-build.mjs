import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { captured, findNode, root, Stop, withBin } from './setup.mjs';

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

/** Builds the pages unless the sources are those of the last build. */
export function buildWebIfStale() {
  if (readStamp() === describeSources()) return;
  console.log('Building the pages (some seconds) ...');
  rmSync(stamp, { force: true });
  const done = spawnSync(findNode(), [vite, 'build', '--logLevel', 'warn'], {
    ...captured,
    cwd: webFolder,
    env: withBin(),
  });
  if (done.status !== 0) {
    console.error(`${done.stdout ?? ''}${done.stderr ?? ''}`.trim());
    throw new Stop('The pages could not be built: the lines above say why.');
  }
  // Taken afterwards, since the build writes the compiled words beside their sources.
  writeFileSync(stamp, describeSources());
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
