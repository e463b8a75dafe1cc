// What somebody does on a first day, and what only Firefox or only WebKit once got wrong.
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Visit } from '../flow.ts';
import { noListIsCut } from '../looks.ts';
import { onePage } from '../one-page.ts';

const password = 'Boat2022!';

type Tell = (line: string) => void;

export async function journey({ page, open }: Pick<Visit, 'page' | 'open'>, tell: Tell = () => {}): Promise<void> {
  async function step(name: string, work: () => Promise<unknown>) {
    const start = performance.now();
    try {
      await work();
    } catch (error) {
      throw new Error(`${name}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
    tell(`${name.padEnd(24)} ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
  await page.resize(1280, 900);

  await step('sign up', async () => {
    const email = `${crypto.randomUUID()}@example.org`;
    await open('/signup');
    await page.write('Full name', 'Amina Rahman');
    await page.write('Email', email);
    await page.write('Confirm email', email);
    await page.type(await page.element('input[type=password]'), password);
    await page.run(() => document.querySelector<HTMLElement>('input[type=checkbox]')?.click());
    await page.press('Create Account');
    await page.isAt('/personal-info');
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
    const side = 'aside.only-wide';
    await page.until(
      'the layout of a phone',
      (of) => document.querySelector('h1') && document.querySelector(of)?.checkVisibility() === false,
      side,
    );
    await page.resize(1280, 900);
    await page.until('the layout of a wide screen', (of) => document.querySelector(of)?.checkVisibility(), side);
  });

  await step('a month', async () => {
    await open('/ecas');
    await page.press('Add activity');
    await page.write('Name of the activity', 'Debate club');
    // a picker of months, or two lists that stand in for it
    await page.element('[name=start]');
    await page.putMonth('start', '2024-09');
    await noListIsCut(page);
    await page.write('Hours a week', '6');
    await page.press('Save activity');
    await page.until('the dialog to close', () => !document.querySelector('dialog[open]'));
    await page.shows('Debate club');
    await page.shows('2024');
  });

  await step('an essay', async () => {
    await open('/essays');
    await page.press('New Essay');
    await page.type(await page.element('dialog[open] input'), 'The list on the roof');
    await page.press('Start from scratch');
    await page.isAt('/essay/write/');
    await page.write('Essay text', 'In June the water came.');
    await page.shows('all is saved');
  });

  await step('menus', async () => {
    await page.press('Tools');
    await page.press('Find and replace', 'menuitem');
    await page.shows('Replace all');
  });

  await step('a paper', async () => {
    const file = join(tmpdir(), `transcript-${crypto.randomUUID()}.pdf`);
    await writeFile(file, onePage);
    await open('/documents');
    // the document type is known by then
    await page.shows('0 of 4 here');
    // a press by a program opens no chooser; the field that it would fill stands in the page
    await page.press('Choose a PDF');
    await page.choosePaper(await page.element('input[type=file][accept*=pdf]'), file);
    await page.press('Upload');
    await page.shows('Waiting to be checked');
    await rm(file);
  });

  await step('Arabic', async () => {
    await page.press('Theme and language');
    await page.press('العربية', 'menuitem');
    await page.until('Arabic', () => document.documentElement.dir === 'rtl' && document.documentElement.lang === 'ar');
    await page.find('المظهر واللغة', 'button');
    await noListIsCut(page);
  });

  await step('sign out', async () => {
    await open('/dashboard');
    await page.element('h1');
    await page.press('تسجيل الخروج');
    await page.until('the landing page', () => location.pathname === '/');
  });
}
