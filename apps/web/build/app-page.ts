import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Needed } from '../src/head.ts';
import { coreFiles } from './core-files.ts';
import { filesOf, type Manifest, type Words, wordsOf } from './needed-files.ts';
import { hashOf, type Made } from './new-build.ts';

/** What the first visit of each address needs beyond the files that the page names. */
function neededFiles(manifest: Manifest, { core, screens }: Made, entry: string[]): Needed {
  const all: Words[] = [];
  const numberOf = (words: Words) => {
    const known = all.findIndex(({ en }) => en === words.en);
    return known >= 0 ? known : all.push(words) - 1;
  };
  const shell = wordsOf(manifest, ...entry).map(numberOf);
  const code = new Set<string>();
  const numberOfFile = (file: string) => [...code.add(file)].indexOf(file);
  return {
    screens: screens.flatMap(({ paths, chunk, tabs }) =>
      // the first that the address agrees with is taken: the tab without a query comes last
      (tabs.length > 0 ? tabs.toSorted((a, b) => (a.query < b.query ? 1 : -1)) : [undefined]).flatMap((tab) => {
        const chunks = tab ? [chunk, tab.chunk] : [chunk];
        const files = filesOf(manifest, ...chunks).filter((file) => !core.includes(file));
        const words = wordsOf(manifest, ...chunks).map(numberOf);
        const needed = { files: files.map(numberOfFile), words: words.filter((one) => !shell.includes(one)) };
        return paths.map((path) => ({ path, ...(tab?.query && { query: tab.query }), ...needed }));
      }),
    ),
    files: [...code],
    shell,
    words: all,
  };
}

/**
 * Puts style and the head's script into the app's page, and tells the server which scripts and styles stand in pages
 * (csp.json), and which pages there are in each language (translated.json).
 */
export function appPage(made: Made): Plugin {
  return {
    name: 'lantern-app-page',
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler() {
        const read = (folder: string, name: string) => readFile(join(folder, name), 'utf8');
        const write = (name: string, value: unknown) =>
          writeFile(join(made.folder, name), JSON.stringify(value, undefined, 2));
        const page = await read(made.folder, 'app.html');
        const manifest: Manifest = JSON.parse(await read(made.folder, '.vite/manifest.json'));
        made.core = coreFiles(page);
        const entry = Object.keys(manifest).filter((id) => made.core.includes(manifest[id]?.file ?? ''));
        const needed = neededFiles(manifest, made, entry);
        const script = (await read(made.pagesFolder, 'head.js')).trim();
        made.scripts.add(hashOf(script));
        made.styles.add(hashOf(made.style));
        // the style comes before any sheet that the script asks for: the first to name the layers ranks them
        const head = [
          `<style>${made.style}</style>`,
          `<script type="application/json" id="needed">${JSON.stringify(needed)}</script>`,
          `<script>${script}</script>`,
        ];
        const title = page.indexOf('<title>');
        await writeFile(
          join(made.folder, 'app.html'),
          `${page.slice(0, title)}${head.join('\n    ')}\n    ${page.slice(title)}`,
        );
        await write('translated.json', made.translated);
        await write('csp.json', { scripts: [...made.scripts], styles: [...made.styles] });
        // for scripts/budgets.ts
        await write('.vite/screens.json', { entry, screens: made.screens, style: made.style });
      },
    },
  };
}
