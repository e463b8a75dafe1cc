// What a signed-in reader sees of a screen before any code runs.

import { expect, test } from 'vitest';
import { renderFrames } from '../build/rendered-frames.tsx';
import { builtRoutes, headingOf, isOpenTo } from '../src/routes.ts';
import { catalogueOf } from './catalogues.ts';

const all = await renderFrames();
const linksOf = (html = '') => [...html.matchAll(/ href="(\/[^"]*)"/g)].map(([, href]) => href);

test.each(all)(
  'in $language each screen has its heading and is for whom the route table says',
  ({ language, screens }) => {
    const said = catalogueOf(language);
    for (const route of builtRoutes.filter(({ bare }) => !bare)) {
      const screen = screens.find(({ paths }) => paths[0] === route.path);
      expect(screen?.paths).toEqual([route.path, ...(route.also ?? [])]);
      expect(screen?.roles).toEqual((['student', 'mentor', 'admin'] as const).filter((role) => isOpenTo(route, role)));
      const { heading } = screen ?? {};
      for (let hour = 0; hour < 24; hour += 1) {
        const wanted = headingOf(route, hour);
        const shown = typeof heading === 'object' ? heading[hour] : heading;
        expect(shown, route.path).toBe(wanted ? String(said[wanted.id]) : undefined);
      }
    }
  },
);

test.each(all)('in $language what screens say below their headings is there in words', ({ language, screens }) => {
  const said = Object.values(catalogueOf(language)).map(String);
  const abouts = screens.flatMap(({ about }) => about ?? []);
  expect(abouts.length).toBeGreaterThan(15);
  for (const about of abouts) expect(said).toContain(about);
  const english = 'Six answers are required. The others help too. Only you see them, unless you share them.';
  const [id = ''] = Object.entries(catalogueOf('en')).find(([, en]) => String(en) === english) ?? [];
  expect(screens.find(({ paths }) => paths[0] === '/personal-info')?.about).toBe(String(catalogueOf(language)[id]));
});

test.each(all)(
  'in $language every role has its own navigation, and nothing is said that only the device knows',
  ({ language, direction, frames }) => {
    expect(Object.keys(frames).sort()).toEqual(['admin', 'mentor', 'student']);
    expect(direction).toBe(language === 'ar' ? 'rtl' : 'ltr');
    expect(linksOf(frames.student)).toEqual(
      expect.arrayContaining(['/dashboard', '/essays', '/documents', '/profile']),
    );
    expect(linksOf(frames.mentor)).toEqual(expect.arrayContaining(['/mentor', '/mentor/chats', '/account']));
    expect(linksOf(frames.mentor)).not.toContain('/essays');
    expect(linksOf(frames.admin)).toContain('/admin/facts');
    const ids = Object.entries(catalogueOf('en'));
    const word = (english: string) =>
      String(catalogueOf(language)[ids.find(([, en]) => String(en) === english)?.[0] ?? '']);
    for (const html of Object.values(frames)) {
      expect(html).toMatch(/<h1><\/h1><p class="dim"><\/p>/);
      expect(html).toContain(word('Loading'));
      expect(html).not.toContain(word('All changes sent'));
      expect(html).not.toContain('aria-current');
      expect(html).not.toMatch(/<!--\$[?!~]-->/);
    }
  },
);
