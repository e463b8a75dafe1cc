// Every screen in both themes: no axe violation, nothing to scroll sideways, no complaint in the console.
import { expect, type Page, test } from '@playwright/test';
import { otherAddresses } from '../../scripts/other-addresses.ts';
import { lantern, noViolations, openAsAdministrator, quickMentor, quickSignUp } from './people.ts';

/** By who may open them, as the table of routes has them. */
const screens = (): Record<'everybody' | 'student' | 'mentor' | 'admin', string[]> =>
  JSON.parse(process.env.LANTERN_SCREENS ?? '');

// many screens in one journey
test.describe.configure({ timeout: 300_000 });

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

async function inspect(page: Page, path: string, complaints: () => string[]): Promise<void> {
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
  await page.emulateMedia({ colorScheme: 'light' });
  await noViolations(page);
  // colours are all that a theme changes
  await page.emulateMedia({ colorScheme: 'dark' });
  await noViolations(page, { rules: ['color-contrast'] });
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
  expect(complaints()).toEqual([]);
}

async function inspectAll(page: Page, paths: readonly string[]) {
  const complaints = listen(page);
  await noteHeadings(page);
  for (const path of paths) await test.step(path, () => inspect(page, path, complaints));
}

test('screens for everybody', ({ page }) => inspectAll(page, [...screens().everybody, '/no-such-page']));

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
  test(`screens of a student, part ${part + 1} of ${parts}`, async ({ page }, { project }) => {
    await quickSignUp(page);
    const paths = [...screens().student, ...otherAddresses].filter((_, at) => at % parts === part);
    await inspectAll(page, paths);
    // what a screen says does not hang on its width
    if (project.name === 'phone') await inspectWithoutAnswers(page, paths);
  });

test('screens of an administrator and of a mentor', async ({ page, browser, isMobile, viewport }) => {
  await openAsAdministrator(page);
  await inspectAll(page, screens().admin);
  const mentor = await (await browser.newContext({ viewport, isMobile })).newPage();
  await quickMentor(page, mentor, 'Farhana Haque');
  await inspectAll(mentor, screens().mentor);
});

for (const language of ['bn', 'ar'])
  test(`in ${language} screens are complete and fit 320 px`, { tag: '@phone' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await quickSignUp(page);
    await page.addInitScript((code) => localStorage.setItem('lantern.language', code), language);
    await inspectAll(page, ['/dashboard', '/personal-info', '/essays', '/documents', '/profile']);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect(await page.locator('html').getAttribute('dir')).toBe(language === 'ar' ? 'rtl' : 'ltr');
  });
