// The whole way of an essay, by one student on one screen: from the quiz to a file in the downloads folder.
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { closedForGood, lantern, noViolations, quickSignUp } from './people.ts';
import { answerQuiz } from './quiz.ts';

const reflections = [
  'In June 2022 the water came up to the second shelf of our school library. I carried 41 books to the roof with Mr Selim.',
  'For two years I read letters to my neighbour Rina every Friday. One day she read the first line to me.',
  'I failed the physics test twice, until I built a small dam in our yard and understood pressure.',
];
const worn = 'Ever since I was a child I have always been passionate about making a difference.';
const fresh = 'The roof was hotter than I had thought, and Mr Selim had brought no list.';
const story = `In June 2022 the water came up to the second shelf of our school library. I carried 41 books to the roof with Mr Selim, four at a time, and laid them open in the sun.

I used to think that a library was its books. That week I saw that it was also the list of who needs which book. I wrote the list by hand, from memory, and found that I had forgotten nine titles. My neighbour Rina knew six of them.

On the third day the head teacher came up the ladder and asked what we would do with the books that could not be saved. I said that I did not know. Mr Selim said that we would read them until they fell apart, and he opened one and began. Nobody laughed. Eleven children from the next lane sat down between the rows of wet paper, and one of them asked me to turn the page.

The library has a steel shelf now, and the list hangs beside it in a plastic sleeve. When a book comes back I write who had it and what they said. Last month Rina brought back the ninth title. She had found it at her cousin's house, under a sack of rice, and she wanted to know whether I would still have counted it as lost.`;

// the engine's first answer comes after it has loaded its words
const judged = { timeout: 60_000 };
const next = (page: Page) => page.getByRole('button', { name: 'Next' });
const text = (page: Page) => page.getByRole('textbox', { name: 'Essay text' });
const evaluation = (page: Page) => page.getByRole('region', { name: 'Evaluation' }).filter({ visible: true });

/** On a phone text, scores and suggestions are tabs of the editor. */
async function show(page: Page, part: RegExp | string): Promise<void> {
  await page.getByRole('tab', { name: part }).click();
}

async function evaluate(page: Page): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/essay/evaluate'), judged);
  await page.getByRole('button', { name: 'Start Evaluation' }).click();
  expect((await answer).status()).toBe(200);
  await show(page, 'Scores');
  await expect(evaluation(page)).toContainText('Lantern engine · of the text from just now');
}

async function takeFile(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

async function brainstorm(page: Page): Promise<string> {
  await page.goto(lantern('/essays'));
  await page.getByRole('button', { name: 'New Essay' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Brainstorm Your Essay' }).click();
  const step = page.getByRole('tabpanel', { name: /Brainstorm/ });
  await answerQuiz(page);
  await page.getByRole('button', { name: /^Question 12 of/ }).press('Enter');
  await expect(page.getByRole('menuitemradio', { name: /answered/ })).toHaveCount(12);
  await noViolations(page);
  await page.keyboard.press('Escape');
  await next(page).click();

  await expect(page.getByRole('heading', { name: 'Look back' })).toBeFocused();
  for (const [at, words] of reflections.entries()) await step.getByRole('textbox').nth(at).fill(words);
  await next(page).click();

  await page.getByRole('link', { name: 'Add activity' }).click();
  await page.getByLabel('Name of the activity').fill('School library');
  await page.getByLabel('Start').fill('2021-03');
  await page.getByLabel('Hours a week').fill('4');
  await page.getByRole('button', { name: 'Save activity' }).click();
  // from there straight back to the step that needed it
  await expect(page).toHaveURL(lantern('/essays?brainstorm'));
  await page.getByRole('checkbox', { name: /School library/ }).check();
  await noViolations(page);
  await page.getByRole('button', { name: 'Generate Ideas' }).click();

  const idea = step.getByRole('article').first();
  await expect(idea.getByText('How to start')).toBeVisible();
  const title = (await idea.getByRole('heading').textContent()) ?? '';
  await idea.getByRole('button', { name: /^Start Draft/ }).click();
  await expect(page).toHaveURL(/\/essay\/write\//);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title);
  return title;
}

test('from the quiz to the file that a portal gets', { tag: '@phone' }, async ({ page }) => {
  // long, and each stop is looked at by axe
  test.setTimeout(420_000);
  await quickSignUp(page);
  const title = await brainstorm(page);

  // written, judged, revised, judged again
  await text(page).fill(`${worn} She go to the library every days.\n\n${story}`);
  await expect(page.getByText(/^Synced/).filter({ visible: true })).toBeVisible();
  await noViolations(page);
  await evaluate(page);
  await noViolations(page);
  await show(page, /^Suggestions/);
  await expect(page.getByRole('region', { name: 'Suggestions' })).toContainText('Begin with these');
  await noViolations(page);
  await show(page, 'Text');
  await text(page).fill(`${fresh}\n\n${story}`);
  await evaluate(page);
  await expect(evaluation(page)).toContainText(/was [\d.]+ on .+, up [\d.]+/);
  await evaluation(page).getByText('What changed since the last evaluation', { exact: true }).click();
  await evaluation(page).getByRole('button', { name: 'Show what changed in the text' }).click();
  await expect(evaluation(page).getByRole('region', { name: 'Before' })).toContainText('Ever since');
  await expect(evaluation(page).getByRole('region', { name: 'Now' })).toContainText('hotter');
  await noViolations(page);

  // both judged texts were kept: any two are compared
  await page.getByRole('button', { name: /^Version \d/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Compare versions' }).click();
  // the newest is named first
  const kept = dialog.getByLabel('From').getByRole('option');
  await expect.poll(() => kept.count()).toBeGreaterThan(1);
  await dialog.getByLabel('From').selectOption({ index: (await kept.count()) - 1 });
  await dialog.getByLabel('To').selectOption({ index: 1 });
  await expect(dialog.locator('del').first()).toContainText('Ever since');
  await expect(dialog.locator('ins').first()).toContainText('The roof');
  await noViolations(page);
  await page.keyboard.press('Escape');
  await closedForGood(page);

  // held against the prompt of a form
  await page.goto(page.url().replace(/\/(write|edit)\//, '/view/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const prompts = page.getByRole('region', { name: 'Prompts this essay answers' });
  await prompts.getByRole('button', { name: 'Add a prompt' }).click();
  await dialog.getByRole('searchbox', { name: 'Search' }).fill('challenge failure');
  await noViolations(page);
  await dialog.getByRole('button', { name: /^Add: Common App 2/ }).click();
  await expect(dialog).toBeHidden();
  const prompt = prompts.getByRole('listitem').filter({ hasText: 'Common App 2: challenge or failure' });
  await expect(prompt).toContainText('The form asks for at least 250 words.');
  await noViolations(page);

  // and out of Lantern
  const pdf = await takeFile(page, 'PDF');
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const docx = await takeFile(page, 'Word (DOCX)');
  expect(docx.bytes.subarray(0, 2).toString()).toBe('PK');
  const plain = await takeFile(page, 'Plain text');
  expect(plain.bytes.toString()).toBe(`${fresh}\n\n${story}`);
  expect([pdf, docx, plain].map(({ name }) => name.split('.').pop())).toEqual(['pdf', 'docx', 'txt']);

  // the list knows all of it
  await page.goto(lantern('/essay-list'));
  const card = page.getByRole('article', { name: title });
  await expect(card).toContainText('Answers 1 prompt');
  await expect(card).toContainText(/Score [\d.]+ of 10/);
});
