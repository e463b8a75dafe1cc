import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Needed } from '../src/early-files.ts';
import { coreFiles, filesOf, type Manifest, wordsOf } from './needed-files.ts';
import { hashOf, type Made, replaced } from './new-build.ts';
import type { rendered } from './rendered.tsx';
import type { RenderedFrames } from './rendered-frames.tsx';

/** What the first visit of each address needs beyond the files that the page names. */
function neededFiles(
  manifest: Manifest,
  { core, screens, translated }: Made,
  shell: readonly string[],
  { language, screens: framed }: RenderedFrames,
): Needed {
  // whoever looks after a Lantern sits at a desk: what their screens need is fetched when the app is there
  const forAdmins = framed.filter(({ roles }) => roles.join() === 'admin').flatMap(({ paths }) => paths);
  const wordsIn = (...ids: string[]) => wordsOf(manifest, ...ids).flatMap((words) => words[language] ?? []);
  const all = new Set<string>();
  const numberOf = (file: string) => [...all.add(file)].indexOf(file);
  return {
    // those that are pre-rendered have pages of their own
    screens: screens
      .filter(({ paths: [path = ''] }) => !(path in translated) && !forAdmins.includes(path))
      .flatMap(({ paths, chunk, tabs }) =>
        // the first that the address agrees with is taken: the tab without a query comes last
        (tabs.length > 0 ? tabs.toSorted((a, b) => (a.query < b.query ? 1 : -1)) : [undefined]).flatMap((tab) => {
          const chunks = tab ? [chunk, tab.chunk] : [chunk];
          const code = filesOf(manifest, ...chunks).filter((file) => !core.includes(file));
          const words = wordsIn(...chunks).filter((file) => !shell.includes(file));
          const own = { files: code.map(numberOf), words: words.map(numberOf) };
          return paths.map((path) => ({ path, ...(tab?.query && { query: tab.query }), ...own }));
        }),
      ),
    files: [...all],
  };
}

/**
 * Makes the app's page in each language: with style, the head's script, the frames of signed-in screens, and the words that
 * come with the app's own code: as a file they were one more that every visit waits for. Tells the server which scripts and styles stand in pages (csp.json), and which pages there are in each language (translated.json).
 */
export function appPage(made: Made, messages: ReadonlyMap<string, object>): Plugin {
  return {
    name: 'lantern-app-page',
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler({ config }) {
        const read = (folder: string, name: string) => readFile(join(folder, name), 'utf8');
        const write = (name: string, value: unknown) =>
          writeFile(join(made.folder, name), JSON.stringify(value, undefined, 2));
        const page = await read(made.folder, 'app.html');
        const manifest: Manifest = JSON.parse(await read(made.folder, '.vite/manifest.json'));
        made.core = coreFiles(page);
        const entry = Object.keys(manifest).filter((id) => made.core.includes(manifest[id]?.file ?? ''));
        const head = (await read(made.pagesFolder, 'head.js')).trim();
        const frame = (await read(made.pagesFolder, 'frame.js')).trim();
        const early = (await read(made.pagesFolder, 'early-files.js')).trim();
        for (const script of [head, early, frame]) made.scripts.add(hashOf(script));
        made.styles.add(hashOf(made.style));
        // a message may have tags
        const told = (id: string, what: object) =>
          `<script type="application/json" id="${id}">${JSON.stringify(what).replaceAll('<', '\\u003c')}</script>`;
        /** By the catalogue's file, as src/api/words.ts knows it. */
        const wordsIn = (files: readonly string[]) =>
          Object.fromEntries(
            // they came in any order, and the same code is to make the same page
            [...messages.keys()].sort().flatMap((id) => {
              const file = relative(config.root, id).split('\\').join('/');
              return files.includes(made.fileOf.get(file) ?? '') ? [[`/${file}`, messages.get(id)]] : [];
            }),
          );

        const pageIn = (rendered: RenderedFrames) => {
          const { language, direction, frames, screens } = rendered;
          const shell = wordsOf(manifest, ...entry).flatMap((words) => words[language] ?? []);
          return replaced(page, [
            ['<html lang="en" dir="ltr">', `<html lang="${language}" dir="${direction}">`],
            [
              '<title>Lantern</title>',
              // the style comes before any sheet that a script asks for: the first to name the layers ranks them
              [`<style>${made.style}</style>`, `<script>${head}</script>`, '<title>Lantern</title>'].join('\n    '),
            ],
            [
              '<div id="root"></div>',
              [
                told('needed', neededFiles(manifest, made, shell, rendered)),
                `<script>${early}</script>`,
                '<div id="root"></div>',
                ...Object.entries(frames).map(([role, html]) => `<template id="frame-${role}">${html}</template>`),
                told('framed', screens),
                `<script>${frame}</script>`,
                told('words', wordsIn(shell)),
              ].join('\n    '),
            ],
          ]);
        };

        const module = await import(pathToFileURL(join(made.pagesFolder, 'rendered.mjs')).href);
        const { renderFrames }: typeof rendered = module.rendered;
        await mkdir(join(made.folder, 'app'));
        for (const one of await renderFrames())
          await writeFile(join(made.folder, `app/${one.language}.html`), pageIn(one));
        await rm(join(made.folder, 'app.html'));
        await write('translated.json', made.translated);
        await write('csp.json', { scripts: [...made.scripts], styles: [...made.styles] });
        // for scripts/budgets.ts
        await write('.vite/screens.json', { entry, screens: made.screens, style: made.style });
      },
    },
  };
}
