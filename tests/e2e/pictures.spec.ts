// The main screens and what opens over them, beside the pictures that were accepted last (tests/e2e/pictures): a change of
// looks that nobody meant is seen; and what a screen reader hears of some of them, as text. `npm run pictures` accepts what there is now; look at each picture before you commit it.
import { expect, type Page, test } from '@playwright/test';
import { putPaper } from './papers.ts';
import { lantern, quickSignUp } from './people.ts';

type Picture = {
  name: string;
  path: string;
  dark?: true;
  open?: (page: Page) => Promise<void>;
  /** What a screen reader hears of it is kept too, to be read; `alone`: without a picture. */
  heard?: true | 'alone';
};

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).filter({ visible: true }).first().click();
};

const everybody: Record<string, Picture[]> = {
  phone: [{ name: 'log-in', path: '/login', heard: true }],
  laptop: [{ name: 'sign-up', path: '/signup', heard: true }],
};

const students: Record<string, Picture[]> = {
  phone: [
    { name: 'dashboard', path: '/dashboard' },
    { name: 'more', path: '/dashboard', open: press('More'), heard: true },
    { name: 'more-dark', path: '/dashboard', dark: true, open: press('More') },
    { name: 'help', path: '/dashboard', open: press('Help'), heard: true },
    { name: 'essays', path: '/essays' },
    { name: 'documents', path: '/documents' },
    { name: 'paper-menu', path: '/documents', open: press('More for Grade 12 transcript') },
    { name: 'record-form', path: '/education', dark: true, open: press(/^Add/), heard: true },
    { name: 'activities', path: '/ecas', heard: 'alone' },
    { name: 'document-checklist', path: '/document-checklist', heard: 'alone' },
    { name: 'tests', path: '/tests', heard: 'alone' },
    { name: 'test-prep', path: '/test-prep', heard: 'alone' },
  ],
  laptop: [
    { name: 'dashboard', path: '/dashboard' },
    { name: 'essays-dark', path: '/essays', dark: true },
    { name: 'new-essay', path: '/essays', open: press('New essay'), heard: true },
  ],
};

/** The same at any time: one clock, and what the server's clock says is covered. The fonts are those that `npm test` brings. */
async function take(page: Page, { name, path, dark, open, heard }: Picture): Promise<void> {
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' });
  await page.goto(lantern(path));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]:not([hidden] *)')).toHaveCount(0);
  await open?.(page);
  // nothing is pointed at
  await page.mouse.move(0, 0);
  if (heard !== 'alone') await expect.soft(page).toHaveScreenshot(`${name}.png`, { mask: [page.locator('time, img')] });
  const top = open ? page.getByRole('dialog').or(page.getByRole('menu')) : page.getByRole('main');
  if (heard) await expect.soft(top.last()).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
}

// many screens in one journey
test.describe.configure({ timeout: 600_000 });

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-12-01T09:00:00+06:00'));
});

test('screens look as they did', async ({ page }, { project }) => {
  for (const picture of everybody[project.name] ?? []) await test.step(picture.name, () => take(page, picture));
  await quickSignUp(page);
  const { origin } = new URL(lantern('/'));
  for (const [path, data] of [
    ['/api/applications/add', { name: 'Hill College', program: 'Physics', level: 'UG' }],
    ['/api/essay/draft', { title: 'The list on the roof', essay_type: 'Other' }],
  ] as const)
    expect((await page.request.post(lantern(path), { headers: { origin }, data })).ok()).toBe(true);
  await putPaper(page, 'Transcript', 'Grade 12 transcript');
  for (const picture of students[project.name] ?? []) await test.step(picture.name, () => take(page, picture));
});
