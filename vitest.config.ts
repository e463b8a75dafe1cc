// The unit tests of the packages and the web app. The server's tests have a configuration of their own.
import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { defineConfig } from 'vitest/config';

const hasOwn = (folder: string) => existsSync(join(folder, 'vitest.config.ts'));
const packages = globSync('packages/*/package.json').map(dirname);

export default defineConfig({
  test: {
    projects: [
      ...packages.filter(hasOwn),
      ...packages
        .filter((folder) => !hasOwn(folder))
        .map((root) => ({
          root,
          test: {
            name: `@lantern/${basename(root)}`,
            // they are pure: nothing that one file does could reach another, so each need not load everything anew
            isolate: false,
            // far above what they take: a busy machine is no failure
            testTimeout: 120_000,
            hookTimeout: 120_000,
          },
        })),
      ...globSync('apps/web/vite.config.ts'),
      // what holds of the repository as a whole
      { root: 'tests/house', test: { name: 'house', testTimeout: 120_000, hookTimeout: 120_000 } },
    ],
  },
});
