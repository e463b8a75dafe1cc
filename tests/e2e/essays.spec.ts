// Essays: two devices or tabs never lose a text, and what is written without a connection arrives by itself.
import { expect, type Page, test } from '@playwright/test';
import { keptForOffline, lantern, noViolations, noViolationsAtBothWidths, quickLogIn, quickSignUp } from './people.ts';

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Essay text' });
const seen = (page: Page, words: RegExp | string) => page.getByText(words).filter({ visible: true }).first();

/** A new essay in the editor, and its address. */
async function startEssay(page: Page, title: string): Promise<string> {
  const { origin } = new URL(lantern('/'));
  const answer = await page.request.post(lantern('/api/essay/draft'), { headers: { origin }, data: { title } });
  expect(answer.status()).toBe(200);
  const address = lantern(`/essay/edit/${(await answer.json()).essay._id}`);
  await page.goto(address);
  await expect(textOf(page)).toBeVisible();
  return address;
}

async function add(page: Page, words: string): Promise<void> {
  await textOf(page).press('ControlOrMeta+End');
  await textOf(page).pressSequentially(words);
}

test('a second tab follows the first; two devices in conflict show both texts and lose neither', {
  tag: '@phone',
}, async ({ page, context, browser }) => {
  const email = await quickSignUp(page);
  const address = await startEssay(page, 'The list on the roof');

  await test.step('a second tab follows the first', async () => {
    await textOf(page).fill('One.');
    await expect(seen(page, /^Synced/)).toBeVisible();
    const second = await context.newPage();
    await second.goto(address);
    await expect(textOf(second)).toHaveValue('One.');
    await add(page, ' Two.');
    await expect(textOf(second)).toHaveValue('One. Two.');
    // before the first tab has sent anything
    await add(second, ' Three.');
    await expect(textOf(page)).toHaveValue('One. Two. Three.');
    await expect(seen(second, /^Synced/)).toBeVisible();
    await expect(textOf(page)).toHaveValue('One. Two. Three.');
    await expect(page.getByText('Keep both')).toHaveCount(0);
    await second.close();
  });

  await textOf(page).fill('The water came.');
  await expect(seen(page, /^Synced/)).toBeVisible();
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await quickLogIn(other, email);
  await other.goto(address);
  await expect(textOf(other)).toHaveValue('The water came.');

  await context.setOffline(true);
  await add(page, ' I was fifteen.');
  await add(other, ' We carried books.');
  await expect(seen(other, /^Synced/)).toBeVisible();
  await context.setOffline(false);
  await expect(seen(page, /was changed somewhere else/)).toBeVisible();
  await expect(seen(page, 'We carried books.')).toBeVisible();
  await expect(textOf(page)).toHaveValue('The water came. I was fifteen.');
  await noViolationsAtBothWidths(page);

  // the top of every other screen leads back to the choice
  await page.goto(lantern('/dashboard'));
  await page.getByRole('link', { name: 'A change needs your choice' }).click();
  await expect(page).toHaveURL(address);
  await page.getByRole('button', { name: 'Keep both' }).click();
  await expect(seen(page, /Both are kept/)).toBeVisible();
  await page.goto(lantern('/essay-list'));
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByText('I was fifteen.')).toBeVisible();
  await expect(page.getByText('We carried books.')).toBeVisible();
  await elsewhere.close();
});

test('an essay begun without a connection is sent from another screen, also after the app was closed', {
  tag: '@phone',
}, async ({ page, context }) => {
  await quickSignUp(page);
  // the screens are on the device once they were opened; with nothing waiting, no code for sending comes along
  await startEssay(page, 'Begun at home');
  await expect(seen(page, /^Synced/)).toBeVisible();
  await keptForOffline(page);
  for (const path of ['/dashboard', '/essays']) {
    await page.goto(lantern(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(page.getByRole('article')).toHaveCount(1);
  await keptForOffline(page);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'New Essay' }).first().click();
  await page.getByLabel('Title').fill('Born offline');
  await page.getByRole('button', { name: 'Start from scratch' }).click();
  await textOf(page).fill('Written without a net.');
  await expect(seen(page, /will sync when you are online/)).toBeVisible();
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.close();

  const later = await context.newPage();
  await later.goto(lantern('/dashboard'));
  await expect(later.getByText('Offline. 1 change kept here')).toBeVisible();
  await context.setOffline(false);
  await expect(later.getByText('All changes sent')).toBeVisible();
  await later.goto(lantern('/essays'));
  await expect(later.getByRole('article', { name: 'Born offline' })).toContainText('Written without a net.');
  await expect(later.getByText(/Only on this device/)).toHaveCount(0);
});

test('a status is kept; a deleted essay comes back, also one that is deleted elsewhere while it is written', {
  tag: '@phone',
}, async ({ page }) => {
  await quickSignUp(page);
  await startEssay(page, 'The list on the roof');
  await textOf(page).fill('The water came.');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  const card = page.getByRole('article', { name: 'The list on the roof' });
  await expect(card.getByText('Saved just now')).toBeVisible();
  // above the search: below it, a small phone's toast would cover it
  const [saved, search] = await Promise.all([card.boundingBox(), page.getByRole('search').boundingBox()]);
  expect(saved?.y).toBeLessThan(search?.y ?? 0);
  await card.getByRole('link', { name: 'Go on writing' }).click();
  await expect(textOf(page)).toHaveValue('The water came.');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await card.getByRole('button', { name: /^More/ }).click();
  await card.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Are you sure you want to delete this essay?');
  await noViolations(page);
  await dialog.getByRole('button', { name: /Delete/ }).click();
  await expect(page.getByText('No essays found')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toContainText('The water came.');

  await test.step('what arrow keys on the status rest on is saved', async () => {
    const sent: { status: string }[] = [];
    page.on('requestfinished', (request) => {
      if (request.url().endsWith('/api/essay/update-status')) sent.push(request.postDataJSON());
    });
    const status = page.getByLabel('Status of The list on the roof');
    await status.focus();
    for (let press = 0; press < 2; press++) await status.press('ArrowDown');
    const meant = await status.inputValue();
    // that nothing is sent for those on the way is a rule of the part, with a test of its own: keys come slowly here
    await expect.poll(() => sent.at(-1)?.status).toBe(meant);
    await page.reload();
    await expect(status).toHaveValue(meant);
  });

  await test.step('one that is deleted elsewhere keeps its text on the screen, and comes back', async () => {
    const address = await startEssay(page, 'The water');
    const [id = ''] = address.split('/').slice(-1);
    const text = textOf(page);
    const deleteElsewhere = async () => {
      const headers = { origin: new URL(lantern('/')).origin };
      expect((await page.request.delete(lantern(`/api/essay/delete/${id}`), { headers })).status()).toBe(200);
    };
    await text.fill('The water came at night.');
    await expect(seen(page, /^Synced/)).toBeVisible();
    await deleteElsewhere();
    const note = page.getByRole('alert').filter({ hasText: 'This essay was deleted on another device.' });
    await expect(note).toBeVisible();
    await expect(text).toHaveValue('The water came at night.');
    await note.getByRole('button', { name: 'Bring the essay back' }).click();
    await expect(note).toHaveCount(0);
    await text.fill('The water came at dawn.');
    await expect(seen(page, /^Synced/)).toBeVisible();

    await deleteElsewhere();
    await note.getByRole('button', { name: 'Save as a new essay' }).click();
    await expect(page).not.toHaveURL(new RegExp(id));
    await expect(text).toHaveValue('The water came at dawn.');
  });
});
