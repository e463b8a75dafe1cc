// Signing out: nothing of the student stays on the device but what they asked to keep, and the next one sees nothing of them.
import { expect, test } from '@playwright/test';
import {
  closedForGood,
  fillLogin,
  keptForOffline,
  lantern,
  newEmail,
  noViolations,
  quickSignUp,
  signUp,
} from './people.ts';

test('signing out leaves nothing of the student on the device, and asks about what was typed and not saved', {
  tag: '@laptop',
}, async ({ page }) => {
  const email = newEmail();
  await page.goto(lantern('/signup'));
  await signUp(page, { name: 'Bela Das', email });
  await expect(page).toHaveURL(/\/personal-info$/);
  await page.goto(lantern('/dashboard'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bela');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await expect(page).toHaveURL(lantern('/'));
  // the page that it leads to is there: nothing of the one before runs any more
  await expect(page.getByRole('link', { name: 'Create your free account' }).first()).toBeVisible();
  const left = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const found: string[] = [];
    for (const { name } of databases) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const open = indexedDB.open(name ?? '');
        open.onsuccess = () => resolve(open.result);
        open.onerror = () => reject(open.error);
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve) => {
          const all = database.transaction(store).objectStore(store).getAll();
          all.onsuccess = () => resolve(all.result);
        });
        found.push(JSON.stringify(rows));
      }
      database.close();
    }
    found.push(JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }));
    for (const key of await caches.keys())
      for (const request of await (await caches.open(key)).keys()) found.push(request.url);
    return found.join('\n');
  });
  expect(left).not.toContain('Bela');
  expect(left).not.toContain('/api/');
  await page.goto(lantern('/dashboard'));
  await expect(page).toHaveURL(/\/login/);

  await test.step('what was typed and not saved is asked about, and kept if the student wants that', async () => {
    await fillLogin(page, email);
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto(lantern('/profile'));
    await page.getByRole('button', { name: /Edit/ }).first().click();
    await page.getByLabel('Preferred name').fill('Belu');
    await page.goto(lantern('/help'));
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Something is not saved yet' });
    await expect(question).toContainText('1 form has words that you typed');
    await noViolations(page);
    await question.getByRole('button', { name: 'Keep it here and sign out' }).click();
    await expect(page).toHaveURL(lantern('/'));

    await fillLogin(page, email);
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto(lantern('/profile'));
    await expect(page.getByLabel('Preferred name')).toHaveValue('Belu');
  });
});

test('after signing out without a connection, the next student of the device sees nothing of the first', {
  tag: '@phone',
}, async ({ page, context }) => {
  await quickSignUp(page, 'Bela Das');
  const { origin } = new URL(lantern('/'));
  const data = { title: 'A private essay' };
  const { essay } = await (await page.request.post(lantern('/api/essay/draft'), { headers: { origin }, data })).json();
  await page.goto(lantern(`/essay/edit/${essay._id}`));
  await page.getByRole('textbox', { name: 'Essay text' }).fill('Nobody else reads this.');
  await expect(
    page
      .getByText(/^Synced/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
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
  await closedForGood(page);
  await keptForOffline(page);

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

  await page.goto(lantern('/signup'));
  await expect(page.getByLabel('Full name')).toHaveValue('');
  await signUp(page, { name: 'Omar Haddad', email: newEmail() });
  await expect(page).toHaveURL(/\/personal-info$/);
  await page.goto(lantern('/essays'));
  await expect(page.getByText('No essays found')).toBeVisible();
  await expect(page.getByText('A private essay')).toHaveCount(0);
});
