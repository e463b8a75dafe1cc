// What the build takes from the source by running it: the route table, every static page, every pre-rendered screen and the
// frames of the others.
import { isRightToLeft, type Language, languageCodes, localeOf } from '@lantern/contract/languages';
import { i18n } from '@lingui/core';
import { renderToString } from 'react-dom/server';
import { queryClient } from '#api/query-client.ts';
import { showLanguage } from '#api/words.ts';
import { renderStaticPages } from '#landing/pages.tsx';
import { builtRoutes } from '#routes.ts';
import { App } from '#shell/app.tsx';
import { prepareScreen } from '#shell/screen-of.ts';
import { renderFrames } from './rendered-frames.tsx';

export type RenderedScreen = {
  path: string;
  language: Language;
  direction: 'ltr' | 'rtl';
  title: string;
  /** What the app renders for somebody who is not signed in. */
  html: string;
};

/** The public screens that stand in the page before their code is there, in every language. */
export async function renderScreens(): Promise<RenderedScreen[]> {
  const screens: RenderedScreen[] = [];
  for (const language of languageCodes) {
    await showLanguage(language, localeOf(language));
    for (const route of builtRoutes.filter(({ prerendered }) => prerendered)) {
      await prepareScreen(route, language);
      const html = renderToString(<App at={route.path} />);
      // React puts the words for waiting where something could not be rendered, and says nothing
      if (html.includes('<!--$!-->')) throw new Error(`${route.path} cannot be rendered without a browser.`);
      screens.push({
        path: route.path,
        language,
        direction: isRightToLeft(language) ? 'rtl' : 'ltr',
        title: `${i18n._(route.title)} · Lantern`,
        html,
      });
    }
  }
  // its questions would be waited for
  queryClient.clear();
  return screens;
}

// What the build takes from the source by running it: the route table, every static page, every pre-rendered screen and the frames of the others.

export const rendered = {
  languages: languageCodes,
  /** All paths of each screen, its own first. */
  routes: builtRoutes.map((route): string[] => [route.path, ...(route.also ?? [])]),
  files: renderStaticPages(),
  renderScreens,
  renderFrames,
};
