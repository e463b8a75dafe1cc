// What several journeys do alike.
import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';
import { bookableMentor } from '../../scripts/bookable-mentor.ts';

export const password = 'Boat2022!';
export const lantern = (path: string) => `${process.env.LANTERN_URL}${path}`;
export const newEmail = () => `${randomUUID()}@example.org`;

/** Whoever runs the installation that the journeys use. */
const administrator = { name: 'Root Person', email: 'root@example.org', password };

export async function fillLogin(page: Page, email: string, word = password): Promise<void> {
  await page.goto(lantern('/login'));
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(word);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Signs in without the form, for journeys about something else. */
export async function quickLogIn(page: Page, email: string): Promise<void> {
  const { origin } = new URL(lantern('/'));
  const answer = await page.request.post(lantern('/api/auth/sign-in/email'), {
    headers: { origin },
    data: { email, password, rememberMe: false },
  });
  expect(answer.status()).toBe(200);
}

/** The first journey that needs the administrator uses the one-time link; the server has one for all of them. */
export async function openAsAdministrator(page: Page): Promise<void> {
  const { origin, searchParams } = new URL(process.env.LANTERN_ADMIN_LINK ?? '');
  const claimed = await page.request.post(lantern('/api/auth/claim-admin'), {
    headers: { origin },
    data: { token: searchParams.get('token'), ...administrator },
  });
  if (!claimed.ok()) await quickLogIn(page, administrator.email);
  await page.goto(lantern('/admin'));
  await expect(page).toHaveURL(/\/admin$/);
}

export async function signUp(page: Page, { name, email }: { name: string; email: string }): Promise<void> {
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Confirm email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: /I agree to the/ }).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
}

/** Signs up without the form, for journeys that are about something else. */
export async function quickSignUp(page: Page, name = 'Amina Rahman'): Promise<string> {
  const email = newEmail();
  const { origin } = new URL(lantern('/'));
  const answer = await page.request.post(lantern('/api/auth/sign-up/email'), {
    headers: { origin },
    data: { name, email, password, agreeToTerms: true },
  });
  expect(answer.status()).toBe(200);
  return email;
}

/** A mentor who accepted an invitation, without the forms; `admin` is the administrator's page. */
export async function quickMentor(admin: Page, mentor: Page, name: string): Promise<void> {
  const { origin } = new URL(lantern('/'));
  const invited = await admin.request.post(lantern('/api/admin/invitations'), {
    headers: { origin },
    data: { email: newEmail() },
  });
  const token = /token=([\w-]+)/.exec((await invited.json()).link)?.[1];
  const accepted = await mentor.request.post(lantern('/api/auth/accept-invitation'), {
    headers: { origin },
    data: { token, name, password, agreeToTerms: true },
  });
  expect(accepted.ok()).toBe(true);
}

/** A mentor's page as students find it: free sessions at any hour of any day, at once, by a link. `changes` over that. */
export async function publishMentor(mentor: Page, changes: object = {}): Promise<void> {
  const { origin } = new URL(lantern('/'));
  const profile = { ...bookableMentor, time_zone: 'America/Toronto', ...changes };
  const saved = await mentor.request.put(lantern('/api/mentor/profile'), {
    headers: { origin },
    data: { profile, base_revision: 0 },
  });
  expect(saved.status()).toBe(200);
}

/** The first form as filled, for journeys about what comes after it. */
export async function putPersonalInfo(page: Page, changes: object = {}): Promise<void> {
  const { origin } = new URL(lantern('/'));
  const data = {
    firstName: 'Amina',
    lastName: 'Rahman',
    oneName: false,
    familyNameFirst: false,
    preferredName: '',
    nameInOwnScript: '',
    passportName: '',
    address: '',
    city: '',
    postalCode: '',
    receiveResources: false,
    dateOfBirth: '2008-03-14',
    phone: '+8801712345678',
    country: 'BD',
    citizenship: 'BD',
    ...changes,
  };
  const answer = await page.request.put(lantern('/api/profile/personal-info'), { headers: { origin }, data });
  expect(answer.status()).toBe(200);
}

