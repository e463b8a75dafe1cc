// Essays: two devices or tabs never lose a text, and what is written without a connection arrives by itself.
import { expect, type Page, test } from '@playwright/test';
import {
  keptForOffline,
  lantern,
  newEmail,
  noViolations,
  noViolationsAtBothWidths,
  password,
  quickLogIn,
  quickSignUp,
} from './people.ts';

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

test('a deleted essay comes back', { tag: '@phone' }, async ({ page }) => {
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
});

test('signing out asks about what is not sent, and about what was typed and not saved', { tag: '@laptop' }, async ({
  page,
  context,
}) => {
  const email = await quickSignUp(page, 'Bela Das');
  await page.goto(lantern('/profile'));
  await page.getByRole('button', { name: /Edit/ }).first().click();
  await page.getByLabel('Preferred name').fill('Belu');
  await page.goto(lantern('/help'));
  const signOut = page.getByRole('button', { name: 'Sign out', exact: true });
  await signOut.click();
  const question = page.getByRole('dialog', { name: 'Something is not saved yet' });
  await expect(question).toContainText('1 form has words that you typed');
  await noViolations(page);
  await question.getByRole('button', { name: 'Keep it here and sign out' }).click();
  await expect(page).toHaveURL(lantern('/'));

  await page.goto(lantern('/login'));
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(lantern('/profile'));
  await expect(page.getByLabel('Preferred name')).toHaveValue('Belu');
  await context.close();
});

test('after signing out without a connection, the next student of the device sees nothing of the first', {
  tag: '@phone',
}, async ({ page, context }) => {
  await quickSignUp(page, 'Bela Das');
  await startEssay(page, 'A private essay');
  await textOf(page).fill('Nobody else reads this.');
  await expect(seen(page, /^Synced/)).toBeVisible();
  await keptForOffline(page);
  await page.goto(lantern('/dashboard'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bela');
  // the sheet is on the device at the latest when it was open
  const more = page.getByRole('button', { name: 'More', exact: true });
  await more.click();
  const signOut = page.getByRole('dialog').getByRole('button', { name: 'Sign out', exact: true });
  await expect(signOut).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(signOut).toBeHidden();

  await context.setOffline(true);
  await more.click();
  await signOut.click();
  // the landing page was never opened here: the app leads on by itself
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Bela')).toHaveCount(0);
  await page.goto(lantern('/dashboard'));
  await expect(page).toHaveURL(/\/login/);
  await context.setOffline(false);
  await page.goto(lantern('/dashboard'));
  await expect(page).toHaveURL(/\/login/);

  const email = newEmail();
  await page.goto(lantern('/signup'));
  await expect(page.getByLabel('Full name')).toHaveValue('');
  await page.getByLabel('Full name').fill('Omar Haddad');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Confirm email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: /I agree to the/ }).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(/\/personal-info$/);
  await page.goto(lantern('/essays'));
  await expect(page.getByText('No essays found')).toBeVisible();
  await expect(page.getByText('A private essay')).toHaveCount(0);
});
