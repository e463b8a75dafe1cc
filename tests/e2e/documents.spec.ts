// The vault: a paper comes in, is looked at, found, shown, renamed, deleted and brought back; nothing is lost with the
// connection; papers leave by links and bundles; an administrator decides.
import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page, test } from '@playwright/test';
import { choose, pdf, putPaper } from './papers.ts';
import { lantern, noViolations, noViolationsAtBothWidths, openAsAdministrator, quickSignUp } from './people.ts';

const paper = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

async function openVault(page: Page): Promise<void> {
  await quickSignUp(page);
  await page.goto(lantern('/documents'));
  await expect(page.getByRole('heading', { name: 'Document Vault' })).toBeVisible();
  // the list is here, and with it the type that is chosen beforehand
  await expect(page.getByText('0 of 4 here')).toBeVisible();
}

async function inMenu(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

test('a paper is uploaded under a name, looked at, found by its words, shown, deleted and brought back', {
  tag: '@phone',
}, async ({ page, context }) => {
  await openVault(page);
  await noViolationsAtBothWidths(page);

  // what the vault does not take says why
  await choose(page, 'Choose a PDF', { ...pdf('empty.pdf'), buffer: Buffer.alloc(0) });
  await expect(page.getByRole('alert').getByText('empty.pdf: This file is empty.')).toBeVisible();
  await noViolationsAtBothWidths(page);

  const words = 'Transcript of records. Grades of all subjects. Date of issue 1 May 2026. Valid until 14 Mar 2031.';
  await choose(page, 'Choose a PDF', pdf('scan_0001.pdf', words));
  await expect(dialog(page).getByRole('heading', { name: 'Rename Document' })).toBeVisible();
  await expect(page.getByLabel('Custom name')).toHaveValue('scan 0001');
  await page.getByLabel('Custom name').fill(' ');
  await dialog(page).getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByText('Please enter a custom name before uploading.')).toBeVisible();
  await expect(page.getByLabel('Custom name')).toBeFocused();
  await noViolationsAtBothWidths(page);
  await page.getByLabel('Custom name').fill('HSC transcript');
  await dialog(page).getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByText('Your document has been uploaded.')).toBeVisible();
  const card = paper(page, 'HSC transcript');
  await expect(card.getByText('Waiting to be checked')).toBeVisible();
  await expect(page.getByText('1 of 4 here')).toBeVisible();

  // the look comes by itself
  await expect(card.getByText('1 page')).toBeVisible();
  await expect(card.locator('img')).toBeVisible();
  await expect(card.getByText('Does this expire on 14 Mar 2031?')).toBeVisible();
  await card.getByRole('button', { name: 'Confirm' }).click();
  await expect(card.getByText('Expires on 14 Mar 2031')).toBeVisible();
  await noViolationsAtBothWidths(page);

  // and with it the words of the paper are found
  const search = page.getByRole('searchbox', { name: 'Search your documents' });
  await search.fill('subjects');
  await expect(card.getByText('Grades of all subjects')).toBeVisible();
  await noViolationsAtBothWidths(page);
  await search.fill('');

  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Preview: HSC transcript' }).click(),
  ]);
  await expect.poll(() => tab.url()).toMatch(/^blob:/);
  await tab.close();

  await inMenu(page, 'HSC transcript', 'Rename');
  await page.getByLabel('Custom name').fill('Grade 12 transcript');
  await dialog(page).getByRole('button', { name: 'Rename' }).click();
  await expect(paper(page, 'Grade 12 transcript')).toBeVisible();
  await inMenu(page, 'Grade 12 transcript', 'Move');
  await dialog(page).getByLabel('Document type').selectOption('Certificates');
  await dialog(page).getByRole('button', { name: 'Move' }).click();
  await expect(page.getByRole('listitem', { name: 'Certificates' }).getByRole('article')).toHaveCount(1);

  await inMenu(page, 'Grade 12 transcript', 'Delete');
  await dialog(page).getByRole('button', { name: 'Delete document' }).click();
  await expect(page.getByText('Your document has been removed.')).toBeVisible();
  await expect(paper(page, 'Grade 12 transcript')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(paper(page, 'Grade 12 transcript')).toBeVisible();

  await inMenu(page, 'Grade 12 transcript', 'Delete');
  await dialog(page).getByRole('button', { name: 'Delete document' }).click();
  await page.getByText('Recently deleted: 1 document').click();
  await page.getByRole('button', { name: 'Delete for good: Grade 12 transcript' }).click();
  await dialog(page).getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Recently deleted')).toHaveCount(0);
});

