// The editor: paragraphs, finding and replacing, comparing versions, the focus mode, checking while typing, the writing log.
import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { lantern, noViolations, noViolationsAtBothWidths, quickSignUp, windows, wordsAreKept } from './people.ts';

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Essay text' });
const seen = (page: Page, words: RegExp | string) => page.getByText(words).filter({ visible: true }).first();
const tool = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Tools' }).click();
  await page.getByRole('menuitem', { name }).click();
};
const synced = (page: Page) => expect(seen(page, /^Synced/)).toBeVisible();

async function openEssay(page: Page, more: Record<string, unknown> = {}): Promise<string> {
  const id = randomUUID();
  const { origin } = new URL(lantern('/'));
  const answer = await page.request.post(lantern('/api/essay/draft'), {
    headers: { origin },
    data: { essay_id: id, title: 'The list on the roof', ...more },
  });
  expect(answer.status()).toBe(200);
  await page.goto(lantern(`/essay/edit/${id}`));
  await expect(textOf(page)).toBeVisible();
  return id;
}

/** What a paste of these words does, without the clipboard of the machine. */
async function paste(page: Page, text: string): Promise<void> {
  await textOf(page).evaluate((field, words) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', words);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

test('text is typed in paragraphs, pasted, found and replaced; versions are compared and come back; the focus mode shows it alone', {
  tag: '@laptop',
}, async ({ page }) => {
  await quickSignUp(page);
  await openEssay(page);

  await test.step('Enter begins a paragraph with a gap, and taking one break back leaves a line', async () => {
    await textOf(page).pressSequentially('We waited.\nIt rained.');
    await expect(textOf(page)).toHaveValue('We waited.\n\nIt rained.');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('The water came.');
    await expect(textOf(page)).toHaveValue('We waited.\n\nIt rained.\n\nThe water came.');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('And went.');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Backspace');
    // at once: letters with pauses between them are taken back one by one
    await page.keyboard.insertText('Slowly.');
    await expect(textOf(page)).toHaveValue('We waited.\n\nIt rained.\n\nThe water came.\nAnd went.\nSlowly.');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(textOf(page)).not.toHaveValue(/Slowly/);
  });

  await test.step('a paste that would not fit is refused whole, with words', async () => {
    await textOf(page).fill('Short.');
    await paste(page, 'word '.repeat(40_000));
    await expect(page.getByRole('alert').filter({ hasText: 'Nothing was pasted.' })).toContainText('200,006');
    await expect(textOf(page)).toHaveValue('Short.');
  });

  await test.step('words are found and replaced, and undo takes it back', async () => {
    await textOf(page).fill('The café closed. I liked the CAFE.');
    await tool(page, 'Find and replace');
    const bar = page.getByRole('search');
    await bar.getByLabel('Find', { exact: true }).fill('cafe');
    await expect(bar.getByRole('status')).toHaveText('1 of 2');
    await page.keyboard.press('Enter');
    await expect(bar.getByRole('status')).toHaveText('2 of 2');
    await page.keyboard.press('Shift+Enter');
    await expect(bar.getByRole('status')).toHaveText('1 of 2');
    await noViolationsAtBothWidths(page);

    await bar.getByLabel('Replace with').fill('library');
    await bar.getByRole('button', { name: 'Replace', exact: true }).click();
    await expect(textOf(page)).toHaveValue('The library closed. I liked the CAFE.');
    await bar.getByLabel('Find', { exact: true }).fill('the');
    await bar.getByLabel('Replace with').fill('our');
    await bar.getByRole('button', { name: 'Replace all' }).click();
    await expect(textOf(page)).toHaveValue('our library closed. I liked our CAFE.');
    await page.keyboard.press('Escape');
    await expect(bar).toHaveCount(0);
    await expect(textOf(page)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(textOf(page)).toHaveValue('The library closed. I liked the CAFE.');
    await page.keyboard.press('ControlOrMeta+f');
    await expect(page.getByRole('search')).toBeVisible();
  });

  await test.step('any two versions are compared, and an earlier one comes back without losing the later', async () => {
    await openEssay(page);
    await textOf(page).fill('We lost nine books.');
    await synced(page);
    await page.getByRole('button', { name: /^Version \d/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name this version').fill('Nine');
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await expect(dialog.getByText('Nine')).toBeVisible();
    await page.keyboard.press('Escape');
    await textOf(page).fill('We lost forty books.');
    await page.getByRole('button', { name: /^Version \d/ }).click();
    await dialog.getByRole('button', { name: 'Compare versions' }).click();
    await expect(dialog.getByText('1 word added, 1 word removed')).toBeVisible();
    await expect(dialog.locator('ins')).toContainText('forty');
    await expect(dialog.locator('del')).toContainText('nine');
    await noViolations(page);
    await dialog.getByLabel('To').selectOption({ index: 1 });
    await expect(dialog.getByText('The two texts are the same.')).toBeVisible();

    await dialog.getByRole('button', { name: 'Back to versions' }).click();
    await dialog.getByRole('button', { name: 'Restore', exact: true }).last().click();
    await expect(textOf(page)).toHaveValue('We lost nine books.');
    await synced(page);
    await page.getByRole('button', { name: /^Version \d/ }).click();
    const kept = dialog.getByRole('listitem').filter({ hasText: /^Before version/ });
    await kept.getByRole('button', { name: 'Read' }).click();
    await expect(dialog.getByText('We lost forty books.')).toBeVisible();
  });

  await test.step('the focus mode shows the text alone, keeps its place in the next essay, and Esc leaves it', async () => {
    await openEssay(page);
    await textOf(page).fill('The water came.');
    await tool(page, 'Focus mode');
    const leave = page.getByRole('button', { name: 'Leave focus mode' });
    await expect(leave).toBeVisible();
    await expect(textOf(page)).toBeFocused();
    await expect(page.getByRole('button', { name: 'Start Evaluation' })).toHaveCount(0);
    // the keyboard does not lead to what is covered either
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('nav, aside, header'))).toBeFalsy();
    }
    await expect(seen(page, /of 1,000 words/)).toBeVisible();
    await textOf(page).pressSequentially(' I was fifteen.');
    await synced(page);
    await noViolationsAtBothWidths(page);

    await openEssay(page);
    await expect(leave).toBeVisible();
    await textOf(page).press('Escape');
    await expect(leave).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Start Evaluation' })).toBeVisible();
  });
});

test('on a phone language is checked while the writer types, and the prompt and the idea stand above the text', {
  tag: '@phone',
}, async ({ page }) => {
  await quickSignUp(page);

  await test.step('only where the text changed, unless it is switched off', async () => {
    await openEssay(page);
    const asked: string[][] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/essay/check')) asked.push(request.postDataJSON().paragraphs);
    });
    const suggestions = page.getByRole('tab', { name: /^Suggestions/ });
    await textOf(page).fill('We carried the books.\n\nShe go to the library.');
    await suggestions.click();
    await expect(page.getByRole('button', { name: 'Go to sentence: go' })).toBeVisible();
    await expect(page.getByText('Checked', { exact: true })).toBeVisible();
    expect(asked).toEqual([['We carried the books.', 'She go to the library.']]);
    await noViolationsAtBothWidths(page);

    await page.getByRole('button', { name: 'Go to sentence: go' }).click();
    await expect(textOf(page)).toBeFocused();
    await page.keyboard.insertText('goes');
    await expect(textOf(page)).toHaveValue('We carried the books.\n\nShe goes to the library.');
    await expect.poll(() => asked.length).toBe(2);
    expect(asked[1]).toEqual(['She goes to the library.']);
    await suggestions.click();
    await expect(page.getByRole('button', { name: /^Go to sentence/ })).toHaveCount(0);

    await page.getByRole('switch', { name: 'Check language while I write' }).click();
    await page.reload();
    await expect(textOf(page)).toHaveValue(/She goes/);
    await suggestions.click();
    await expect(page.getByRole('switch', { name: 'Check language while I write' })).not.toBeChecked();
  });

  await test.step('beside the text where there is room, and what to include can be ticked off', async () => {
    await openEssay(page, {
      prompt: 'Recount a time when you faced a challenge.',
      summary: 'The list that saved the books',
      how_to_start: 'Begin on the roof.',
      what_to_include: ['The number of books', 'The second monsoon'],
      why_it_works: 'It is yours alone.',
    });
    // beside the text where there is room; on a phone a strip of one line that opens
    const brief = page.getByRole('region', { name: 'Prompt and idea' });
    const strip = brief.locator('summary').first();
    await expect(strip).toContainText('Recount a time');
    await expect.poll(async () => (await strip.boundingBox())?.height).toBeLessThan(50);
    await expect(brief.getByRole('checkbox')).toHaveCount(0);
    await strip.click();
    const prompt = brief.getByText('Recount a time when you faced a challenge.').filter({ visible: true }).first();
    await expect(prompt).toBeVisible();
    const point = brief.getByRole('checkbox', { name: 'The second monsoon' });
    await point.check();
    await noViolationsAtBothWidths(page);

    await page.setViewportSize(windows[1]);
    await page.reload();
    await expect(prompt).toBeVisible();
    await expect(point).toBeChecked();
  });
});

