// Whoever is quicker than the code: the forms stand in the page before it, and what is typed into them stays.
import { expect, type Page, test } from '@playwright/test';
import {
  keptForOffline,
  lantern,
  newEmail,
  noViolations,
  noViolationsAtBothWidths,
  password,
  quickSignUp,
} from './people.ts';

/** Keeps the app's code back until it is let go; answers that, and what the browser had to complain of. */
async function holdCode(page: Page) {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await gone;
    await route.continue();
  });
  return { letGo, complaints };
}

/** Lets go of what opens the app without asking the server: it would not be held. Not before it is there, or it would come later. */
const withoutWorker = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.ready.then((registration) => registration.unregister()));

/** Whether React has the form. */
const isTaken = (page: Page) =>
  page.evaluate(() => Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__reactProps')));

test('the log-in and the sign-up take what was typed and sent before the code is there, and come without a frame', {
  tag: '@phone',
}, async ({ page: first, browser }) => {
  const email = await quickSignUp(first);

  await test.step('who is not signed in gets it without a frame before it', async () => {
    const page = await (await browser.newContext()).newPage();
    const { letGo, complaints } = await holdCode(page);
    await page.goto(lantern('/essays'), { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    await expect(page.locator('#root > *')).toHaveCount(0);
    letGo();
    await expect(page).toHaveURL(/\/login\?next=%2Fessays$/);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  await test.step('what was typed stays, and more is typed', async () => {
    const page = await (await browser.newContext()).newPage();
    const { letGo, complaints } = await holdCode(page);
    await page.goto(lantern('/login?next=%2Fessays'), { waitUntil: 'commit' });
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password.slice(0, 4));
    await page.getByLabel('Remember me for 30 days').check();
    await noViolationsAtBothWidths(page);
    letGo();
    await expect.poll(() => isTaken(page)).toBe(true);
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Remember me for 30 days')).toBeChecked();
    await page.getByLabel('Password', { exact: true }).press('End');
    await page.getByLabel('Password', { exact: true }).pressSequentially(password.slice(4));
    await page.getByLabel('This is a shared phone').check();
    await expect(page.getByLabel('Remember me for 30 days')).not.toBeChecked();
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/essays$/);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  await test.step('a form that was sent waits, and never shows what it holds in the address', async () => {
    const page = await (await browser.newContext()).newPage();
    const { letGo, complaints } = await holdCode(page);
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(`${request.method()} ${request.url()}`));
    await page.goto(lantern('/login'), { waitUntil: 'commit' });
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeDisabled();
    letGo();
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(addresses.filter((address) => /password=|POST .*\/login/.test(address))).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  await test.step('what is typed into the sign-up form becomes the account', async () => {
    const page = await (await browser.newContext()).newPage();
    const { letGo, complaints } = await holdCode(page);
    const email = newEmail();
    await page.goto(lantern('/signup'), { waitUntil: 'commit' });
    await page.getByLabel('Full name').fill('Amina Rahman');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Confirm email').fill(email);
    await page.getByRole('checkbox', { name: /I agree to the/ }).check();
    await noViolationsAtBothWidths(page);
    letGo();
    await expect(page.getByText('Still needed: a password that meets the rules.')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page).toHaveURL(/\/personal-info$/);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

test('the help page is there without the code, in the language that the device has chosen, and without a connection', {
  tag: '@laptop',
}, async ({ page, context }) => {
  await test.step('it opens again without a connection', async () => {
    await page.goto(lantern('/help'));
    await expect(page.getByRole('heading', { name: 'Write to us' })).toBeVisible();
    await keptForOffline(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
    await page.getByRole('searchbox').fill('password');
    await expect(page.locator('summary').first()).toBeVisible();
    await expect(page.getByText('not on this device yet')).toHaveCount(0);
    await context.setOffline(false);
  });

  await page.goto(lantern('/help'));
  await page.getByRole('button', { name: 'Theme and language' }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'المساعدة' })).toBeVisible();
  await withoutWorker(page);

  const { letGo, complaints } = await holdCode(page);
  await page.goto(lantern('/help'), { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'المساعدة' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const questions = page.locator('summary');
  const before = await questions.count();
  expect(before).toBeGreaterThan(5);
  await page.getByRole('searchbox').fill('كلمة');
  letGo();
  await expect.poll(() => questions.count()).toBeLessThan(before);
  await expect(page.getByRole('searchbox')).toHaveValue('كلمة');
  expect(complaints).toEqual([]);
});

test('a signed-in screen has its frame and heading before the code is there, and what is pressed then is done after it', async ({
  page,
  isMobile,
}) => {
  await quickSignUp(page);
  await page.goto(lantern('/essays'));
  await expect(page.getByText('All changes sent')).toBeVisible();
  await withoutWorker(page);

  const { letGo, complaints } = await holdCode(page);
  await page.goto(lantern('/essays'), { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1, name: 'Essays' });
  await expect(heading).toBeVisible();
  const navigation = page.getByRole('navigation', { name: isMobile ? 'Main screens' : 'Workspace' });
  await expect(navigation.getByRole('link', { name: 'Essays', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText('All changes sent')).toHaveCount(0);
  await noViolations(page);
  const box = await heading.boundingBox();
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  letGo();
  await expect(page.getByRole('dialog', { name: 'How can we help?' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('All changes sent')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Brainstorm' })).toBeVisible();
  expect(await heading.boundingBox()).toEqual(box);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 100);
      }),
  );
  expect(shift).toBeLessThan(0.1);
  expect(complaints).toEqual([]);
});

test('the frame comes without a connection too, in the language that was chosen last', { tag: '@laptop' }, async ({
  page,
  context,
}) => {
  await quickSignUp(page);
  await page.goto(lantern('/essays'));
  await expect(page.getByRole('heading', { level: 1, name: 'Essays' })).toBeVisible();
  const isKept = (language: string) =>
    page.evaluate(async (wanted) => {
      const kept = await (await caches.match('/app'))?.text();
      return Boolean(navigator.serviceWorker.controller) && kept?.includes(`<html lang="${wanted}"`);
    }, language);
  await expect.poll(() => isKept('en')).toBe(true);
  await page.getByRole('button', { name: 'Theme and language' }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await expect.poll(() => isKept('ar')).toBe(true);
  await context.setOffline(true);
  await page.reload();
  // says that the frame was there before the code
  await expect(page.locator('#root')).toHaveAttribute('data-frame', '');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('navigation', { name: 'مساحة العمل' })).toBeVisible();
});
