// What the build takes from the source by running it: the route table, every static page, every pre-rendered screen and the frames of the others.
import { renderStaticPages } from '#landing/pages.tsx';
import { builtRoutes } from '#routes.ts';
import { languages } from '#shell/languages.ts';
import { renderFrames } from './rendered-frames.tsx';
import { renderScreens } from './rendered-screens.tsx';

export const rendered = {
  languages: Object.keys(languages),
  /** All paths of each screen, its own first. */
  routes: builtRoutes.map((route): string[] => [route.path, ...(route.also ?? [])]),
  files: renderStaticPages(),
  renderScreens,
  renderFrames,
};
