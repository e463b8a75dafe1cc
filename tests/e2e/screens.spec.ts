// Every screen in both themes and at both widths: no axe violation, nothing to scroll sideways, no complaint in the console.
import { isRightToLeft, languageCodes } from '@lantern/contract/languages';
import { expect, type Page, test } from '@playwright/test';
import { otherAddresses } from '../../scripts/other-addresses.ts';
import { lantern, noViolationsInBothThemes, openAsAdministrator, quickMentor, quickSignUp, windows } from './people.ts';

/** By who may open them, as the table of routes has them. */
const screens = (): Record<'everybody' | 'student' | 'mentor' | 'admin', string[]> =>
  JSON.parse(process.env.LANTERN_SCREENS ?? '');

// many screens in one journey
test.describe.configure({ timeout: 600_000 });

/** Each screen is loaded on a phone, whose window is then made as wide as a laptop's. */
const phone = { tag: '@phone' };
const narrow = { width: 320, height: 700 };

/** Collects what a page says in its console; answers what was said since the last call. */
function listen(page: Page): () => string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // the not-found page is meant to answer 404
    const isComplaint = message.type() === 'error' || /Uncompiled message/.test(message.text());
    if (isComplaint && !/404/.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return () => complaints.splice(0);
}

declare global {
  interface Window {
    seenHeadings: Set<string>;
  }
}

/** Notes every first heading that stands there while a screen comes. */
const noteHeadings = (page: Page) =>
  page.addInitScript(() => {
    window.seenHeadings = new Set();
    new MutationObserver(() => {
      const said = document.querySelector('main h1')?.textContent;
      if (said) window.seenHeadings.add(said);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });

/** What the page says below the first heading before the code is there; on the dashboard the day takes its place. */
function aboutInPage(path: string | undefined): string | undefined {
  const screens: { paths: string[]; about?: string }[] = JSON.parse(
    document.getElementById('framed')?.textContent ?? '[]',
  );
  return path === '/dashboard' ? undefined : screens.find(({ paths }) => paths[0] === path)?.about;
}

type Size = { width: number; height: number };

/** Words that a column is too narrow for, so that they stand letter by letter. */
const brokenWords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, a, button, summary > *)')]
      .filter((one) => one.checkVisibility() && !one.closest('svg') && (one.textContent?.trim().length ?? 0) > 12)
      .filter((one) => one.offsetWidth > 1 && one.offsetWidth < 48 && one.offsetHeight > 4 * one.offsetWidth)
      .map((one) => one.textContent),
  );

/** Loaded once, and looked at in these windows. */
async function inspect(page: Page, path: string, complaints: () => string[], widths: readonly Size[]): Promise<void> {
  await page.goto(lantern(path));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // not what stands there while it loads; a tab that is not open loads nothing
  await expect(page.locator('[aria-busy="true"]:not([hidden] *)')).toHaveCount(0);
  // the one that stands there before the code, and the screen's own
  const isFramed = await page.evaluate(() => 'frame' in (document.getElementById('root')?.dataset ?? {}));
  const headings = isFramed ? await page.evaluate(() => [...window.seenHeadings]) : [];
  expect(headings.filter((said) => !headings.at(-1)?.startsWith(said))).toEqual([]);
  const about = isFramed ? await page.evaluate(aboutInPage, path.split('?')[0]) : undefined;
  if (about !== undefined) await expect(page.locator('main h1 + p')).toHaveText(about);
  const here = page.viewportSize();
  for (const size of widths) {
    await page.setViewportSize(size);
    await expect(page.locator('[aria-busy="true"]:not([hidden] *)')).toHaveCount(0);
    await noViolationsInBothThemes(page);
    const scrolls = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(scrolls), `to scroll sideways at ${size.width}`).toBeLessThanOrEqual(0);
    expect(await brokenWords(page), `broken at ${size.width}`).toEqual([]);
  }
  if (here) await page.setViewportSize(here);
  expect(complaints()).toEqual([]);
}

async function inspectAll(page: Page, paths: readonly string[], widths: readonly Size[] = windows) {
  const complaints = listen(page);
  for (const path of paths) await test.step(path, () => inspect(page, path, complaints, widths));
}

test('screens for everybody', phone, async ({ page }) => {
  await noteHeadings(page);
  await inspectAll(page, [...screens().everybody, '/no-such-page']);
});

/** Screens that ask nothing before they are used, or say of each part of theirs what it needs. */
const needNoAnswer = [
  '/essays?evaluate',
  '/profile-evaluation',
  '/profile-evaluation?university=ror-03dbr7087',
  '/scholarshiparc',
  '/mock-interviews',
  '/mock-interview/ai',
  '/ask-anything',
];

/** As after signing in again and going offline: the code is on the device, no answer is. */
async function inspectWithoutAnswers(page: Page, paths: readonly string[]) {
  // away from the app, which would still keep what it was answered last
  await page.goto(lantern('/privacy'));
  await page.evaluate(async () => {
    const asked = indexedDB.open('lantern-answers');
    await new Promise((resolve) => asked.addEventListener('success', resolve));
    const change = asked.result.transaction('answers', 'readwrite');
    change.objectStore('answers').clear();
    await new Promise((resolve) => change.addEventListener('complete', resolve));
    asked.result.close();
  });
  await page.context().setOffline(true);
  await page.goto(lantern(paths[0] ?? '/'));
  const main = page.getByRole('main');
  for (const path of paths)
    await test.step(`${path} without its answers`, async () => {
      await page.evaluate((to) => history.pushState(null, '', to), path);
      const said = needNoAnswer.includes(path)
        ? main.getByRole('heading', { level: 1 })
        : main.getByRole('alert').filter({ hasText: 'There is no connection.' });
      await expect(said.first()).toBeVisible();
      await expect(main).not.toContainText(/\b0 of \d|\b0%|\bMissing\b|tried yet|\bNo(ne|thing)? ([a-z]+ ){0,4}yet/);
    });
  await page.context().setOffline(false);
}

// in parts, so that the last of them does not run alone
const parts = 3;
for (let part = 0; part < parts; part += 1)
  test(`screens of a student, part ${part + 1} of ${parts}`, phone, async ({ page }) => {
    await quickSignUp(page);
    const paths = [...screens().student, ...otherAddresses].filter((_, at) => at % parts === part);
    await noteHeadings(page);
    await inspectAll(page, paths);
    await inspectWithoutAnswers(page, paths);
  });

test('screens of an administrator and of a mentor', phone, async ({ page, browser, isMobile, viewport }) => {
  await openAsAdministrator(page);
  await noteHeadings(page);
  await inspectAll(page, screens().admin);
  const mentor = await (await browser.newContext({ viewport, isMobile })).newPage();
  await quickMentor(page, mentor, 'Farhana Haque');
  await noteHeadings(mentor);
  await inspectAll(mentor, screens().mentor);
});

test('in every language screens are complete and fit 320 px', phone, async ({ page }) => {
  await page.setViewportSize(narrow);
  await quickSignUp(page);
  await noteHeadings(page);
  for (const language of languageCodes.filter((code) => code !== 'en')) {
    await page.goto(lantern('/privacy'));
    await page.evaluate((code) => localStorage.setItem('lantern.language', code), language);
    await inspectAll(
      page,
      ['/dashboard', '/personal-info', '/family-info', '/essays', '/documents', '/profile'],
      [narrow],
    );
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect(await page.locator('html').getAttribute('dir')).toBe(isRightToLeft(language) ? 'rtl' : 'ltr');
  }
});
