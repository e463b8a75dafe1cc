// Every screen in both themes: no axe violation, nothing to scroll sideways, no complaint in the console.
import { expect, type Page, test } from '@playwright/test';
import { lantern, noViolations, quickSignUp } from './people.ts';

const publicPaths = ['/', '/terms', '/privacy', '/signup', '/login', '/forgot-password', '/help', '/no-such-page'];
const studentPaths = [
  '/dashboard',
  '/personal-info',
  '/profile',
  '/essays',
  '/essays?evaluate',
  '/essay-list',
  '/ecas',
  '/documents',
];

async function inspect(page: Page, path: string): Promise<void> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // the not-found page is meant to answer 404
    const isComplaint = message.type() === 'error' || /Uncompiled message/.test(message.text());
    if (isComplaint && !/404/.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(lantern(path));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await noViolations(page);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
  expect(complaints).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    for (const path of publicPaths)
      test(`${path}`, async ({ page }) => {
        await inspect(page, path);
      });

    for (const path of studentPaths)
      test(`${path}`, async ({ page }) => {
        await quickSignUp(page);
        await inspect(page, path);
      });
  });
}

for (const language of ['bn', 'ar'])
  test(`in ${language} screens are complete and fit 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await quickSignUp(page);
    await page.addInitScript((code) => localStorage.setItem('lantern.language', code), language);
    for (const path of ['/dashboard', '/personal-info', '/essays', '/documents', '/profile']) {
      await inspect(page, path);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      expect(await page.locator('html').getAttribute('dir')).toBe(language === 'ar' ? 'rtl' : 'ltr');
    }
  });