export async function fillPersonalInfo(page: Page): Promise<void> {
  await page.getByLabel('Date of birth').fill('2008-03-14');
  await page.getByLabel('Citizenship').selectOption('BD');
  await page.getByLabel('Country of residence').selectOption('BD');
  await page.getByLabel('Phone').fill('+880 1712 345678');
}

/** The two windows that people have; a journey that runs at one width looks at the other by `setViewportSize`. */
export const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const;

/** Sets the window's size and waits until the page is laid out in it: on a busy machine that comes a moment later. */
export async function resized(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size);
  await page.evaluate(() => new Promise((laidOut) => requestAnimationFrame(() => requestAnimationFrame(laidOut))));
}

/** Looks at the page in full height: what lies under the dock is a matter of scrolling. */
async function inFullHeight(page: Page, look: () => Promise<void>): Promise<void> {
  const before = page.viewportSize();
  // taller than the screen, also than one whose lists are still on their way: what stays at its foot lies on nothing then
  if (before) {
    await resized(page, { width: before.width, height: 8000 });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (height > 8000) await resized(page, { width: before.width, height: height + 2000 });
  }
  await look();
  if (before) await resized(page, before);
}

const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds now, each rule with its elements. */
async function violationsOf(page: Page, rules: string[]): Promise<string[]> {
  // a colour that is halfway between two is neither, and one can begin to change while the page is looked at
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important; }');
    document.adoptedStyleSheets.push(still);
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    try {
      const { violations } = await axe.run({ runOnly, resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    } finally {
      document.adoptedStyleSheets.pop();
    }
  }, rules);
}

/** A page on which something still moves is looked at again: what stays is a fault. One look may take long. */
async function expectNoViolations(page: Page, rules: string[]): Promise<void> {
  await expect(async () => expect(await violationsOf(page, rules)).toEqual([])).toPass({ timeout: 90_000 });
}

/** No axe violation on what the page shows now. */
export const noViolations = (page: Page) => inFullHeight(page, () => expectNoViolations(page, allRules));

/** The same in both themes; colours are all that a theme changes. */
export const noViolationsInBothThemes = (page: Page) =>
  inFullHeight(page, async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await expectNoViolations(page, allRules);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoViolations(page, ['color-contrast']);
  });

/** The same at both widths, without loading the page twice. */
export async function noViolationsAtBothWidths(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const size of windows) {
    await resized(page, size);
    await noViolations(page);
  }
  if (before) await resized(page, before);
}

/**
 * Waits until what was closed last has taken its step out of the history: it goes back there, a moment after it is gone from
 * the page, and that would end a visit that begins meanwhile.
 */
export const closedForGood = (page: Page) => expect.poll(() => page.evaluate(() => history.state?.layer ?? 0)).toBe(0);

/** Waits until a timer that runs up shows so many seconds or more: a busy machine skips some. */
export async function timerReaches(timer: Locator, seconds: number): Promise<void> {
  const shown = async () => {
    const [minutes = 0, rest = 0] = ((await timer.textContent()) ?? '').split(':').map(Number);
    return minutes * 60 + rest;
  };
  await expect.poll(shown).toBeGreaterThanOrEqual(seconds);
}

/** Waits until all code that this page has loaded is kept for use without a connection. */
export async function keptForOffline(page: Page): Promise<void> {
  const areKept = async () => {
    await navigator.serviceWorker.ready;
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href);
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    const wanted = [...sheets, ...fetched.filter((name) => new URL(name).pathname.startsWith('/assets/'))];
    const kept = await Promise.all(wanted.map((url) => caches.match(url)));
    return sheets.length > 0 && kept.every(Boolean);
  };
  await expect.poll(() => page.evaluate(areKept), { timeout: 60_000 }).toBe(true);
}

/**
 * Waits until the words with this sentence are kept for use without a connection, and so is the code that says them: it asks
 * for them. In which file they lie, and what that is called, is for the build to say.
 */
export async function wordsAreKept(page: Page, sentence: string): Promise<void> {
  const areKept = async (wanted: string) => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    const words = all.flat().filter(({ url }) => url.includes('/assets/words.'));
    const texts = await Promise.all(words.map(async (request) => (await caches.match(request))?.text()));
    return texts.some((text) => text?.includes(wanted));
  };
  await expect.poll(() => page.evaluate(areKept, sentence), sentence).toBe(true);
}
