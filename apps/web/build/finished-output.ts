import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import type { Made } from './new-build.ts';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const text = /\.(html|js|css|json|svg|webmanifest|map)$/;

/** Writes .br and .gz beside every text file, so that the server never compresses. */
export function compressedFiles({ folder }: Made): Plugin {
  return {
    name: 'lantern-compressed-files',
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler() {
        for (const entry of await readdir(folder, { recursive: true })) {
          const file = join(folder, entry);
          if (!text.test(entry) || entry.startsWith('.vite') || !(await stat(file)).isFile()) continue;
          const bytes = await readFile(file);
          const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
          await writeFile(`${file}.br`, await brotli(bytes, { params }));
          await writeFile(`${file}.gz`, await gz(bytes, { level: 9 }));
        }
      },
    },
  };
}

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
