import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Manifest } from './needed-files.ts';
import { hashOf, type Made } from './new-build.ts';
import type { rendered } from './rendered.tsx';
import { queryOf, screenModules } from './screen-modules.ts';

/** Writes the static pages, and what the source says of the screens: routes.json, the paths that get the app's page. */
export function staticPages(made: Made): Plugin {
  return {
    name: 'lantern-static-pages',
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler({ config }) {
        const module = await import(pathToFileURL(join(made.pagesFolder, 'rendered.mjs')).href);
        const pages: typeof rendered = module.rendered;
        const modules = screenModules(await readFile(join(config.root, 'src/routes.ts'), 'utf8'));
        const manifest: Manifest = JSON.parse(await readFile(join(made.folder, '.vite/manifest.json'), 'utf8'));
        made.languages = pages.languages;
        const chunkOf = (module: string) => {
          const file = made.fileOf.get(module);
          return file && Object.keys(manifest).find((key) => manifest[key]?.file === file);
        };
        made.screens = pages.routes.map((paths) => {
          const module = modules.get(paths[0] ?? '') ?? '';
          const chunk = chunkOf(module);
          if (!chunk) throw new Error(`routes.ts does not say which module shows ${paths[0]}.`);
          const tabs =
            made.tabsOf.get(module)?.map((tab) => ({ query: queryOf(tab), chunk: chunkOf(tab) ?? '' })) ?? [];
          return { paths, chunk, tabs };
        });
        for (const { address, path, html, style } of pages.files) {
          made.translated[address] = dirname(path);
          const file = join(made.folder, path);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, html);
          made.styles.add(hashOf(style));
        }
        await writeFile(join(made.folder, 'routes.json'), JSON.stringify(pages.routes.flat(), undefined, 2));
      },
    },
  };
}
