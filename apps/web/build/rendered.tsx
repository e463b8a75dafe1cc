// What the build takes from the source by running it: the route table, and every static page as text.
import { renderStaticPages } from '#landing/pages.tsx';
import { builtRoutes } from '#routes.ts';
import { languages } from '#shell/languages.ts';

export const rendered = {
  languages: Object.keys(languages),
  /** All paths of each screen, its own first. */
  routes: builtRoutes.map((route): string[] => [route.path, ...(route.also ?? [])]),
  files: renderStaticPages(),
};
