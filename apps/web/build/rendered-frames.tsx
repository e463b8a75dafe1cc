import type { Role } from '@lantern/contract/access';
import { isRightToLeft, type Language, languageCodes, localeOf } from '@lantern/contract/languages';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { queryClient } from '#api/query-client.ts';
import { homes } from '#api/redirect.ts';
import { showLanguage } from '#api/words.ts';
import { builtRoutes, headingOf, isOpenTo, type Route } from '#routes.ts';
import { Arriving } from '#shell/arriving.tsx';
import { Layout } from '#shell/layout.tsx';
import type { FramedScreen } from '../src/frame.ts';

export type RenderedFrames = {
  language: Language;
  direction: 'ltr' | 'rtl';
  /** What stands around a screen, for each role, with an empty heading and nothing below it. */
  frames: Record<string, string>;
  screens: FramedScreen[];
};

const roles = Object.keys(homes) as Role[];
const hours = Array.from({ length: 24 }, (_, hour) => hour);

function frameOf(role: Role): string {
  const html = renderToString(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <Router ssrPath="/">
          <Layout role={role}>
            <Arriving heading="" about="" />
          </Layout>
        </Router>
      </QueryClientProvider>
    </I18nProvider>,
  );
  // a page in HTML needs no name space, and no style goes by the names of icons
  return html.replaceAll(' xmlns="http://www.w3.org/2000/svg"', '').replace(/ lucide-[\w-]+/g, '');
}

function screenOf(route: Route): FramedScreen {
  // for students, whose phones are the slow ones: every sentence costs each of them bytes
  const about = isOpenTo(route, 'student') ? route.about : undefined;
  const said = hours.flatMap((hour) => {
    const heading = headingOf(route, hour);
    return heading ? i18n._(heading) : [];
  });
  const heading = new Set(said).size > 1 ? said : said[0];
  return {
    paths: [route.path, ...(route.also ?? [])],
    roles: roles.filter((role) => isOpenTo(route, role)),
    ...(heading !== undefined && { heading }),
    ...(about && { about: i18n._(about) }),
  };
}

/** What a signed-in reader sees before the code is there, in every language. */
export async function renderFrames(): Promise<RenderedFrames[]> {
  const all: RenderedFrames[] = [];
  for (const language of languageCodes) {
    await showLanguage(language, localeOf(language));
    all.push({
      language,
      direction: isRightToLeft(language) ? 'rtl' : 'ltr',
      frames: Object.fromEntries(roles.map((role) => [role, frameOf(role)])),
      screens: builtRoutes.filter(({ bare }) => !bare).map(screenOf),
    });
  }
  // its questions would be waited for
  queryClient.clear();
  return all;
}
