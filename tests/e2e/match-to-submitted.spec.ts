// From the record to a match, saved, with its papers attached, to submitted; every figure on the way leads to its source.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { putPaper } from './papers.ts';
import { lantern, noViolations, putPersonalInfo, quickSignUp } from './people.ts';

const toronto = 'University of Toronto';

async function plant(page: Page, path: string, data: object): Promise<void> {
  const { origin } = new URL(lantern('/'));
  const answer = await page.request.post(lantern(path), { headers: { origin }, data });
  expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true);
}

/** Each amount and each share that is shown there stands within reach of a link: to who says so, or to the rates. */
async function expectSources(part: Locator): Promise<void> {
  const { figures, bare } = await part.evaluate((root) => {
    const isFigure = /(?:[$£€৳]|\b[A-Z]{3})\s?\d|\d\s?%/;
    const reach = 5;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    const without: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      let around = node.parentElement;
      if (!around || !isFigure.test(text) || around.getClientRects().length === 0) continue;
      found.push(text);
      let isNear = false;
      for (let up = 0; up < reach && around && around !== root && !isNear; up += 1) {
        isNear = around.querySelector('a[href^="https://"], a[href^="#"]') !== null;
        around = around.parentElement;
      }
      if (!isNear) without.push(text);
    }
    return { figures: found, bare: without };
  });
  expect(figures.length).toBeGreaterThan(0);
  expect(bare).toEqual([]);
}

