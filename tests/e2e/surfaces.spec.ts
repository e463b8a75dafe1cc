// Whatever opens over a page (dialogs, sheets, menus, notices): its surface is opaque, covers what is behind, fits the
// window, in both themes, and can be closed. Every button of every screen is pressed once to find them, and whatever a press
// takes away, the focus stays on the page.
import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { putPaper } from './papers.ts';
import { lantern, newEmail, openAsAdministrator, publishMentor, quickMentor, quickSignUp } from './people.ts';

test.describe.configure({ timeout: 600_000 });

/** What ends the visit, or leaves the page for good. */
const leaves = /sign out|log out|delete (my )?account|end all/i;
const surface = 'dialog[open], [popover]:popover-open';

/** What is wrong with the surface that lies on top; it is looked at when it stands still. */
async function faultsOf(top: Locator): Promise<string[]> {
  return await top.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
    const faults: string[] = [];
    const { backgroundColor, opacity } = getComputedStyle(element);
    // Chromium writes an opaque colour without its fourth part
    if (!/^rgb\(/.test(backgroundColor)) faults.push(`its background is ${backgroundColor}`);
    if (opacity !== '1') faults.push(`its opacity is ${opacity}`);
    const box = element.getBoundingClientRect();
    const [width, height] = [document.documentElement.clientWidth, window.innerHeight];
    if (box.left < -1 || box.top < -1 || box.right > width + 1 || box.bottom > height + 1)
      faults.push(`it stands at ${[box.left, box.top, box.right, box.bottom].map(Math.round)} of ${width} x ${height}`);
    if (box.width < 100 || box.height < 40) faults.push(`it is ${box.width} x ${box.height}`);
    if (element.scrollWidth > element.clientWidth + 1) faults.push('it scrolls sideways');
    for (const across of [0.1, 0.5, 0.9])
      for (const down of [0.1, 0.5, 0.9]) {
        const hit = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down);
        if (!element.contains(hit)) faults.push(`${hit?.outerHTML.slice(0, 80)} lies over it`);
      }
    // behind a dialog nothing can be pressed
    if (element.matches(':modal') && box.height < height - 20) {
      const behind = document.elementFromPoint(width / 2, box.top > 20 ? box.top / 2 : box.bottom + 8);
      if (behind !== element) faults.push(`${behind?.outerHTML.slice(0, 80)} can be pressed behind it`);
    }
    return faults;
  });
}

/** Looks at what lies open in both themes and closes it; answers its name. */
async function inspectTop(page: Page): Promise<string | undefined> {
  const open = page.locator(surface);
  const count = await open.count();
  if (count === 0) return undefined;
  const top = open.last();
  const name = await top.evaluate(
    (element) => element.getAttribute('aria-label') ?? element.querySelector('h2')?.textContent ?? element.className,
  );
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await faultsOf(top), `${name}, ${colorScheme}`).toEqual([]);
  }
  const close = top.getByRole('button', { name: 'Close', exact: true });
  if ((await close.count()) > 0) await close.first().click();
  else await page.keyboard.press('Escape');
  await expect(open, `${name} can be closed`).toHaveCount(count - 1);
  return name;
}