test('an upload that is cut off waits on the device, through a reload, and arrives once', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await openVault(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 200 * 1024 };
  const cut = (offline: boolean) => line.send('Network.emulateNetworkConditions', { ...slow, offline });
  await cut(false);
  await choose(page, 'Choose a PDF', [
    pdf('one.pdf', 'First paper', 3_000_000),
    pdf('two.pdf', 'Second paper', 50_000),
  ]);
  await dialog(page).getByRole('button', { name: 'Upload' }).click();
  const bar = page.getByRole('progressbar', { name: 'Upload of one' });
  await expect(bar).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/);
  await cut(true);
  await expect(page.getByText('Upload paused').first()).toBeVisible();
  await expect(page.getByText(/Offline\. \d changes? kept here/)).toBeVisible();
  await noViolations(page);
  await page.reload();
  await expect(page.getByText('Upload paused').first()).toBeVisible();
  await line.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByText('All changes sent')).toBeVisible();
  await expect(page.getByText('Upload paused')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(2);

  // what was seen stays to be seen; opening a paper needs the server
  await cut(true);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByText(/Copy on this device, from/)).toBeVisible();
  await page.getByRole('button', { name: 'Preview: two' }).click();
  await expect(page.getByText('This needs a connection. Try again when you are online.')).toBeVisible();
  expect(context.pages()).toHaveLength(1);
});

