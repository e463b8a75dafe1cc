// Mock interviews: chosen, recorded, written down, judged, practised again; and nothing lost in between.
import { expect, type Page, test } from '@playwright/test';
import { lantern, noViolations, quickSignUp, timerReaches } from './people.ts';

test.use({ permissions: ['microphone'] });

const weak =
  'It is a very good university and it has a very good reputation. My family will pay for everything, no problem.';
// it speaks of whatever an officer asks first
const strong =
  'I have never applied for a visa before and I was never refused one. My father pays: he has run a rice mill in Bogura since 1998 and earned 3.1 million taka last year; his tax papers and the bank statement are in the file. After college in 2024 I had a gap of one year: I worked at the Bogura clinic as an assistant. I took IELTS and have 7.0, and at the clinic I spoke English with the doctors. I chose the Master of Science in Public Health at the University of Leeds because of its course on water and health; it costs 21,000 pounds, and it begins on 22 September 2027. I will live in a university room. After the course I go back to Bogura, where the clinic of Doctor Selim keeps a job for me, and my mother and my sister live there. The course has four modules on water, disease, statistics and health policy; I am marked by three essays, one exam in May and a dissertation. The university has a room for me twenty minutes from the lectures, and I found the course on its website in March.';

const words = (page: Page) => page.getByRole('textbox', { name: 'Your words' });

/** Ends a page as a phone does that needs its memory, so that nothing of it runs any more, and opens its address again. */
async function killAndOpen(page: Page): Promise<Page> {
  const [address, context] = [page.url(), page.context()];
  const killed = page.waitForEvent('crash');
  const cdp = await context.newCDPSession(page);
  // never answered
  void cdp.send('Page.crash').catch(() => undefined);
  await killed;
  await page.close();
  const next = await context.newPage();
  await next.goto(address);
  return next;
}

async function beginVisa(page: Page) {
  await page.goto(lantern('/mock-interview'));
  await page
    .getByRole('listitem')
    .filter({ hasText: 'AI mock interview' })
    .getByRole('link', { name: 'Start' })
    .click();
  await page.getByRole('radio', { name: /^Visa/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Country').selectOption('GB');
  await page.getByRole('checkbox', { name: 'I have a gap in my studies' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Asked because you have a gap in your studies')).toBeVisible();
  await expect(page.getByText('Officers ask this for United Kingdom').first()).toBeVisible();
  await page.getByRole('button', { name: 'Start interview' }).click();
  await expect(page.getByText(/Question 1 of 5/)).toBeVisible();
}

test('an interview is chosen, recorded, judged and practised again', { tag: '@phone' }, async ({ page }) => {
  await quickSignUp(page);
  await beginVisa(page);
  await noViolations(page);

  await page.getByRole('button', { name: 'Record my answer' }).click();
  await timerReaches(page.getByRole('timer'), 6);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Finish answer' }).click();
  await expect(page.getByText(/Your recording: \d:\d\d, [\d,]+ KB on this device/)).toBeVisible();

  await words(page).fill(weak);
  await page.getByRole('button', { name: 'Get Feedback' }).click();
  await expect(page.getByText('Do this next')).toBeVisible();
  await expect(page.getByText('This is told, not scored.')).toBeVisible();
  await noViolations(page);
  await words(page).fill(strong);
  await page.getByRole('button', { name: 'Get Feedback' }).click();
  await expect(page.getByText('The try before').first()).toBeVisible();
  await expect(page.getByText(/New since your last try/)).toBeVisible();

  // what was said, and the recording, survive a reload
  await page.reload();
  await expect(page.getByText('Do this next')).toBeVisible();
  await expect(page.getByText(/Your recording: \d:\d\d/)).toBeVisible();
  await page.getByRole('button', { name: 'Delete recording' }).click();
  await expect(page.getByRole('button', { name: 'Record my answer' })).toBeVisible();

  await page.getByRole('button', { name: 'Next Question' }).click();
  await expect(page.getByText(/Question 2 of 5/)).toBeVisible();
  await words(page).fill(
    'The degree in Leeds follows my work at the clinic in Bogura. I wrote this before I ended it.',
  );
  await page.getByRole('button', { name: 'End Interview' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End Interview' }).click();
  await expect(page.getByText('2 of 5 questions answered.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Strengths' })).toBeVisible();
  await noViolations(page);

  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Report' }).click(),
  ]);
  expect(pdf.suggestedFilename()).toMatch(/^Mock interview.+\.pdf$/);
  const [text] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'As text' }).click(),
  ]);
  expect(text.suggestedFilename()).toMatch(/\.txt$/);

  await page.getByRole('button', { name: 'Practice Again' }).click();
  await expect(page.getByRole('heading', { name: 'Ready?' })).toBeVisible();
  await page.goto(lantern('/mock-interview'));
  await expect(page.getByText('2 of 5 answered')).toBeVisible();
  await expect(page.getByText('practised again')).toBeVisible();
});

