// What other servers do once the student has agreed: a language model judges essays and answers questions, a speech server
// writes recorded answers down. They are servers of this file, and so is the Lantern that knows them.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type FakeModel, startFakeModel } from '../../apps/server/test/support/fake-model.ts';
import { type FakeSpeech, startFakeSpeech } from '../../apps/server/test/support/fake-speech.ts';
import { type Lantern, startLantern } from '../../scripts/lantern.ts';
import { newEmail, noViolations, password, timerReaches, windows } from './people.ts';

// one server for all of them
test.describe.configure({ mode: 'default' });
test.use({ permissions: ['microphone'] });

let folder: string;
let model: FakeModel;
let speech: FakeSpeech;
let server: Lantern;

test.beforeAll(async () => {
  // on a busy machine this takes as long as a journey
  test.setTimeout(420_000);
  folder = await mkdtemp(join(tmpdir(), 'lantern-others-'));
  [model, speech] = await Promise.all([startFakeModel(), startFakeSpeech()]);
  server = await startLantern(join(folder, 'data'), {
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_BASE_URL: `${model.address}/v1`,
    MODEL_NAME: 'lamp-1',
    MODEL_SLOW_NAME: 'lamp-slow',
    SPEECH_URL: `${speech.address}/v1`,
    SPEECH_NAME: 'Ear of the school',
  });
});
test.afterAll(async () => {
  await server?.stop();
  await model?.stop();
  await speech?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

const story = `In the winter of 2021 the motor of the ferry stopped in the middle of the Meghna. There was fog on every side and 340 people on board. My father asked me to hold a torch while he opened the fuel line. I used to think that engineering meant inventing something new. That night I saw that it can also mean noticing what everybody else has stopped hearing.`;
const judged = { timeout: 60_000 };
const evaluation = (page: Page) => page.getByRole('region', { name: 'Evaluation' }).filter({ visible: true });

async function evaluate(page: Page, text: string): Promise<void> {
  const back = page.getByRole('button', { name: 'Back to Selection' });
  if (await back.isVisible()) await back.click();
  await page.getByLabel('Paste a text').fill(text);
  await page.getByRole('button', { name: 'Start Evaluation' }).click();
}

async function signUp(page: Page): Promise<void> {
  const answer = await page.request.post(`${server.url}/api/auth/sign-up/email`, {
    headers: { origin: server.url },
    data: { name: 'Amina Rahman', email: newEmail(), password, agreeToTerms: true },
  });
  expect(answer.status()).toBe(200);
}

test('the model is asked when it is switched on, and its failure leaves the engine’s result', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow();
  await page.setViewportSize(windows[1]);
  await signUp(page);
  await page.goto(`${server.url}/essays?evaluate`);
  const use = page.getByRole('switch', { name: 'Use the language model' });
  await expect(use).not.toBeChecked();
  await expect(page.getByText('Off: your text stays on this Lantern.')).toBeVisible();
  await evaluate(page, story);
  await expect(evaluation(page)).toContainText('Lantern engine · of the text', judged);
  expect(model.asked).toHaveLength(0);

  await page.getByRole('button', { name: 'Back to Selection' }).click();
  await use.check();
  await expect(page.getByText(/^Used today: 0 of 60,000 tokens/)).toBeVisible();
  await noViolations(page);
  await evaluate(page, story);
  await expect(evaluation(page)).toContainText('lamp-1 · of the text', judged);
  await expect(evaluation(page)).toContainText('These scores are from lamp-1.');
  // open already where the two are far apart
  await evaluation(page)
    .locator('details', { hasText: /^Beside the Lantern engine/ })
    .evaluate((fold: HTMLDetailsElement) => {
      fold.open = true;
    });
  const beside = evaluation(page).getByRole('table', { name: 'Beside the Lantern engine' });
  await expect(beside.getByRole('row', { name: /^Reflection/ })).toContainText('6.5');
  await noViolations(page);

  await page.getByRole('button', { name: 'Back to Selection' }).click();
  await expect(page.getByText(/^Used today: 1,000 of 60,000 tokens/)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Ask the slower, better model (lamp-slow)' }).check();
  await evaluate(page, `${story} The model plays invented.`);
  await expect(evaluation(page)).toContainText('lamp-slow · of the text', judged);
  await expect(evaluation(page)).toContainText('about sentences that are not in your text (1)');

  await evaluate(page, `${story} The model plays broken.`);
  await expect(evaluation(page)).toContainText('The language model could not be reached.', judged);
  await expect(evaluation(page)).toContainText("The Lantern engine's result is shown.");
  await expect(evaluation(page)).toContainText('Lantern engine · of the text');
  await expect(page.getByText('sk-secret')).toHaveCount(0);

  await page.getByRole('button', { name: 'Save as an essay' }).click();
  await expect(page.getByText('An evaluation sends the text to lamp-1, a language model.')).toBeVisible();
  await page.getByRole('button', { name: /^Prompt, type and limit/ }).click();
  await expect(page.getByRole('checkbox', { name: 'Ask the slower, better model (lamp-slow)' })).not.toBeChecked();
  await noViolations(page);
  await use.uncheck();
  await expect(page.getByText('An evaluation sends the text to lamp-1')).toHaveCount(0);
});

test('a question is answered from passages with their numbers, and without a connection by the passages', {
  tag: '@phone',
}, async ({ page, context }) => {
  await signUp(page);
  const before = model.asked.length;
  const ask = async (question: string) => {
    await page.getByLabel('Your question').fill(question);
    await page.getByRole('button', { name: 'Send the question' }).click();
  };
  const turn = (question: string) =>
    page
      .getByRole('log')
      .locator('div')
      .filter({ has: page.getByRole('heading', { name: question }) });
  await page.goto(`${server.url}/ask-anything`);
  await ask('Visa fee for Germany?');
  await expect(turn('Visa fee for Germany?').getByRole('heading', { name: 'Germany: visa fee' })).toBeVisible();
  expect(model.asked).toHaveLength(before);
  const use = page.getByRole('switch', { name: 'Use the language model for answers' });
  await use.check();
  await expect(page.getByText(/^Used today: [\d,]+ of 60,000 tokens/)).toBeVisible();

  // what was asked before is offered, what is asked now is answered
  await page.getByRole('button', { name: 'Ask lamp-1' }).click();
  const said = turn('Visa fee for Germany?').getByText(/^The fee is 75 euros/);
  await expect(said).toBeVisible();
  await said.getByRole('link', { name: 'Passage 1' }).click();
  await expect(page).toHaveURL(/#passage-.+-1$/);
  await noViolations(page);

  model.playInStreams('hostile');
  const hostile = 'Visa fee for Canada?';
  await ask(hostile);
  await expect(turn(hostile).getByRole('link', { name: 'Passage 1' })).toBeVisible();
  await expect(turn(hostile).locator('a[href*="evil"], img')).toHaveCount(0);
  model.playInStreams('invented');
  const invented = 'Visa fee for Australia?';
  await ask(invented);
  await expect(turn(invented).getByText(/^The language model did not say where/)).toBeVisible();
  await expect(turn(invented).getByText('It is free')).toHaveCount(0);
  await expect(turn(invented).getByRole('heading', { name: 'Australia: visa fee' })).toBeVisible();

  const asked = model.asked.length;
  await context.setOffline(true);
  await ask('Visa fee for United Kingdom?');
  await expect(
    turn('Visa fee for United Kingdom?').getByRole('heading', { name: 'United Kingdom: visa fee' }),
  ).toBeVisible();
  expect(model.asked).toHaveLength(asked);
});

test('a recording is sent when the student agrees for it, and its words follow what was typed', {
  tag: '@phone',
}, async ({ page, context }) => {
  test.slow();
  await signUp(page);
  await page.goto(`${server.url}/mock-interview`);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'AI mock interview' })
    .getByRole('link', { name: 'Start' })
    .click();
  await page.getByRole('radio', { name: /^University/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Start interview' }).click();
  await expect(page.getByText(/Question 1 of 5/)).toBeVisible();
  const words = page.getByRole('textbox', { name: 'Your words' });
  const agree = page.getByRole('checkbox', {
    name: /^I agree: Lantern sends this recording to Ear of the school once/,
  });
  const write = page.getByRole('button', { name: 'Write it down' });

  await words.fill('I typed this first.');
  await expect(agree).toHaveCount(0);
  await page.getByRole('button', { name: 'Record my answer' }).click();
  await timerReaches(page.getByRole('timer'), 4);
  await page.getByRole('button', { name: 'Finish answer' }).click();
  await expect(agree).not.toBeChecked();
  await expect(write).toHaveAccessibleDescription('Agree first, or type what you said.');
  await noViolations(page);

  await agree.check();
  await context.setOffline(true);
  await expect(write).toHaveAccessibleDescription('This needs a connection.');
  await context.setOffline(false);

  speech.answer(500, '{}');
  await write.click();
  await expect(page.getByText('The speech server does not answer right now.')).toBeVisible();
  await expect(words).toHaveValue('I typed this first.');

  speech.say('I want to study public health.');
  await write.click();
  await expect(words).toHaveValue('I typed this first.\nI want to study public health.');
  await expect(page.getByText('What you said is now at the end of your text.')).toBeVisible();
  await noViolations(page);
  const [{ file } = {} as never] = speech.heard;
  expect(file?.type).toBe('video/webm');
  expect(file?.bytes.length).toBeGreaterThan(1000);

  // another recording is agreed to by itself
  await page.getByRole('button', { name: 'Record again' }).click();
  await timerReaches(page.getByRole('timer'), 2);
  await page.getByRole('button', { name: 'Finish answer' }).click();
  await expect(agree).not.toBeChecked();
  expect(speech.heard).toHaveLength(2);
});
