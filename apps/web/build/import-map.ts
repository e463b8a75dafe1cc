import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import type { Manifest } from './needed-files.ts';
import { hashOf, type Made, replaced } from './new-build.ts';

/**
 * Words that only the file of code imports that says them: it names them as they are, and what would be two thirds of the map
 * more is not there. Those of the app's own file are in the map: a sentence that changed must not cost that file again.
 */
const isOutside = (file: string) => /^words\.(?!app\.)/.test(basename(file));

/**
 * Files of code name each other without a hash, and the page's import map says in which file each is in this build: one
 * whose neighbour changed keeps its name. The bundler's own map (`build.chunkImportMap`) has hashes on both sides, which
 * costs each first visit twice as much.
 */
export function importMap(made: Made): Plugin {
  return {
    name: 'lantern-import-map',
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler() {
        const at = (file: string) => join(made.folder, file);
        const manifest: Manifest = JSON.parse(await readFile(at('.vite/manifest.json'), 'utf8'));
        const all = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.js') ? [file] : []));
        const hashed = new Map<string, string>();
        async function addHash(file: string) {
          const hash = createHash('sha256')
            .update(await readFile(at(file)))
            .digest('base64url');
          const name = file.replace(/\.js$/, `-${hash.slice(0, 5)}.js`);
          await rename(at(file), at(name));
          hashed.set(file, name);
        }
        const sorted = [...new Set(all)].sort();
        for (const file of sorted.filter(isOutside)) await addHash(file);
        const inMap = sorted.filter((file) => !isOutside(file));
        for (const file of inMap) {
          const text = await readFile(at(file), 'utf8');
          const nameOf = (path: string) => basename(hashed.get(`assets/${path}`) ?? path);
          await writeFile(at(file), text.replaceAll(/(?<=import\(`\.\/)words\.(?!app\.)[^`]+/g, nameOf));
          await addHash(file);
        }
        for (const chunk of Object.values(manifest)) chunk.file = hashed.get(chunk.file) ?? chunk.file;
        await writeFile(at('.vite/manifest.json'), JSON.stringify(manifest, undefined, 2));
        for (const [module, file] of made.fileOf) made.fileOf.set(module, hashed.get(file) ?? file);

        const map = JSON.stringify({
          imports: Object.fromEntries(inMap.map((file) => [`/${file}`, `/${hashed.get(file)}`])),
        });
        made.scripts.add(hashOf(map));
        let page = await readFile(at('app.html'), 'utf8');
        for (const [file, name] of hashed) page = page.replaceAll(`"/${file}"`, `"/${name}"`);
        // before anything that asks for code: browsers refuse a map that comes later
        page = replaced(page, [['<body>', `<body>\n    <script type="importmap">${map}</script>`]]);
        await writeFile(at('app.html'), page);
      },
    },
  };
}

/**
 * React and the app come at the same time, and run one after the other: a browser answers in between. As one they would be
 * one task, as long as both, on a slow phone a third of a second. The page's head runs them (head.ts).
 */
export function evaluateInParts(): Plugin {
  return {
    name: 'lantern-evaluate-in-parts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(page, { chunk, bundle }) {
        const react = chunk?.imports.find((file) => bundle?.[file]?.name === 'react');
        if (!chunk || !react) throw new Error('The app does not wait for React as it did.');
        const preload = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`;
        const others = chunk.imports.filter((file) => file !== react);
        return replaced(page, [
          [`<script type="module" crossorigin src="/${chunk.fileName}"></script>`, ''],
          ...chunk.imports.map((file): [string, string] => [preload(file), '']),
          [
            '<body>',
            [
              // a browser reads a page's head as one task, and refuses the import map where code was asked for before it
              '<body>',
              ...others.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" data-run>`),
              // as soon as it is there: the page's load event waits for it, and is no part of the task that ends the page
              `<script type="module" async crossorigin src="/${react}" data-run></script>`,
              `<link rel="modulepreload" crossorigin href="/${chunk.fileName}" data-run>`,
            ].join('\n    '),
          ],
        ]);
      },
    },
  };
}
