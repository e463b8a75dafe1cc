import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { coreFiles, filesOf, type Manifest, wordsOf } from './needed-files.ts';
import { hashOf, type Made, replaced } from './new-build.ts';
import type { RenderedScreen, rendered } from './rendered.tsx';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Writes the public screens as pages: the app's page with the screen in it, in each language. The style stands in the page,
 * and the page asks for its own code and words at once; React takes over when they are there (main.tsx).
 */
export function prerenderedScreens(made: Made): Plugin {
  return {
    name: 'lantern-prerendered-screens',
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler() {
        const read = (folder: string, name: string) => readFile(join(folder, name), 'utf8');
        const module = await import(pathToFileURL(join(made.pagesFolder, 'rendered.mjs')).href);
        const { renderScreens }: typeof rendered = module.rendered;
        const app = await read(made.folder, 'app.html');
        const script = (await read(made.pagesFolder, 'head.js')).trim();
        const manifest: Manifest = JSON.parse(await read(made.folder, '.vite/manifest.json'));
        const core = coreFiles(app);
        const entry = Object.keys(manifest).filter((id) => core.includes(manifest[id]?.file ?? ''));

        // what is read comes first: before it, the map and the requests would cost a tenth of a second
        const [map = '', ...toRun] =
          app.match(/<script type="importmap">.*?<\/script>|<[^>]+ data-run>(<\/script>)?/g) ?? [];
        const withoutCode = [map, ...toRun].reduce((page, tag) => replaced(page, [[`    ${tag}\n`, '']]), app);
        const askingForCode = (early: readonly string[]) => [
          map,
          ...early.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
          ...toRun,
        ];

        async function pageOf({ path, language, direction, title, html }: RenderedScreen): Promise<string> {
          const chunk = made.screens.find(({ paths }) => paths.includes(path))?.chunk ?? '';
          const files = filesOf(manifest, chunk).filter((file) => !core.includes(file));
          const sheets = files.filter((file) => file.endsWith('.css'));
          const style = made.style + (await Promise.all(sheets.map((file) => read(made.folder, file)))).join('');
          made.styles.add(hashOf(style));
          const words = wordsOf(manifest, ...entry, chunk).flatMap((each) => each[language] ?? []);
          const early = [...files.filter((file) => !sheets.includes(file)), ...words];
          return replaced(withoutCode, [
            ['<html lang="en" dir="ltr">', `<html lang="${language}" dir="${direction}">`],
            [
              '<title>Lantern</title>',
              [
                `<style>${style}</style>`,
                `<script data-prerendered>${script}</script>`,
                `<title>${escaped(title)}</title>`,
                // one picture of the screen, not an empty one and a half one before it
                `<link rel="expect" href="#main" blocking="render">`,
                // in the page already: whoever loads the code finds the sheet here and asks for it no more
                ...sheets.map((file) => `<link rel="stylesheet" crossorigin href="/${file}" disabled>`),
              ].join('\n    '),
            ],
            ['<div id="root"></div>', `<div id="root">${html}</div>`],
            ['</body>', [...askingForCode(early), '</body>'].join('\n  ')],
          ]);
        }

        for (const screen of await renderScreens()) {
          const folder = screen.path.slice(1);
          const file = join(made.folder, folder, `${screen.language}.html`);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, await pageOf(screen));
          made.translated[screen.path] = folder;
        }
      },
    },
  };
}
