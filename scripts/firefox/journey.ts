// What somebody does on a first day, by the names that a screen reader says. Waits for states, never for times.
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { onePage } from './one-page.ts';

const password = 'Boat2022!';

const kinds = {
  button: 'button, a.btn',
  textbox: 'input, textarea',
  menuitem: '[role^="menuitem"]',
} as const;

/** Waits until something of a kind is called so and can be seen. Asked in the page: a tree of names is slow to fetch. */
async function find(page: Page, name: string, kind: keyof typeof kinds): Promise<ElementHandle<Element>> {
  const found = await page.waitForFunction(
    (wanted, among) =>
      [...document.querySelectorAll(among)].find((each) => {
        const label = (each as HTMLInputElement).labels?.[0]?.textContent;
        const said = each.getAttribute('aria-label') ?? label ?? each.textContent ?? '';
        return said.trim() === wanted && each.checkVisibility() && each.getAttribute('aria-disabled') !== 'true';
      }),
    {},
    name,
    kinds[kind],
  );
  const element = found.asElement();
  if (!element) throw new Error(`there is no ${name}`);
  return element as ElementHandle<Element>;
}

/** Pressed in the page: what slides in or scrolls away meanwhile is pressed all the same. */
const press = async (page: Page, name: string, kind: keyof typeof kinds = 'button') =>
  (await find(page, name, kind)).evaluate((element) => (element as HTMLElement).click());
const write = async (page: Page, name: string, text: string) => (await find(page, name, 'textbox')).type(text);
const shows = (page: Page, text: string) => page.waitForSelector(`::-p-text(${text})`, { visible: true });
const isAt = (page: Page, path: string) => page.waitForFunction((to) => location.pathname.startsWith(to), {}, path);

/** Puts a value where typing would take the browser's own picker. */
async function choose(page: Page, selector: string, value: string) {
  await page.waitForSelector(selector);
  await page.select(selector, value);
}

async function step(name: string, work: () => Promise<void>) {
  const start = performance.now();
  try {
    await work();
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
  console.log(`${name.padEnd(24)} ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

export async function journey(page: Page, origin: string): Promise<void> {
  const open = (path: string) => page.goto(origin + path);

  await step('sign up', async () => {
    const email = `${crypto.randomUUID()}@example.org`;
    await open('/signup');
    await write(page, 'Full name', 'Amina Rahman');
    await write(page, 'Email', email);
    await write(page, 'Confirm email', email);
    await (await page.waitForSelector('input[type=password]'))?.type(password);
    await (await page.waitForSelector('input[type=checkbox]'))?.click();
    await press(page, 'Create Account');
    await isAt(page, '/personal-info');
  });

  await step('a month', async () => {
    await open('/ecas');
    await press(page, 'Add activity');
    await write(page, 'Name of the activity', 'Debate club');
    // Firefox has no picker of months: two lists stand in for it
    await choose(page, 'select[name=start]', '09');
    await choose(page, '#start-year', '2024');
    const cut = await page.$$eval(
      'select[name=start], #start-year',
      (lists) =>
        lists.filter((list) => {
          const copy = document.createElement('span');
          copy.textContent = (list as HTMLSelectElement).selectedOptions[0]?.text ?? '';
          copy.style.cssText = `position:absolute;font:${getComputedStyle(list).font}`;
          document.body.append(copy);
          const style = getComputedStyle(list);
          const room = list.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
          const isCut = copy.offsetWidth > room;
          copy.remove();
          return isCut;
        }).length,
    );
    if (cut > 0) throw new Error('a list of months or years cuts its words');
    await write(page, 'Hours a week', '6');
    await press(page, 'Save activity');
    await page.waitForFunction(() => !document.querySelector('dialog[open]'));
    await shows(page, 'Debate club');
  });

  await step('an essay', async () => {
    await open('/essays');
    await press(page, 'New Essay');
    const title = await page.waitForSelector('dialog[open] input', { visible: true });
    await title?.type('The list on the roof');
    await press(page, 'Start from scratch');
    await isAt(page, '/essay/write/');
    await write(page, 'Essay text', 'In June the water came.');
    await shows(page, 'all is saved');
  });

  await step('menus', async () => {
    await press(page, 'Tools');
    await press(page, 'Find and replace', 'menuitem');
    await shows(page, 'Replace all');
    await open('/dashboard');
    await page.waitForSelector('h1');
  });

  await step('a paper', async () => {
    const file = join(tmpdir(), `transcript-${crypto.randomUUID()}.pdf`);
    await writeFile(file, onePage);
    await open('/documents');
    // a browser opens its chooser for a real press alone
    const button = await find(page, 'Choose a PDF', 'button');
    const [chooser] = await Promise.all([page.waitForFileChooser(), button.click()]);
    await chooser.accept([file]);
    await press(page, 'Upload');
    await shows(page, 'Waiting to be checked');
  });

  await step('Arabic', async () => {
    await press(page, 'Theme and language');
    await press(page, 'العربية', 'menuitem');
    await page.waitForFunction(() => document.documentElement.dir === 'rtl' && document.documentElement.lang === 'ar');
    await find(page, 'المظهر واللغة', 'button');
  });

  await step('sign out', async () => {
    await open('/dashboard');
    await page.waitForSelector('h1');
    await press(page, 'تسجيل الخروج');
    await page.waitForFunction(() => location.pathname === '/');
  });
}
