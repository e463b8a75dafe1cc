// What the build takes from the source by running it: the route table, and every static page as text.
import { renderStaticPages } from '#landing/pages.tsx';
import { builtRoutes } from '#routes.ts';
import { languages } from '#shell/language.ts';

export const rendered = {
  languages: Object.keys(languages),
  routes: builtRoutes.map((route) => ({
    paths: [route.path, ...(route.also ?? [])],
    /** Source module of the screen, as the manifest names it. */
    module: `src/${/import\([`'"]#(.+?)[`'"]\)/.exec(String(route.load))?.[1]}`,
  })),
  files: renderStaticPages(),
};
