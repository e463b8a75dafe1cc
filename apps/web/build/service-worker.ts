import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { viteOptions, webFolder } from './options.ts';

/** Builds dist/sw.js with the list of this build's files; its version is the hash of the app's page and that list. */
export async function buildServiceWorker(dist: string, core: string[], routes: string[]): Promise<void> {
  const assets = (await readdir(join(dist, 'assets'))).map((name) => `/assets/${name}`).sort();
  const page = await readFile(join(dist, 'app.html'));
  const version = createHash('sha256').update(page).update(assets.join()).digest('hex').slice(0, 12);
  const shellPath = routes.find((route) => !route.includes(':'));
  await build({
    ...viteOptions(),
    publicDir: false,
    define: { BUILD: JSON.stringify({ version, shellPath, routes, core: core.map((file) => `/${file}`), assets }) },
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: { input: join(webFolder, 'src/sw.ts'), output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  });
}
