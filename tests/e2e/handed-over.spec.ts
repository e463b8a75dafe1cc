// What leaves a student's hands and comes back: a letter, a look for somebody at home, a question to whoever runs this.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { pdf } from './papers.ts';
import { lantern, noViolationsAtBothWidths, openAsAdministrator, quickSignUp } from './people.ts';

/** Somebody without an account, on a device of their own. */
const openAsStranger = async (browser: Browser, isMobile: boolean, url: string): Promise<Page> => {
  const page = await (
    await browser.newContext({ isMobile, viewport: isMobile ? { width: 390, height: 844 } : null })
  ).newPage();
  await page.goto(url);
  return page;
};

test('a letter comes by its link, another is refused; somebody at home looks until the link is closed; a question is answered', {
  tag: '@phone',
}, async ({ page, browser, isMobile }) => {
  await quickSignUp(page);
  const { origin } = new URL(lantern('/'));
  const data = { name: 'Hill College', program: 'Physics' };
  expect((await page.request.post(lantern('/api/applications/add'), { headers: { origin }, data })).ok()).toBe(true);

  const dialog = page.getByRole('dialog');

  await test.step('a recommender hands a letter in, and the student reads it', async () => {
    await page.goto(lantern('/recommenders'));
    await page.getByRole('button', { name: 'Add a recommender' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Rahima Begum');
    await page.getByRole('button', { name: 'Save recommender' }).click();
    await page.getByRole('button', { name: 'Ask for a letter: Rahima Begum' }).click();
    await dialog.getByRole('checkbox', { name: /Hill College/ }).check();
    await dialog.getByRole('radio', { name: 'I keep the right to read it' }).check();
    await dialog.getByRole('button', { name: 'Make the request' }).click();
    await expect(dialog.getByRole('heading', { name: 'The request is ready' })).toBeVisible();
    const link = /http\S+\/letter\/\S+/.exec((await dialog.getByText(/\/letter\//).textContent()) ?? '')?.[0] ?? '';
    await dialog.getByRole('button', { name: 'Done' }).click();

    const recommender = await openAsStranger(browser, isMobile, lantern(new URL(link).pathname));
    await expect(recommender.getByRole('heading', { name: /asks you for a letter/ })).toBeVisible();
    await noViolationsAtBothWidths(recommender);
    const hand = recommender.getByRole('button', { name: 'Hand in the letter' });
    const file = recommender.locator('input[type="file"]');
    await file.setInputFiles({
      name: 'letter.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('Dear committee'),
    });
    await hand.click();
    await expect(recommender.getByText('This is not a PDF.')).toBeVisible();
    const letter = pdf('letter.pdf', 'She asks the right questions.');
    await file.setInputFiles(letter);
    await hand.click();
    await expect(recommender.getByText(/The letter came on/)).toBeVisible();
    await expect(hand).toHaveCount(0);

    await expect(page.getByText('Letter received')).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the letter of Rahima Begum' }).click(),
    ]);
    expect((await readFile(await download.path())).equals(letter.buffer)).toBe(true);
  });

  await test.step('a recommender who cannot write says so, with a word', async () => {
    const post = async (path: string, data: object) =>
      await (await page.request.post(lantern(path), { headers: { origin }, data })).json();
    const { application } = await post('/api/applications/add', { name: 'Hill College', program: 'Law' });
    const { recommender: writer } = await post('/api/recommenders/add', { name: 'Karim Uddin', relation: 'coach' });
    const { url } = await post('/api/letters/ask', {
      recommender_id: writer._id,
      application_ids: [application._id],
      waived: true,
      note: '',
      ends_on: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
      send: 'hand',
    });
    const stranger = await openAsStranger(browser, isMobile, lantern(new URL(url).pathname));
    await stranger.getByRole('button', { name: 'I cannot write this letter' }).click();
    await stranger.getByLabel('A note to the student').fill('I am abroad until May.');
    await stranger.getByRole('button', { name: 'Say no' }).click();
    await expect(stranger.getByText(/You said no to this request/)).toBeVisible();
    await page.goto(lantern('/recommenders'));
    await expect(page.getByText('I am abroad until May.')).toBeVisible();
  });

  await test.step('somebody at home looks by a link until the student closes it', async () => {
    await page.goto(lantern('/family-info'));
    await page.getByRole('button', { name: 'Make a link' }).click();
    await dialog.getByLabel('Who is it for?').fill('Mother');
    await dialog.getByRole('button', { name: 'Make the link' }).click();
    await expect(dialog.getByRole('heading', { name: 'The link is ready' })).toBeVisible();
    const url = /http\S+\/guardian\/\S+/.exec((await dialog.getByText(/\/guardian\//).textContent()) ?? '')?.[0] ?? '';
    await dialog.getByRole('button', { name: 'Done' }).click();

    const mother = await openAsStranger(browser, isMobile, lantern(new URL(url).pathname));
    await expect(mother.getByRole('heading', { name: 'How far Amina Rahman is' })).toBeVisible();
    await page.getByRole('button', { name: 'Close this link: Mother' }).click();
    await dialog.getByRole('button', { name: 'Close the link' }).click();
    await expect(page.getByText(/Closed on/)).toBeVisible();
    await mother.reload();
    await expect(mother.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  });

  await test.step('a question to whoever runs this is answered', async () => {
    const subject = `Where is my essay? ${randomUUID()}`;
    await page.goto(lantern('/help'));
    // until it is known who asks, the page stands in another frame
    await expect(page.getByRole('link', { name: /^Notifications/ })).toBeVisible();
    await page.getByLabel('Subject').fill(subject);
    await page.getByLabel('Message').fill('I wrote it on the phone of my sister.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('article').filter({ hasText: subject })).toContainText('Waiting for a reply');

    const admin = await (await browser.newContext()).newPage();
    await openAsAdministrator(admin);
    await admin.goto(lantern('/admin/messages'));
    const received = admin.getByRole('article').filter({ hasText: subject });
    await received.getByLabel('Your reply').fill('Sign in there once: it comes by itself.');
    await received.getByRole('button', { name: 'Send reply' }).click();
    await expect(received.getByText('Answered')).toBeVisible();
    await expect(page.getByText('Sign in there once: it comes by itself.')).toBeVisible();
  });
});
