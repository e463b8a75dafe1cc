// Builds apps/web/dist: hashed assets with .br and .gz beside them, the app's page, the static pages, and what the
// server must know: routes.json (paths that get the app's page) and csp.json (hashes of inline script and style).
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Manifest } from 'vite';
import { groups } from './chunks.ts';
import { compressFolder } from './compress.ts';
import { coreFiles } from './core-files.ts';
import { headScript, type Preloads } from './head-script.ts';
import { standIns, viteOptions, webFolder } from './options.ts';
import type { rendered } from './rendered.tsx';
import { buildServiceWorker } from './service-worker.ts';
import { buildWords } from './words.ts';

process.env.NODE_ENV = 'production';
const final = join(webFolder, 'dist');
// Built aside and put in place whole: a running server or a second build never meets half of it.
const dist = join(webFolder, `.cache/dist-${process.pid}`);
const cache = join(webFolder, `.cache/rendered-${process.pid}`);

async function buildApp(): Promise<Manifest> {
  const options = viteOptions();
  await build({
    ...options,
    resolve: { alias: standIns },
    build: {
      outDir: dist,
      emptyOutDir: true,
      manifest: true,
      // One style sheet: all of it is smaller than the requests that parts would cost.
      cssCodeSplit: false,
      cssMinify: 'lightningcss',
      // The page's head names what the first screen needs; a pointer over a link fetches the next one.
      modulePreload: false,
      assetsInlineLimit: 0,
      target: 'es2022',
      rolldownOptions: {
        input: join(webFolder, 'app.html'),
        output: { codeSplitting: { groups } },
        treeshake: { propertyReadSideEffects: false },
      },
    },
  });
  const manifest: Manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
  const style = await readFile(join(dist, manifest['style.css']?.file ?? 'style.css'), 'utf8');
  // Layers rank by first appearance, and bundling may move files.
  const order = new Set([...style.matchAll(/@layer ([\w, ]+)[{;]/g)].flatMap(([, names]) => names?.split(/, ?/) ?? []));
  if ([...order].join() !== 'tokens,base,parts,screens,widths') {
    throw new Error(`The style sheet has its layers in the order ${[...order].join()}: see chunks.ts.`);
  }
  return manifest;
}

/** The static pages and the route table, as the source says them, rendered in Node. */
async function renderPages(): Promise<typeof rendered> {
  await build({
    ...viteOptions(),
    build: {
      outDir: cache,
      emptyOutDir: true,
      ssr: join(webFolder, 'build/rendered.tsx'),
      cssMinify: 'lightningcss',
      copyPublicDir: false,
      // Screens stay outside: only the names of their modules are wanted.
      rolldownOptions: {
        external: [/^#features\//],
        output: { entryFileNames: 'rendered.mjs', codeSplitting: false },
      },
    },
  });
  return (await import(pathToFileURL(join(cache, 'rendered.mjs')).href)).rendered;
}

/** Every file that a module needs before it can run. */
function filesOf(manifest: Manifest, id: string, seen = new Set<string>()): string[] {
  const chunk = manifest[id];
  if (!chunk || seen.has(id)) return [];
  seen.add(id);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((next) => filesOf(manifest, next, seen))];
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const manifest = await buildApp();
const pages = await renderPages();

const appPage = await readFile(join(dist, 'app.html'), 'utf8');
const core = coreFiles(appPage);
const screens = pages.routes.map(({ paths, module }) => ({ path: paths[0] ?? '', module }));
const version = await buildWords(dist, manifest, core, screens, pages.languages);
const preloads: Preloads = {
  version,
  routes: pages.routes.flatMap(({ paths, module }) => {
    const files = filesOf(manifest, module).filter((file) => !core.includes(file));
    return paths.map((path) => ({ pattern: path, screen: paths[0] ?? '', files }));
  }),
};
// Inlined: the first paint waits for one file less, and the page is kept by the service worker anyway.
const styleFile = core.find((file) => file.endsWith('.css')) ?? '';
const style = await readFile(join(dist, styleFile), 'utf8');
await rm(join(dist, styleFile));
const script = headScript(preloads, pages.languages);
await writeFile(
  join(dist, 'app.html'),
  appPage
    .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${style}</style>`)
    .replace('<html ', `<html data-words="${version}" `)
    .replace('<title>', () => `<script>${script}</script>\n    <title>`),
);

const styles = new Set([hashOf(style)]);
for (const { path, html, style } of pages.files) {
  const file = join(dist, path);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, html);
  styles.add(hashOf(style));
}

await writeFile(
  join(dist, 'routes.json'),
  JSON.stringify(
    pages.routes.flatMap(({ paths }) => paths),
    undefined,
    2,
  ),
);
await writeFile(
  join(dist, 'csp.json'),
  JSON.stringify({ scripts: [hashOf(script)], styles: [...styles] }, undefined, 2),
);
// For scripts/budgets.ts.
await writeFile(
  join(dist, '.vite/screens.json'),
  JSON.stringify({ version, screens, styles: brotliCompressSync(style).length }),
);

await buildServiceWorker(
  dist,
  core.filter((file) => file !== styleFile),
  pages.routes.flatMap(({ paths }) => paths),
);
await rm(cache, { recursive: true, force: true });
await compressFolder(dist);
const assets = await readdir(join(dist, 'assets'));
await rm(final, { recursive: true, force: true });
await rename(dist, final);
console.log(`web: built ${assets.length} assets into ${basename(webFolder)}/dist`);
