import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Manifest } from 'vite';
import { viteOptions, webFolder } from './options.ts';

/** The entry, what it imports at once, and the style sheet. */
function coreOf(manifest: Manifest): string[] {
  const core = new Set(Object.values(manifest).flatMap(({ file }) => (file.endsWith('.css') ? [file] : [])));
  const add = (id: string) => {
    const chunk = manifest[id];
    if (!chunk || core.has(chunk.file)) return;
    core.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  add('app.html');
  return [...core].map((file) => `/${file}`);
}

/** Builds dist/sw.js with the list of this build's files; its version is the hash of the app's page and that list. */
export async function buildServiceWorker(dist: string, manifest: Manifest, routes: string[]): Promise<void> {
  const assets = (await readdir(join(dist, 'assets'))).map((name) => `/assets/${name}`).sort();
  const page = await readFile(join(dist, 'app.html'));
  const version = createHash('sha256').update(page).update(assets.join()).digest('hex').slice(0, 12);
  const shellPath = routes.find((route) => !route.includes(':'));
  await build({
    ...viteOptions(),
    publicDir: false,
    define: { BUILD: JSON.stringify({ version, shellPath, routes, core: coreOf(manifest), assets }) },
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: { input: join(webFolder, 'src/sw.ts'), output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  });
}