test('a link shows chosen papers to anybody, until it is closed', { tag: '@phone' }, async ({ page, browser }) => {
  await openVault(page);
  for (const name of ['Grade 11', 'Grade 12', 'Letter']) await putPaper(page, 'Transcript', name);
  await expect(paper(page, 'Letter')).toBeVisible();
  await page.getByRole('button', { name: 'Choose several' }).click();
  await page.getByRole('checkbox', { name: 'Choose Grade 12' }).check();
  await page.getByRole('checkbox', { name: 'Choose Grade 11' }).check();
  await expect(page.getByText('2 papers chosen')).toBeVisible();
  await noViolations(page);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(dialog(page).getByRole('listitem')).toHaveText([/Grade 12/, /Grade 11/]);
  await page.getByRole('button', { name: 'Move up: Grade 11' }).press('Enter');
  await expect(dialog(page).getByRole('listitem')).toHaveText([/Grade 11/, /Grade 12/]);
  await expect(page.getByRole('button', { name: 'Move down: Grade 11' })).toBeFocused();

  for (const [button, name, start] of [
    ['Download as ZIP', 'papers.zip', 'PK'],
    ['Download as one PDF', 'papers.pdf', '%PDF-'],
  ] as const) {
    const [download]: [Download, unknown] = await Promise.all([
      page.waitForEvent('download'),
      dialog(page).getByRole('button', { name: button }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(name);
    expect((await readFile(await download.path())).subarray(0, start.length).toString()).toBe(start);
  }

  await dialog(page).getByRole('button', { name: 'Share by a link' }).click();
  await expect(dialog(page).getByRole('checkbox', { name: 'Grade 11' })).toBeChecked();
  await page.getByLabel('What is it for?').fill('For the admissions office');
  await page.getByLabel('Only the first pages').fill('0');
  await dialog(page).getByRole('button', { name: 'Make the link' }).click();
  await expect(page.getByText('Write a number from 1 to 200.')).toBeVisible();
  await page.getByLabel('Only the first pages').fill('1');
  await noViolations(page);
  await dialog(page).getByRole('button', { name: 'Make the link' }).click();
  await expect(page.getByText('The link is ready')).toBeVisible();
  const url = /http\S+/.exec((await dialog(page).locator('code').textContent()) ?? '')?.[0] ?? '';

  const visitor = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await visitor.goto(url);
  await expect(visitor.getByRole('heading', { name: 'Papers of Amina Rahman' })).toBeVisible();
  await expect(visitor.getByText('For the admissions office')).toBeVisible();
  await expect(visitor.getByRole('listitem')).toHaveText([/Grade 11/, /Grade 12/]);
  await expect(visitor.getByRole('img', { name: 'Grade 11, page 1' })).toBeVisible();
  await noViolations(visitor);
  const [download]: [Download, unknown] = await Promise.all([
    visitor.waitForEvent('download'),
    visitor.getByRole('button', { name: 'Download: Grade 11' }).click(),
  ]);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await dialog(page).getByRole('button', { name: 'See all links' }).click();
  await expect(dialog(page).getByText('Opened 3 times')).toBeVisible();
  await dialog(page).getByText('When it was opened').click();
  await expect(dialog(page).getByText('the list')).toBeVisible();
  await noViolations(page);
  await dialog(page).getByRole('button', { name: 'Close this link: For the admissions office' }).click();
  await dialog(page).getByRole('button', { name: 'Close the link', exact: true }).click();
  await expect(dialog(page).getByText(/Closed on/)).toBeVisible();

  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await noViolations(visitor);
});

/** Other journeys have papers that wait: the next one came by itself. */
async function letNextWait(admin: Page) {
  await expect(admin.getByText(/is (verified|rejected)\./)).toBeVisible();
  if (await dialog(admin).isVisible()) await dialog(admin).getByRole('button', { name: 'Close' }).click();
}

test('a paper is rejected, replaced by a new version, and verified', { tag: '@laptop' }, async ({ page, browser }) => {
  await openVault(page);
  const name = `Letter ${crypto.randomUUID()}`;
  await putPaper(page, 'LOR', name);
  await expect(paper(page, name).getByText('1 page')).toBeVisible();

  const admin = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await openAsAdministrator(admin);
  await admin.goto(lantern('/admin/documents'));
  await admin.getByRole('button', { name: `Reject: ${name}` }).click();
  await noViolations(admin);
  await admin.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(admin.getByText('Say what is wrong, so that the student can correct it.')).toBeVisible();
  await admin.getByLabel('What is wrong?').fill('The signature is missing.');
  await admin.getByRole('button', { name: 'Reject', exact: true }).click();
  await letNextWait(admin);
  await expect(admin.getByRole('button', { name: `Verify: ${name}` })).toHaveCount(0);

  await expect(paper(page, name).getByText('Rejected')).toBeVisible();
  await expect(paper(page, name).getByText('The signature is missing.')).toBeVisible();
  await noViolations(page);
  await page.getByRole('button', { name: `More for ${name}`, exact: true }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('menuitem', { name: 'Replace with a new version' }).click(),
  ]);
  await chooser.setFiles(pdf('signed.pdf', 'To whom it may concern, I recommend her'));
  await expect(paper(page, name).getByText('version 2')).toBeVisible();
  await expect(paper(page, name).getByText('Waiting to be checked')).toBeVisible();

  await admin.reload();
  await admin.getByRole('button', { name: `Verify: ${name}` }).click();
  await expect(dialog(admin).getByRole('img', { name: `${name}, page 1` })).toBeVisible();
  await admin.getByRole('button', { name: 'Verify', exact: true }).click();
  await letNextWait(admin);
  await expect(admin.getByRole('button', { name: `Verify: ${name}` })).toHaveCount(0);
  await expect(paper(page, name).getByText('Verified')).toBeVisible();
  await expect(paper(page, name).getByText(/by Root Person/)).toBeVisible();
  await inMenu(page, name, 'Versions');
  await expect(dialog(page).getByRole('listitem')).toHaveCount(2);
  await noViolations(page);
  await dialog(page).getByRole('button', { name: 'Restore version 1' }).click();
  await expect(page.getByText('Version 1 is back, as version 3.')).toBeVisible();
  await expect(paper(page, name).getByText('version 3')).toBeVisible();
  await expect(paper(page, name).getByText('Waiting to be checked')).toBeVisible();
});
