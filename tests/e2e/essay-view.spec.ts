// An essay leaves Lantern: as files, through the clipboard, on paper; and what of that works without a connection.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page, test } from '@playwright/test';
import { keptForOffline, lantern, noViolationsAtBothWidths, quickSignUp } from './people.ts';

const paragraphs = [
  'In June 2022 the water came up to the second shelf of our school library. I was fifteen.',
  'After the flood, our teacher asked who could make a list of what we lost — I made it.',
];

/** An essay with a text and a named version, made without the editor, and its page. */
async function openEssay(page: Page, title = 'The list on the roof'): Promise<void> {
  await quickSignUp(page);
  const id = randomUUID();
  const post = async (path: string, data: object) => {
    const { origin } = new URL(lantern('/'));
    expect((await page.request.post(lantern(path), { headers: { origin }, data })).status()).toBe(200);
  };
  await post('/api/essay/draft', {
    essay_id: id,
    title,
    essay_type: 'Personal Statement',
    prompt: 'What did you learn?',
  });
  await post('/api/essay/update', {
    essay_id: id,
    final_text: paragraphs.join('\n'),
    tags: ['common app'],
    base_revision: 1,
  });
  await post('/api/essay/name-version', { essay_id: id, name: 'Before the break' });
  await page.goto(lantern(`/essay/view/${id}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('Earlier versions')).toBeVisible();
}

async function get(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [download]: [Download, unknown] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('an essay is read, compared, taken along as a file, and printed; without a connection its text is there', {
  tag: '@laptop',
}, async ({ page, context }) => {
  await openEssay(page);
  await expect(page.getByText('37 of 650 words')).toBeVisible();
  await expect(page.getByRole('main').locator('header').getByText('What did you learn?')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Tags' })).toContainText('common app');
  await expect(page.getByText('37 words, 174 characters.')).toBeVisible();
  await expect(page.getByText('the copy for a portal has 175 characters.')).toBeVisible();
  await page.getByText('Writing log', { exact: true }).click();
  await page.getByText('Earlier versions').click();
  await noViolationsAtBothWidths(page);

  const pdf = await get(page, 'PDF');
  expect(pdf.name).toBe('The list on the roof.pdf');
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  await expect(page.getByText('The file is in your downloads.')).toBeVisible();
  const docx = await get(page, 'Word (DOCX)');
  expect(docx.name).toBe('The list on the roof.docx');
  expect(docx.bytes.subarray(0, 2).toString()).toBe('PK');
  const text = await get(page, 'Plain text');
  expect(text.name).toBe('The list on the roof.txt');
  expect(text.bytes.toString()).toBe(paragraphs.join('\n\n'));
  const log = await get(page, 'Writing log as CSV');
  expect(log.name).toBe('The list on the roof - writing log.csv');
  expect(log.bytes.toString()).toMatch(/,"?Named by the writer: Before the break/);

  await page.getByRole('button', { name: 'Compare' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('The two texts are the same.');
  await noViolationsAtBothWidths(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await test.step('paper has title, name and text, and nothing of the screen', async () => {
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes');
    });
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('body[data-printed]')).toBeAttached();
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
    });
    await page.emulateMedia({ media: 'print' });
    const colours = await page.evaluate(() => {
      const { color } = getComputedStyle(document.querySelector('h1') as Element);
      const { colorScheme } = getComputedStyle(document.documentElement);
      return { color, colorScheme };
    });
    expect(colours).toEqual({ color: 'rgb(0, 0, 0)', colorScheme: 'light' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Amina Rahman').filter({ visible: true })).toHaveCount(1);
    await expect(page.getByText(paragraphs[0] ?? '')).toBeVisible();
    for (const hidden of [
      'Edit Essay',
      'Take it along',
      'Earlier versions',
      'What did you learn?',
      'common app',
      'Essays',
    ])
      await expect(page.getByText(hidden, { exact: true }).filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('without a connection the text can still be taken along', async () => {
    await keptForOffline(page);
    await page.reload();
    await expect(page.getByText('Earlier versions')).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(paragraphs[1] ?? '')).toBeVisible();
    const pdf = page.getByRole('button', { name: 'PDF', exact: true });
    await expect(pdf).toHaveAttribute('aria-disabled', 'true');
    await expect(pdf).toHaveAccessibleDescription(/need a connection/);
    const text = await get(page, 'Plain text');
    expect(text.bytes.toString()).toBe(paragraphs.join('\n\n'));
    await context.setOffline(false);
    expect((await get(page, 'PDF')).bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
