/// <reference types="vitest/config" />
// Read by `vite` (development), `vite build` and the tests. What is our own stands in build/, one small plugin per file.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getConfig } from '@lingui/conf';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vite';
import { appPage } from './build/app-page.ts';
import { callsOnly } from './build/calls-only.ts';
import { codeSplitting, wordsName } from './build/code-splitting.ts';
import { contentWords } from './build/content-words.ts';
import { contractKeys } from './build/contract-keys.ts';
import { devPages } from './build/dev-pages.ts';
import { writeEnglish } from './build/english-words.ts';
import { compressedFiles, wholeOutput } from './build/finished-output.ts';
import { evaluateInParts, importMap } from './build/import-map.ts';
import { moduleFiles, newBuild } from './build/new-build.ts';
import { prerenderedScreens } from './build/prerendered-screens.ts';
import { schemasLater } from './build/schemas-later.ts';
import { prerenderedModules } from './build/screen-modules.ts';
import { serviceWorkerFiles } from './build/service-worker-files.ts';
import { staticPages } from './build/static-pages.ts';
import { styleInPage } from './build/style-in-page.ts';
import { wordsByFolder } from './build/words-by-folder.ts';

const root = import.meta.dirname;
// found from here, whatever folder the command runs in
const words = { configPath: join(root, 'lingui.config.ts') };
const linguiConfig = getConfig(words);
writeEnglish(root);
const keys = contractKeys();
const macros = linguiTransformerBabelPreset({ linguiConfig }, words);
const made = newBuild(root);
const prerendered = prerenderedModules(readFileSync(join(root, 'src/routes.ts'), 'utf8'));
const api = 'http://127.0.0.1:8000';

export default defineConfig({
  root,
  appType: 'custom',
  plugins: [
    // libraries mark files for server components, which we have none of: the bundler has a note for each
    { name: 'lantern-without-directive-notes', onLog: (_level, log) => log.code !== 'MODULE_LEVEL_DIRECTIVE' },
    callsOnly(),
    schemasLater(),
    wordsByFolder(),
    contentWords(),
    lingui(words),
    keys.plugin,
    babel({ presets: [macros] }),
    devPages(),
    moduleFiles(made),
    evaluateInParts(),
    styleInPage(made),
    importMap(made),
    staticPages(made),
    prerenderedScreens(made),
    appPage(made, keys.messages),
    serviceWorkerFiles(made),
    compressedFiles(made),
    wholeOutput(made),
  ],
  // The resumable uploads bring a parser of addresses along: the browser has its own.
  resolve: { alias: [{ find: /^url-parse$/, replacement: join(root, 'src/api/uploads/browser-url.ts') }] },
  optimizeDeps: { entries: ['app.html'] },
  css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
  build: { outDir: made.folder, emptyOutDir: false, copyPublicDir: false, cssMinify: 'lightningcss', target: 'es2022' },
  environments: {
    // The route table and the static pages, run in Node while building.
    pages: {
      consumer: 'server',
      build: {
        outDir: made.pagesFolder,
        // Other screens stay outside: only the names of their modules are wanted.
        rolldownOptions: {
          input: join(root, 'build/rendered.tsx'),
          external: (id) => id.startsWith('#features/') && !prerendered.includes(id),
          output: { entryFileNames: 'rendered.mjs', codeSplitting: false },
        },
      },
    },
    client: {
      build: {
        manifest: true,
        copyPublicDir: true,
        assetsInlineLimit: 0,
        // The page's head names what the first screen needs; a pointer over a link fetches the next one.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, needed, { hostType }) => (hostType === 'html' ? needed : []),
        },
        rolldownOptions: {
          input: join(root, 'app.html'),
          // as inlining wants it: nobody imports the app
          preserveEntrySignatures: false,
          output: {
            codeSplitting,
            // build/import-map.ts adds their hashes
            chunkFileNames: ({ name, facadeModuleId }) => `assets/${wordsName(facadeModuleId) ?? name}.js`,
            entryFileNames: 'assets/[name].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
          },
          // React stays whole: what else of it the app uses must not change its file.
          treeshake: { propertyReadSideEffects: false, commonjs: false },
        },
      },
    },
    // What the page's head runs before the first paint, to be put into the page.
    head: {
      consumer: 'client',
      build: {
        outDir: made.pagesFolder,
        rolldownOptions: { input: join(root, 'src/head.ts'), output: { format: 'iife', entryFileNames: 'head.js' } },
      },
    },
    // What the app's page runs at the beginning of its body.
    early: {
      consumer: 'client',
      build: {
        outDir: made.pagesFolder,
        rolldownOptions: {
          input: join(root, 'src/early-files.ts'),
          output: { format: 'iife', entryFileNames: 'early-files.js' },
        },
      },
    },
    // What the app's page runs behind its root, for a signed-in reader.
    frame: {
      consumer: 'client',
      build: {
        outDir: made.pagesFolder,
        rolldownOptions: { input: join(root, 'src/frame.ts'), output: { format: 'iife', entryFileNames: 'frame.js' } },
      },
    },
    worker: {
      consumer: 'client',
      build: {
        rolldownOptions: { input: join(root, 'src/sw.ts'), output: { format: 'iife', entryFileNames: 'sw.js' } },
      },
    },
  },
  builder: {
    sharedConfigBuild: true,
    sharedPlugins: true,
    // The plugins' own steps come after these; the worker is built by one of them, from the list of all files.
    async buildApp({ build, environments }) {
      for (const name of ['pages', 'client', 'head', 'early', 'frame'])
        if (environments[name]) await build(environments[name]);
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    // The server checks where a call comes from, so the page's own origin must reach it unchanged.
    proxy: { '/api': { target: api, changeOrigin: true, headers: { Origin: api } } },
  },
  // far above what they take: a busy machine is no failure
  test: { include: ['test/**/*.test.{ts,tsx}'], testTimeout: 120_000, hookTimeout: 120_000 },
});
