// A speech server writes a recorded answer down, once the student has agreed for it. It is a server of this test.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type FakeSpeech, startFakeSpeech } from '../../apps/server/test/support/fake-speech.ts';
import { type Lantern, startLantern } from '../../scripts/lantern.ts';
import { newEmail, noViolations, password } from './people.ts';

test.use({
  permissions: ['microphone'],
  launchOptions: {
    ...(process.env.LANTERN_CHROMIUM && { executablePath: process.env.LANTERN_CHROMIUM }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      '--disable-background-networking',
    ],
  },
});

let folder: string;
let speech: FakeSpeech;
let server: Lantern;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = await mkdtemp(join(tmpdir(), 'lantern-speech-'));
  speech = await startFakeSpeech();
  server = await startLantern(join(folder, 'data'), {
    SPEECH_URL: `${speech.address}/v1`,
    SPEECH_NAME: 'Ear of the school',
  });
});
test.afterAll(async () => {
  await server?.stop();
  await speech?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

test('a recording is sent when the student agrees for it, and its words follow what was typed', {
  tag: '@phone',
}, async ({ page, context }) => {
  test.slow();
  const answer = await page.request.post(`${server.url}/api/auth/sign-up/email`, {
    headers: { origin: server.url },
    data: { name: 'Amina Rahman', email: newEmail(), password, agreeToTerms: true },
  });
  expect(answer.status()).toBe(200);
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
  await expect(page.getByRole('timer')).toHaveText('0:04');
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
  await expect(page.getByRole('timer')).toHaveText('0:02');
  await page.getByRole('button', { name: 'Finish answer' }).click();
  await expect(agree).not.toBeChecked();
  expect(speech.heard).toHaveLength(2);
});