test('without a connection the writing log counts on and a prompt is chosen', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await quickSignUp(page);
  const id = await openEssay(page);
  // the code that sends it comes when the screen is idle
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await wordsAreKept(page, 'Typed characters');

  await test.step('the writing log tells typed from pasted, and reaches the server', async () => {
    await context.setOffline(true);
    await textOf(page).pressSequentially('We waited.');
    await paste(page, ' It\u00a0rained\u00ad for days.');
    await expect(textOf(page)).toHaveValue('We waited. It rained for days.');
    await page.keyboard.press('Backspace');
    await page.reload();
    await expect(textOf(page)).toHaveValue('We waited. It rained for days');
    await context.setOffline(false);
    await synced(page);

    await tool(page, 'Writing log');
    const dialog = page.getByRole('dialog', { name: 'Writing log' });
    const row = (name: string) => dialog.getByText(name, { exact: true }).locator('..');
    await expect(row('Typed characters')).toContainText('10');
    await expect(row('Pasted characters')).toContainText('20');
    await expect(row('Deleted characters')).toContainText('1');
    await noViolations(page);
    const answer = await page.request.get(lantern(`/api/essay/log/${id}`));
    expect((await answer.json()).totals).toMatchObject({ sittings: 1, typed: 10, pasted: 20, deleted: 1, pastes: 1 });
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('one picker for prompts: the first becomes the main prompt', async () => {
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Add the prompt' }).click();
    const picker = page.getByRole('dialog', { name: 'Add a prompt' });
    await picker.getByRole('tab', { name: 'Own words' }).click();
    await picker.getByLabel('Prompt', { exact: true }).fill('Which motor did you repare?');
    await picker.getByLabel('Limit').fill('250');
    await noViolations(page);
    await picker.getByRole('button', { name: 'Add this prompt' }).click();
    await expect(picker).toHaveCount(0);
    const strip = page.getByRole('region', { name: 'Prompt and idea' });
    await expect(strip).toContainText('Which motor did you repare?');
    await expect(seen(page, /of 250 words/)).toBeVisible();
    await context.setOffline(false);
    await synced(page);

    await page.getByRole('button', { name: 'Prompt, type and limit' }).click();
    const prompts = page.getByRole('region', { name: 'Prompts this essay answers' });
    await prompts.getByRole('button', { name: 'Change the words' }).click();
    await page.getByRole('dialog').getByLabel('Prompt', { exact: true }).fill('Which motor did you repair?');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(strip).toContainText('Which motor did you repair?');
    // with a connection the essay is held against it too
    const held = prompts.getByRole('listitem').filter({ hasText: 'Which motor did you repair?' });
    await expect(held).toContainText('Main prompt');
    await noViolations(page);
    await held.getByRole('button', { name: /^Remove: / }).click();
    await expect(strip).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(strip).toContainText('Which motor did you repair?');
  });
});
