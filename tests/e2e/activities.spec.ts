// Activities: the form keeps what is typed, the list keeps its order, and nothing is lost without a connection.
import { expect, type Page, test } from '@playwright/test';
import { lantern, noViolations, quickSignUp } from './people.ts';

async function fillForm(page: Page, name: string, hours: string): Promise<void> {
  await page.getByLabel('Name of the activity').fill(name);
  await page.getByLabel('Start').fill('2024-01');
  await page.getByLabel('Hours a week').fill(hours);
}

async function add(page: Page, name: string, hours: string): Promise<void> {
  await page.getByRole('button', { name: 'Add activity' }).click();
  await fillForm(page, name, hours);
  await page.getByRole('button', { name: 'Save activity' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const names = (page: Page) => page.getByRole('article').getByRole('heading');

test('a list is made, put in order, and takes back what was deleted', async ({ page }) => {
  await quickSignUp(page);
  await page.goto(lantern('/ecas'));
  await expect(page.getByText('No activities added yet')).toBeVisible();
  await add(page, 'Debate club', '6');
  await add(page, 'Chess', '2');

  await page.getByRole('button', { name: 'Add activity' }).click();
  await fillForm(page, 'Night job', '161');
  await expect(page.getByText('A week has 168.')).toBeVisible();
  await page.getByRole('button', { name: 'Save activity' }).click();
  await expect(page.getByLabel('Hours a week')).toBeFocused();
  await noViolations(page);
  await page.reload();
  await expect(page.getByLabel('Name of the activity')).toHaveValue('Night job');
  await page.getByLabel('Hours a week').fill('20');
  await page.getByRole('button', { name: 'Save activity' }).click();
  await expect(names(page)).toHaveText(['Debate club', 'Chess', 'Night job']);

  await page.getByRole('button', { name: 'Move up: Night job' }).press('Enter');
  await expect(names(page)).toHaveText(['Debate club', 'Night job', 'Chess']);
  await expect(page.getByRole('button', { name: 'Move up: Night job' })).toBeFocused();

  await page.getByRole('button', { name: 'Delete: Debate club' }).click();
  await page.getByRole('button', { name: 'Delete activity' }).click();
  await expect(names(page)).toHaveText(['Night job', 'Chess']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(names(page)).toHaveText(['Debate club', 'Night job', 'Chess']);
});

test('what is added and changed without a connection arrives afterwards', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await quickSignUp(page);
  await page.goto(lantern('/ecas'));
  await add(page, 'Debate club', '6');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

  await context.setOffline(true);
  await add(page, 'Rowing', '4');
  await expect(page.getByText('Only on this device so far', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Edit: Debate club' }).click();
  await page.getByLabel('Your role').fill('Captain');
  await page.getByRole('button', { name: 'Save activity' }).click();
  await expect(page.getByText('Changes wait on this device')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('All changes sent')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(names(page)).toHaveText(['Debate club', 'Rowing']);
  await expect(page.getByText('Captain')).toBeVisible();
});
