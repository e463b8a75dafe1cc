// Whatever opens over a page (dialogs, sheets, menus, notices): its surface is opaque, covers what is behind, fits the
// window, in both themes and at both widths, and can be closed. Every button of every screen is pressed once to find them, and
// whatever a press takes away, the focus stays on the page.
import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, type Request, test } from '@playwright/test';
import { putPaper } from './papers.ts';
import {
  lantern,
  newEmail,
  openAsAdministrator,
  publishMentor,
  quickMentor,
  quickSignUp,
  resized,
  windows,
} from './people.ts';

test.describe.configure({ timeout: 1_800_000 });
// hundreds of presses: the page as it stood at each would cost more than they do, and what fails says its name and its screen
test.use({ trace: 'off', reducedMotion: 'reduce' });

/** What ends the visit, or leaves the page for good. */
const leaves = /sign out|log out|delete (my )?account|end all/i;
/** The smallest window; what opens on a phone must fit it too. */
const narrow = { width: 320, height: 640 };
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
  const size = page.viewportSize();
  if (size && size.width === windows[0].width) {
    await resized(page, narrow);
    expect.soft(await faultsOf(top), `${name} at ${narrow.width}`).toEqual([]);
    await resized(page, size);
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

/** Looks at all that lies open, the topmost first; answers whether anything did. */
async function inspectAll(page: Page, names: Set<string>): Promise<boolean> {
  let count = 0;
  for (let name = await inspectTop(page); name !== undefined; name = await inspectTop(page)) {
    names.add(name);
    count += 1;
  }
  const notice = await inspectNotice(page);
  if (notice) names.add(notice);
  return count > 0 || notice !== undefined;
}

type Found = { name: string; kind: string; place: number };

/** The code that the page has asked for and has not got; what a press opens may wait for it. */
function codeUnderWay(page: Page): Set<Request> {
  const underWay = new Set<Request>();
  page.on('request', (request) => request.resourceType() === 'script' && underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return underWay;
}

/**
 * What a press left, once something opened or a moment is over: whether anything did, whether something on the page has the
 * focus (it never falls to the page itself, whatever is pressed), and the buttons that can be pressed now, each with its
 * place among all of them. What stands for one row of many is of one kind: its row's name is left out of its own.
 */
const lookAround = (page: Page, wait: number): Promise<{ isOpen: boolean; hasFocus: boolean; buttons: Found[] }> =>
  page.evaluate(
    async ({ surface, wait }) => {
      const isOpen = () =>
        document.querySelector(surface) !== null ||
        document.querySelector('[aria-label="Close this message"]') !== null;
      for (const end = performance.now() + wait; !isOpen() && performance.now() < end; )
        await new Promise((resolve) => setTimeout(resolve, 25));
      const plain = (text: string | null | undefined) => (text ?? '').trim().replace(/\s+/g, ' ');
      const buttons = [...document.querySelectorAll<HTMLElement>('button, summary')].flatMap((button, place) => {
        const isPressable = button.checkVisibility() && !button.matches(':disabled, [aria-disabled="true"], dialog *');
        const name = plain(button.getAttribute('aria-label') ?? button.textContent);
        if (!isPressable || name === '') return [];
        const row = plain(button.closest('article')?.querySelector('h2, h3, h4')?.textContent);
        const bare = row && name.includes(row) ? `${name.replace(row, '#')} ${button.className}` : name;
        return [{ name, kind: bare.replace(/[:“"'].*$/, '').replace(/\d[\d,.]*/g, '#'), place }];
      });
      return { isOpen: isOpen(), hasFocus: ![null, document.body].includes(document.activeElement as never), buttons };
    },
    { surface, wait },
  );

async function openScreen(page: Page, path: string): Promise<void> {
  // what was closed last may still be going back in the history, which ends a visit that has just begun
  await expect(async () => void (await page.goto(lantern(path)))).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]:not([hidden] *)')).toHaveCount(0);
}

/**
 * Presses what was not pressed on an earlier screen, and looks at what opens: on a phone, then on a laptop what opened
 * something on the phone, and what the phone does not have. Answers the names of what opened, by width.
 */
async function pressAll(page: Page, paths: readonly string[]): Promise<Set<string>[]> {
  const isOpening = new Map<string, boolean>();
  const again = new Set<string>();
  const names = windows.map(() => new Set<string>());
  const underWay = codeUnderWay(page);
  /** What a press left; where its code is still on its way, once that has come and had its moment too. */
  const lookAfter = async () => {
    const left = await lookAround(page, 250);
    if (left.isOpen || underWay.size === 0) return left;
    await expect.poll(() => underWay.size, { timeout: 60_000 }).toBe(0);
    return await lookAround(page, 500);
  };
  for (const path of paths)
    for (const [at, size] of windows.entries())
      await test.step(`${path} at ${size.width}`, async () => {
        await page.setViewportSize(size);
        if (at === 0) await openScreen(page, path);
        const isNew = ({ name, kind }: Found) =>
          !leaves.test(name) && (!isOpening.has(kind) || (at > 0 && isOpening.get(kind) === true && !again.has(kind)));
        const address = page.url();
        const here = names[at] ?? new Set();
        const before: string[] = [];
        // also those that appear when another is pressed
        for (;;) {
          const around = await lookAround(page, 0);
          // what comes late all the same is of a press before
          if (around.isOpen && (await inspectAll(page, here)))
            for (const kind of before.slice(-2)) isOpening.set(kind, true);
          const next = around.buttons.find(isNew);
          if (next === undefined) break;
          before.push(next.kind);
          // as with a keyboard, so that the focus is on it
          const target = page.locator('button, summary').nth(next.place);
          await target.press('Enter', { timeout: 3000 }).catch(() => undefined);
          // a page that is left altogether has nothing open
          const left = await lookAfter().catch(() => undefined);
          isOpening.set(next.kind, left?.isOpen === true && (await inspectAll(page, here)));
          if (at > 0) again.add(next.kind);
          if (page.url() !== address) await openScreen(page, path);
          else if (!(await lookAround(page, 0)).hasFocus)
            await expect.soft
              .poll(async () => (await lookAround(page, 0)).hasFocus, `after ${next.name} on ${path}`)
              .toBe(true);
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

test('of a student', { tag: '@phone' }, async ({ page }) => {
  await quickSignUp(page);
  await putPaper(page, 'Transcript', 'Grade 12 transcript');
  await post(page, '/api/applications/add', { name: 'Hill College', program: 'Physics' });
  await post(page, '/api/recommenders/add', { name: 'Rahima Begum' });
  await post(page, '/api/essay/draft', { title: 'The list on the roof', essay_type: 'Other' });
  const paths = [...screens().student, '/essays?brainstorm', '/essays?evaluate'];
  const [phone, laptop] = await pressAll(page, paths);
  for (const names of [phone, laptop]) {
    test.info().annotations.push({ type: 'looked at', description: [...(names ?? [])].join(', ') });
    expect(names).toContain('How can we help?');
    expect(names).toContain('a notice');
    expect(names?.size).toBeGreaterThan(20);
  }
  expect(phone).toContain('More');
  expect(laptop).not.toContain('More');
});

test('of an administrator and of a mentor', { tag: '@phone' }, async ({ page, browser, isMobile, viewport }) => {
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
    items: [
      { scope: 'documents', item_id: null },
      { scope: 'record', item_id: null },
    ],
    ends_on: null,
  });
  await post(page, '/api/admin/invitations', { email: newEmail() });
  const ofMentor = await pressAll(mentor, [...screens().mentor, `/mentor/students/${studentId}`]);
  const people = [mentorId, studentId].map((id) => `/admin/people/${id}`);
  const ofAdmin = await pressAll(page, [...screens().admin, ...people]);
  for (const at of windows.keys()) {
    const names = new Set([...(ofMentor[at] ?? []), ...(ofAdmin[at] ?? [])]);
    test.info().annotations.push({ type: 'looked at', description: [...names].join(', ') });
    expect(names.size).toBeGreaterThan(4);
  }
});
