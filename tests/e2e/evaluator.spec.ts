// A text that cannot be judged says why; an essay is judged, revised, judged again, and what changed is told.
import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { lantern, noViolationsAtBothWidths, quickSignUp } from './people.ts';

const cliche = 'Ever since I was a child I have always been passionate about making a difference.';
const error = 'She go to the library every days.';
const story =
  `In the winter of 2021 the motor of the ferry stopped in the middle of the Meghna. There was fog on every side and
340 people on board. My father asked me to hold a torch while he opened the fuel line. He wrote three numbers on his
sleeve, closed one valve and tried again. After forty minutes the deck began to shake.

I used to think that engineering meant inventing something new. That night I saw that it can also mean noticing what
everybody else has stopped hearing. The next month I borrowed a sensor from our physics teacher, Mrs. Sultana, and
recorded the motor on eleven trips.`.replaceAll(/([^\n])\n([^\n])/g, '$1 $2');
const draft = `${cliche} ${error}\n\n${story}`;

async function post(page: Page, path: string, data: Record<string, unknown>): Promise<void> {
  const { origin } = new URL(lantern('/'));
  const answer = await page.request.post(lantern(path), { headers: { origin }, data });
  expect(answer.status()).toBe(200);
}

async function makeEssay(page: Page, final_text: string): Promise<string> {
  const essay_id = randomUUID();
  await post(page, '/api/essay/draft', { essay_id, title: 'The torch', essay_type: 'Personal Statement' });
  await post(page, '/api/essay/update', { essay_id, final_text });
  return essay_id;
}

// the engine's first answer comes after it has loaded its words
const judged = { timeout: 60_000 };
const evaluation = (page: Page) => page.getByRole('region', { name: 'Evaluation' }).filter({ visible: true });
const suggestions = (page: Page) => page.getByRole('region', { name: 'Suggestions' }).filter({ visible: true });
const opened = async (part: Locator, name: string) => {
  await part.getByText(name, { exact: true }).click();
  return part.locator('details', { hasText: name });
};
const selected = (page: Page) => page.evaluate(() => getSelection()?.toString() ?? '');

test('a text is pasted that cannot be judged; an essay is evaluated, revised and evaluated again', {
  tag: '@laptop',
}, async ({ page }) => {
  test.slow();
  await quickSignUp(page);
  const id = await makeEssay(page, draft);
  await page.goto(lantern('/essays?evaluate'));
  const start = page.getByRole('button', { name: 'Start Evaluation' });
  await expect(page.getByText('There is no text to evaluate yet.')).toBeVisible();
  // also as it looks to whoever has just pressed it: a finger leaves its hover behind
  await start.hover();
  await noViolationsAtBothWidths(page);
  await page.getByLabel('Or paste a text').fill('কুয়াশা নদীর উপর নেমে এল এবং আমরা অপেক্ষা করলাম। '.repeat(20));
  await start.click();
  await expect(evaluation(page)).toContainText('This engine can only judge English.', judged);
  await expect(evaluation(page).getByText('of 10')).toHaveCount(0);
  await noViolationsAtBothWidths(page);
  await page.getByRole('button', { name: 'Back to Selection' }).click();

  await page.getByLabel('Choose one of your essays').selectOption({ label: 'The torch' });
  await start.click();

  // a score, its eight parts, and where each comes from
  await expect(evaluation(page)).toContainText('Lantern engine · of the text from just now', judged);
  await expect(evaluation(page).getByRole('heading', { name: 'Evaluation' })).toBeInViewport();
  const parts = evaluation(page).locator('details', { hasText: /^The parts of [\d.]+/ });
  await parts.getByText(/^The parts of [\d.]+$/).click();
  for (const criterion of [
    'Specificity and evidence',
    'Reflection',
    'Fit and goals',
    'Prompt and type fit',
    'Structure',
    'Voice',
    'Language accuracy',
    'Style and length',
  ])
    await expect(parts.getByRole('listitem').filter({ hasText: criterion })).toHaveCount(1);
  await opened(evaluation(page), 'How we count');
  const table = evaluation(page).getByRole('table', { name: 'Language accuracy' });
  await expect(table.getByRole('row', { name: /^Probable errors: [\d.]+ per 100 words/ })).toHaveCount(1);
  const points = (await table.getByRole('row').locator('td:last-child').allInnerTexts()).map(Number);
  const sum = points.slice(0, -1).reduce((all, each) => all + each, 0);
  expect(Math.abs(sum - (points.at(-1) ?? 0))).toBeLessThan(0.5);
  await noViolationsAtBothWidths(page);

  // a suggestion leads to its sentence, here and in the editor
  await expect(suggestions(page)).toContainText('Many essays open like this.');
  await expect(suggestions(page)).toContainText(/\d+ places? (?:is|are) marked in the text/);
  const wrong = suggestions(page)
    .getByRole('button', { name: /^Go to sentence: / })
    .last();
  const quote = (await wrong.getAttribute('aria-label'))?.replace('Go to sentence: ', '');
  await wrong.click();
  expect(await selected(page)).toBe(quote ?? '');
  await page.getByRole('link', { name: 'Edit Essay' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(lantern(`/essay/edit/${id}`));
  const text = page.getByRole('textbox', { name: 'Essay text' });
  await expect
    .poll(() => text.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd)))
    .toBe(quote ?? '');

  // revised: what was evaluated is an older text now
  await text.fill(
    draft
      .replace(cliche, 'The torch was heavier than I had thought.')
      .replace(error, 'My arm shook before the motor did, and nobody spoke a word to us for the whole of that time.'),
  );
  await expect(
    page
      .getByText(/^Synced/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await page.goto(lantern(`/essays?evaluate=${id}`));
  await expect(evaluation(page)).toContainText('These scores are of an older version');
  await start.click();
  await expect(evaluation(page)).toContainText(/was [\d.]+ on .+, up [\d.]+/, judged);
  await expect(evaluation(page)).not.toContainText('These scores are of an older version');

  const changes = await opened(evaluation(page), 'What changed since the last evaluation');
  await expect(changes).toContainText(/Language accuracy: from [\d.]+ up to [\d.]+/);
  await expect(changes).toContainText(/\d+ suggestions are gone/);
  await expect(
    changes
      .getByRole('listitem')
      .filter({ hasText: /^stock opening: / })
      .first(),
  ).toBeVisible();
  await changes.getByRole('button', { name: 'Show what changed in the text' }).click();
  await expect(changes.getByRole('region', { name: 'Before' }).locator('mark').first()).toContainText('Ever since');
  await expect(changes.getByRole('region', { name: 'Now' }).locator('mark').first()).toContainText('The torch');

  // every result keeps the text that it belongs to
  const history = await opened(evaluation(page), 'Earlier evaluations');
  await expect(history.getByRole('row')).toHaveCount(3);
  await noViolationsAtBothWidths(page);
  await history
    .getByRole('button', { name: /^Read the text of/ })
    .last()
    .click();
  await expect(page.getByRole('dialog', { name: 'The text that was evaluated' })).toContainText(cliche);
  await noViolationsAtBothWidths(page);
});