test('from the record to an application that was sent', { tag: '@laptop' }, async ({ page }) => {
  await quickSignUp(page);
  await putPersonalInfo(page);
  await plant(page, '/api/education/add', {
    schoolName: 'Notre Dame College',
    country: 'BD',
    gradeScale: '5.0',
    gradeBest: 5,
    gradePass: 1,
    gpa: 4.8,
  });
  await plant(page, '/api/tests/add', {
    testType: 'ielts',
    testDate: new Date(Date.now() - 90 * 86_400_000).toISOString().slice(0, 10),
    sectionScores: { reading: 7, listening: 7.5, writing: 7, speaking: 7 },
  });
  await plant(page, '/api/tests/add', {
    testType: 'sat',
    testDate: new Date(Date.now() - 90 * 86_400_000).toISOString().slice(0, 10),
    sectionScores: { math: 700, 'reading-writing': 640 },
  });
  await putPaper(page, 'Transcript', 'Grade 12 transcript');

  await test.step('the record becomes a match, with the sum and its sources', async () => {
    await page.goto(lantern('/unipair'));
    await page.getByLabel('Search by name or place').fill(toronto);
    await page.getByRole('button', { name: 'Find Matches' }).click();
    // it costs more than the usual budget: a name that is typed is there all the same, and says so
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: toronto, exact: true }) });
    await expect(card).toContainText(/over your budget/);
    await expect(page.getByText(/From your record|from your record/).first()).toBeVisible();
    await noViolations(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await card.getByRole('link', { name: toronto }).click();
    await expect(page.getByRole('heading', { level: 1, name: toronto })).toBeVisible();
    for (const question of [
      'Can I apply with my certificate?',
      'How hard is it to get in?',
      'What does one year cost?',
    ])
      await expect(page.getByRole('heading', { name: question })).toBeVisible();
    await expect(page.getByText(/≈ (BDT|৳)/).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /rates of \d/ }).first()).toHaveAttribute('href', '/finance');
    await page.getByText(/^Where this comes from/).click();
    await page.getByText(/^How well it fits/).click();
    await expect(page.getByRole('heading', { name: 'How the fit adds up' })).toBeVisible();
    await expectSources(page.getByRole('article'));
    await noViolations(page);
    await page.getByRole('checkbox', { name: /^Compare ?: University of Toronto/ }).click();
    await expect(page.getByText('1 to compare. Choose another one.')).toBeVisible();
    await page.getByRole('button', { name: `Save ${toronto}` }).click();
    await expect(page.getByText('Saved to My List!')).toBeVisible();
    // what comes next stands where it was saved
    await expect(page.getByText(/as the last day\?|Write down the last day/)).toBeVisible();
  });

  await test.step('three are ticked on cards of the list, and stand side by side', async () => {
    // what was ticked before is there after a reload
    await page.goto(lantern('/unipair?q=University+of+Waterloo&budget=any'));
    await expect(page.getByText('1 to compare. Choose another one.')).toBeVisible();
    const cards = page.getByRole('main').getByRole('listitem');
    await cards.getByRole('checkbox', { name: /^Compare ?: University of Waterloo/ }).click();
    await expect(page.getByText('2 to compare', { exact: true })).toBeVisible();
    await page.goto(lantern('/unipair?q=University+of+Manitoba&budget=any'));
    await expect(page.getByText('2 to compare', { exact: true })).toBeVisible();
    await cards.getByRole('checkbox', { name: /^Compare ?: University of Manitoba/ }).click();
    await noViolations(page);
    await page.getByRole('link', { name: 'Compare 3' }).click();
    const table = page.getByRole('table', { name: 'Side by side' });
    await expect(table.getByRole('columnheader')).toHaveCount(3);
    await expect(table.getByRole('rowheader', { name: 'A year with living costs' })).toBeVisible();
    await page.getByText('More facts and their sources').click();
    await expectSources(page.getByRole('table', { name: 'More facts and their sources' }));
    await noViolations(page);
    await page.getByRole('button', { name: /^Remove ?: University of Waterloo/ }).click();
    await expect(table.getByRole('columnheader')).toHaveCount(2);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('the evaluation against it: shares, suggestions and the sum lead to what they were read from', async () => {
    await page.goto(lantern('/profile-evaluation?university=Massachusetts+Institute+of+Technology&level=UG'));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'How the fit adds up' })).toBeVisible();
    await expectSources(main);
    const chance = page.getByText(/of 100 applicants get in/);
    await chance.getByRole('link', { name: 'Share of applicants who get in' }).click();
    await expect(page).toHaveURL(/#fact-/);
  });

  await test.step('saved, it becomes an application with its papers, and what the university says with its source', async () => {
    await page.goto(lantern('/saved-universities'));
    await page.getByRole('link', { name: toronto }).first().click();
    const published = page.getByRole('region', { name: 'What the university says' });
    await published.getByRole('heading', { level: 2 }).click();
    await expect(published.getByText('Application fee').first()).toBeVisible();
    await expectSources(published);
    const papers = page.getByRole('region', { name: 'Papers', exact: true });
    await papers.getByRole('heading', { level: 2 }).click();
    await papers.getByLabel('Attach a paper of your vault').selectOption({ label: 'Grade 12 transcript.pdf' });
    await papers.getByRole('button', { name: 'Attach', exact: true }).click();
    await expect(papers.getByRole('button', { name: 'Take off: Grade 12 transcript' })).toBeVisible();
    await noViolations(page);
  });

  await test.step('sent, and recorded with its proof', async () => {
    const stage = page.getByRole('region', { name: 'Stage', exact: true });
    await stage.getByRole('heading', { level: 2 }).click();
    const chosen = page.waitForResponse((answer) => /applications\/update/.test(answer.url()) && answer.ok());
    await stage.getByRole('list', { name: 'Stage' }).getByRole('button', { name: 'Preparing' }).click();
    await chosen;
    await stage.getByRole('button', { name: 'Record as submitted' }).click();
    await stage.getByLabel('Reference number').fill('UT-2027-118');
    await stage.getByLabel('Proof from your vault').selectOption({ label: 'Grade 12 transcript.pdf' });
    await stage.getByRole('button', { name: 'Save the record' }).click();
    await expect(stage.getByText('Reference: UT-2027-118')).toBeVisible();
    await expect(stage.getByText('Proof: Grade 12 transcript')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Wait for their answer' })).toBeVisible();
    await noViolations(page);
    await page.goto(lantern('/saved-universities'));
    await expect(page.getByRole('region', { name: /Submitted/ }).getByRole('link', { name: toronto })).toBeVisible();
  });
});