/** A notice lies on the page, not over it: it need not cover, but must be opaque, fit, and close. */
async function inspectNotice(page: Page): Promise<string | undefined> {
  const close = page.getByRole('button', { name: 'Close this message' });
  if ((await close.count()) === 0) return undefined;
  const notice = page.getByRole('status').filter({ has: close });
  const faults = await notice
    .evaluate(async (place) => {
      const element = place.firstElementChild;
      if (!element) return [];
      await Promise.all(element.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
      const { backgroundColor, opacity } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const fits = box.left >= 0 && box.right <= document.documentElement.clientWidth && box.bottom <= innerHeight;
      return [backgroundColor, opacity, fits ? 'fits' : `${box.left} to ${box.right}`];
    })
    .catch(() => []);
  // it may have gone by itself
  if (faults.length > 0) expect.soft(faults).toEqual([expect.stringMatching(/^rgb\(/), '1', 'fits']);
  await close.click({ timeout: 2000 }).catch(() => undefined);
  return 'a notice';
}

async function inspectAll(page: Page, names: Set<string>): Promise<void> {
  await page
    .locator(surface)
    .first()
    .waitFor({ state: 'visible', timeout: 250 })
    .catch(() => undefined);
  for (let name = await inspectTop(page); name !== undefined; name = await inspectTop(page)) names.add(name);
  const notice = await inspectNotice(page);
  if (notice) names.add(notice);
}

/** Whether something on the page has the focus: it never falls to the page itself, whatever is pressed. */
const hasFocus = (page: Page) =>
  page.evaluate(() => ![null, document.body].includes(document.activeElement as HTMLElement));

/** The buttons that can be pressed now: the name of each, and its place among all buttons of the page. */
const buttonsOf = (page: Page): Promise<{ name: string; place: number }[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, summary')]
      .map((button, place) => ({
        name: button.getAttribute('aria-label') ?? button.textContent.trim().replace(/\s+/g, ' '),
        place,
        isPressable: button.checkVisibility() && !button.matches(':disabled, [aria-disabled="true"], dialog *'),
      }))
      .filter(({ name, isPressable }) => isPressable && name !== ''),
  );

const kindOf = (name: string) => name.replace(/[:“"'].*$/, '').replace(/\d[\d,.]*/g, '#');

async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(lantern(path));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]:not([hidden] *)')).toHaveCount(0);
}

/** Presses what was not pressed on an earlier screen, and looks at what opens; answers the names of what did. */
async function pressAll(page: Page, paths: readonly string[]): Promise<Set<string>> {
  const [pressed, names] = [new Set<string>(), new Set<string>()];
  for (const path of paths)
    await test.step(path, async () => {
      await openScreen(page, path);
      const at = page.url();
      // also those that appear when another is pressed
      for (;;) {
        // what stands for one row of many is pressed once
        const next = (await buttonsOf(page)).find(({ name }) => !pressed.has(kindOf(name)) && !leaves.test(name));
        if (next === undefined) break;
        pressed.add(kindOf(next.name));
        const target = page.locator('button, summary').nth(next.place);
        // as with a keyboard, so that the focus is on it
        await target.press('Enter', { timeout: 3000 }).catch(() => undefined);
        await inspectAll(page, names);
        if (page.url() !== at) await openScreen(page, path);
        else await expect.soft.poll(() => hasFocus(page), `after ${next.name} on ${path}`).toBe(true);
      }
    });
  return names;
}

const screens = (): Record<'student' | 'mentor' | 'admin', string[]> => JSON.parse(process.env.LANTERN_SCREENS ?? '');

async function post(page: Page, path: string, data: object): Promise<void> {
  const { origin } = new URL(lantern('/'));
  const answer = await page.request.post(lantern(path), { headers: { origin }, data });
  expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true);
}

test('of a student', async ({ page, isMobile }) => {
  await quickSignUp(page);
  await putPaper(page, 'Transcript', 'Grade 12 transcript');
  await post(page, '/api/applications/add', { name: 'Hill College', program: 'Physics' });
  await post(page, '/api/recommenders/add', { name: 'Rahima Begum' });
  await post(page, '/api/essay/draft', { title: 'The list on the roof', essay_type: 'Other' });
  const paths = [...screens().student, '/essays?brainstorm', '/essays?evaluate'];
  const names = await pressAll(page, paths);
  test.info().annotations.push({ type: 'looked at', description: [...names].join(', ') });
  expect(names).toContain('How can we help?');
  expect(names).toContain('a notice');
  if (isMobile) expect(names).toContain('More');
  expect(names.size).toBeGreaterThan(20);
});

test('what is pressed has an edge where the reader sets the colours', { tag: '@laptop' }, async ({ page }) => {
  await quickSignUp(page);
  await post(page, '/api/applications/add', { name: 'Hill College', program: 'Physics' });
  await page.goto(lantern('/saved-universities'));
  await page.emulateMedia({ forcedColors: 'active' });
  const edges = (pressed: boolean) =>
    page
      .locator(`button[aria-pressed="${pressed}"]`)
      .first()
      .evaluate((button) => getComputedStyle(button).outlineStyle);
  expect([await edges(true), await edges(false)]).toEqual(['solid', 'none']);
});

test('of an administrator and of a mentor', async ({ page, browser, isMobile, viewport }) => {
  const open = async () => await (await browser.newContext({ viewport, isMobile })).newPage();
  await openAsAdministrator(page);
  const [mentor, student] = [await open(), await open()];
  await quickMentor(page, mentor, 'Farhana Haque');
  await publishMentor(mentor);
  const idOf = async (who: Page) => (await (await who.request.get(lantern('/api/auth/session'))).json()).user.id;
  await quickSignUp(student);
  const [mentorId, studentId] = [await idOf(mentor), await idOf(student)];
  for (const name of ['Grade 12 transcript', 'Grade 10 transcript']) await putPaper(student, 'Transcript', name);
  await post(student, `/api/help/tickets/${randomUUID()}`, {
    name: 'Amina Rahman',
    email: newEmail(),
    subject: 'Where is my essay?',
    message: 'I wrote it on another phone.',
  });
  await post(student, '/api/shares/add', {
    mentor_id: mentorId,
    things: [
      { scope: 'documents', thing_id: null },
      { scope: 'record', thing_id: null },
    ],
    ends_on: null,
  });
  await post(page, '/api/admin/invitations', { email: newEmail() });
  const names = new Set([
    ...(await pressAll(mentor, [...screens().mentor, `/mentor/students/${studentId}`])),
    ...(await pressAll(page, screens().admin)),
  ]);
  test.info().annotations.push({ type: 'looked at', description: [...names].join(', ') });
  expect(names.size).toBeGreaterThan(4);
});
