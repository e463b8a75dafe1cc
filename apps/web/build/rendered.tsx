// What the build takes from the source by running it: the route table, every static page and every pre-rendered screen.
import { renderStaticPages } from '#landing/pages.tsx';
import { builtRoutes } from '#routes.ts';
import { languages } from '#shell/languages.ts';
import { renderScreens } from './rendered-screens.tsx';

export const rendered = {
  languages: Object.keys(languages),
  /** All paths of each screen, its own first. */
  routes: builtRoutes.map((route): string[] => [route.path, ...(route.also ?? [])]),
  files: renderStaticPages(),
  renderScreens,
};
