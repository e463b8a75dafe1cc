import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Made } from './new-build.ts';

/** Puts a finished build in place whole: a running server or a second build never meets half of it. */
export function wholeOutput(made: Made): Plugin {
  return {
    name: 'lantern-whole-output',
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler({ config }) {
        const final = join(config.root, 'dist');
        const assets = await readdir(join(made.folder, 'assets'));
        await rm(made.pagesFolder, { recursive: true, force: true });
        await rm(final, { recursive: true, force: true });
        await rename(made.folder, final);
        config.logger.warn(`web: ${assets.length} assets in dist`);
      },
    },
  };
}
