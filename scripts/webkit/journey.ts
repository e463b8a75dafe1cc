// What somebody does on a first day, by the names that a screen reader says; and what only WebKit got wrong.
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onePage } from '../firefox/one-page.ts';
import type { Found, Page } from './driver.ts';

const password = 'Boat2022!';
const kinds = {
  button: 'button, a.btn',
  textbox: 'input, textarea',
  menuitem: '[role^="menuitem"]',
} as const;

/** What stands in the page is replaced while it loads: an element that has gone meanwhile is looked for again. */
async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries > 20 || !/stale element/.test(String(error))) throw error;
    }
  }
}

const find = (page: Page, name: string, kind: keyof typeof kinds): Promise<Found> =>
  page.until(
    `a ${kind} called ${name}`,
    (wanted, among) =>
      [...document.querySelectorAll(among)].find((each) => {
        const label = (each as HTMLInputElement).labels?.[0]?.textContent;
        const said = each.getAttribute('aria-label') ?? label ?? each.textContent ?? '';
        return said.trim() === wanted && each.checkVisibility() && each.getAttribute('aria-disabled') !== 'true';
      }) as unknown as Found,
    name,
    kinds[kind],
  );
const press = (page: Page, name: string, kind: keyof typeof kinds = 'button') =>
  again(async () => {
    await page.run((element) => (element as unknown as HTMLElement).click(), await find(page, name, kind));
  });
const write = (page: Page, name: string, text: string) =>
  again(async () => page.type(await find(page, name, 'textbox'), text));
const shows = (page: Page, text: string) =>
  // biome-ignore lint/performance/useDomNodeTextContent: what can be seen counts
  page.until(text, (wanted) => document.body.innerText.includes(wanted), text);
const isAt = (page: Page, path: string) => page.until(path, (to) => location.pathname.startsWith(to), path);
const element = (page: Page, selector: string): Promise<Found> =>
  page.until(selector, (wanted) => document.querySelector(wanted) as unknown as Found, selector);

async function step(name: string, work: () => Promise<unknown>) {
  const start = performance.now();
  try {
    await work();
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
  console.log(`${name.padEnd(24)} ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

export async function journey(page: Page, origin: string): Promise<void> {
  const open = (path: string) => page.open(origin + path);
  await page.resize(1280, 900);

  await step('sign up', async () => {
    const email = `${crypto.randomUUID()}@example.org`;
    await open('/signup');
    await write(page, 'Full name', 'Amina Rahman');
    await write(page, 'Email', email);
    await write(page, 'Confirm email', email);
    await page.type(await element(page, 'input[type=password]'), password);
    await page.run(() => document.querySelector<HTMLElement>('input[type=checkbox]')?.click());
    await press(page, 'Create Account');
    await isAt(page, '/personal-info');
  });

  await step('rules and headings', async () => {
    await page.until('the form', () => document.querySelectorAll('main legend').length > 2);
    const crossed = await page.run(() =>
      [...document.querySelectorAll<HTMLElement>('main fieldset')].flatMap((group) => {
        const legend = group.querySelector(':scope > legend');
        // WebKit draws the upper border of a fieldset at half the height of its legend
        const hasRule = Number.parseFloat(getComputedStyle(group).borderTopWidth) > 0;
        const isInside = legend !== null && getComputedStyle(legend).float === 'none';
        return hasRule && isInside ? [legend?.textContent ?? ''] : [];
      }),
    );
    if (crossed.length > 0) throw new Error(`a rule runs through: ${crossed.join(', ')}`);
  });

  await step('a widened window', async () => {
    await page.resize(390, 844);
    await open('/dashboard');
    const sideHidden = () => document.querySelector('aside.only-wide')?.checkVisibility() === false;
    await page.until('the layout of a phone', sideHidden);
    await page.resize(1280, 900);
    await page.until('the layout of a wide screen', () => document.querySelector('aside.only-wide')?.checkVisibility());
  });

  await step('a month', async () => {
    await open('/ecas');
    await press(page, 'Add activity');
    await write(page, 'Name of the activity', 'Debate club');
    // a picker of months, or two lists that stand in for it
    const choose = (selector: string, value: string) =>
      page.run(
        (wanted, to) => {
          const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(wanted);
          if (!field) return;
          const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
          set?.call(field, to);
          field.dispatchEvent(new Event('input', { bubbles: true }));
          field.dispatchEvent(new Event('change', { bubbles: true }));
        },
        selector,
        value,
      );
    await element(page, '[name=start]');
    await choose('input[name=start]', '2024-09');
    await choose('select[name=start]', '09');
    await choose('#start-year', '2024');
    await write(page, 'Hours a week', '6');
    await press(page, 'Save activity');
    await page.until('the dialog to close', () => !document.querySelector('dialog[open]'));
    await shows(page, 'Debate club');
  });

  await step('an essay', async () => {
    await open('/essays');
    await press(page, 'New Essay');
    await page.type(await element(page, 'dialog[open] input'), 'The list on the roof');
    await press(page, 'Start from scratch');
    await isAt(page, '/essay/write/');
    await write(page, 'Essay text', 'In June the water came.');
    await shows(page, 'all is saved');
  });

  await step('menus', async () => {
    await press(page, 'Tools');
    await press(page, 'Find and replace', 'menuitem');
    await shows(page, 'Replace all');
  });

  await step('a paper', async () => {
    const file = join(tmpdir(), `transcript-${crypto.randomUUID()}.pdf`);
    await writeFile(file, onePage);
    await open('/documents');
    await find(page, 'Choose a PDF', 'button');
    await page.type(await element(page, 'input[type=file][accept*=pdf]'), file);
    await press(page, 'Upload');
    await shows(page, 'Waiting to be checked');
    await rm(file);
  });

  await step('Arabic', async () => {
    await press(page, 'Theme and language');
    await press(page, 'العربية', 'menuitem');
    const { until } = page;
    await until('Arabic', () => document.documentElement.dir === 'rtl' && document.documentElement.lang === 'ar');
    await find(page, 'المظهر واللغة', 'button');
  });

  await step('sign out', async () => {
    await open('/dashboard');
    await element(page, 'h1');
    await press(page, 'تسجيل الخروج');
    await page.until('the landing page', () => location.pathname === '/');
  });
}