test('an interview whose page is killed at every step goes on there with everything', { tag: '@phone' }, async ({
  page: first,
  context,
}) => {
  await quickSignUp(first);
  await first.goto(lantern('/mock-interview/ai'));
  let page = first;
  let steps = 0;
  const kill = async () => {
    page = await killAndOpen(page);
    steps += 1;
  };
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const asked = () => page.getByRole('main').getByRole('listitem').locator('p[lang=en]').allInnerTexts();

  await page.getByRole('radio', { name: /^Visa/ }).check();
  await press('Continue');
  await kill();
  await page.getByLabel('Country').selectOption('GB');
  await page.getByLabel('University').fill('University of Le');
  await kill();
  await expect(page.getByLabel('Country')).toHaveValue('GB');
  await expect(page.getByLabel('University')).toHaveValue('University of Le');
  await press('Next');
  await expect(page.getByRole('heading', { name: 'Ready?' })).toBeVisible();
  const questions = await asked();
  expect(questions).toHaveLength(5);
  await kill();
  await expect(page.getByRole('heading', { name: 'Ready?' })).toBeVisible();
  expect(await asked()).toEqual(questions);
  await press('Start interview');
  await kill();
  await expect(page.getByText(/Question 1 of 5/)).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

  await press('Record my answer');
  await timerReaches(page.getByRole('timer'), 5);
  await kill();
  // what had not been written yet is two seconds at most
  await expect(
    page.getByText(/Your recording: (?:0:0[3-9]|0:[1-5]\d|[1-9]:\d\d), [1-9]\d* KB on this device/),
  ).toBeVisible();
  const played = page.getByLabel('Listen again');
  await expect.poll(() => played.evaluate((sound: HTMLMediaElement) => sound.readyState)).toBeGreaterThan(0);

  for (const place of [1, 2, 3, 4, 5]) {
    // the third and the fourth are as the second
    const isKilled = ![3, 4].includes(place);
    await words(page).fill(`${place} and half a sen`);
    if (isKilled) await kill();
    await expect(page.getByText(`Question ${place} of 5`)).toBeVisible();
    await expect(words(page)).toHaveValue(`${place} and half a sen`);
    await words(page).fill(`${place}. ${strong}`);
    await press('Get Feedback');
    if (isKilled) await kill();
    await expect(page.getByRole('heading', { name: 'Feedback on your words' })).toBeVisible();
    // the answer stays in its box, with the feedback beside it
    await expect(words(page)).toHaveValue(`${place}. ${strong}`);
    // what comes after the second answer is said without a connection
    if (place === 2) await context.setOffline(true);
    await press(place < 5 ? 'Next Question' : 'Finish Interview');
  }
  await kill();
  await expect(page.getByText('5 of 5 questions answered.')).toBeVisible();
  await expect(page.getByText('Your answers are saved on this device.')).toBeVisible();
  // from the last: what opens has a fold of its own
  for (const place of [5, 4, 3, 2, 1]) {
    const answer = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Your answers' }) })
      .locator('details')
      .nth(place - 1);
    await answer.locator('summary').first().click();
    await expect(answer.getByText(`${place}. ${strong}`, { exact: true })).toBeVisible();
  }
  await context.setOffline(false);
  await expect(page.getByText('Your answers are saved.', { exact: true })).toBeVisible();

  await page.goto(lantern('/mock-interviews'));
  await page.getByRole('radio', { name: /^University/ }).check();
  await press('Continue');
  await page.getByLabel('Which program are you applying for?').fill('BSc Phys');
  await kill();
  await expect(page.getByLabel('Which program are you applying for?')).toHaveValue('BSc Phys');
  await press('Next');
  await page.getByLabel('Time').selectOption('600');
  await kill();
  await expect(page.getByLabel('Time')).toHaveValue('600');
  await press('Start interview');
  // a page that was killed is another one
  const clock = () => page.getByRole('timer').first();
  // it says that all is set for two seconds, and begins: the page can die before or after that
  await expect(page.getByText('Interview Setup Complete').or(clock()).first()).toBeVisible();
  await kill();
  const start = page.getByRole('button', { name: 'Start interview' });
  await expect(start.or(clock()).first()).toBeVisible();
  if (await start.isVisible()) await press('Start interview');
  const left = async () => {
    const [minutes = 0, seconds = 0] = ((await clock().textContent()) ?? '').split(':').map(Number);
    return minutes * 60 + seconds;
  };
  await expect(clock()).toBeVisible();
  await expect.poll(left).toBeLessThanOrEqual(594);
  await words(page).fill('Against the clo');
  await kill();
  await expect(words(page)).toHaveValue('Against the clo');
  // the clock is kept every five seconds
  await expect(clock()).toHaveText(/^\d:\d\d$/);
  expect(await left()).toBeLessThanOrEqual(599);
  await press('End Interview');
  await page.getByRole('dialog').getByRole('button', { name: 'End Interview' }).click();
  await kill();
  await expect(page.getByText('1 of 5 questions answered.')).toBeVisible();
  process.stdout.write(`an interview's page killed at ${steps} steps, lost 0\n`);
});
