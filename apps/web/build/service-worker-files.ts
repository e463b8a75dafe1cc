import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Made } from './new-build.ts';

const name = 'virtual:build-files';

/** Builds the service worker with the list of this build's files; its version is a hash of the app's page and that list. */
export function serviceWorkerFiles(made: Made): Plugin {
  return {
    name: 'lantern-service-worker-files',
    apply: 'build',
    resolveId: { filter: { id: /^virtual:build-files$/ }, handler: () => `\0${name}` },
    load: {
      filter: { id: /^\0virtual:build-files$/ },
      async handler() {
        const assets = (await readdir(join(made.folder, 'assets'))).map((file) => `/assets/${file}`).sort();
        const pages = await Promise.all(
          made.languages.map((language) => readFile(join(made.folder, `app/${language}.html`), 'utf8')),
        );
        const routes = made.screens.flatMap(({ paths }) => paths);
        const files = {
          version: createHash('sha256').update(pages.join()).update(assets.join()).digest('hex').slice(0, 12),
          shellPath: routes.find((route) => !route.includes(':') && !(route in made.translated)),
          routes,
          core: made.core.map((file) => `/${file}`),
          assets,
        };
        return `export const files = ${JSON.stringify(files)};`;
      },
    },
    buildApp: {
      order: 'post',
      async handler({ build, environments }) {
        if (environments.worker) await build(environments.worker);
      },
    },
  };
}
