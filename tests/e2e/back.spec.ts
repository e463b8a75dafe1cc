// Back closes what lies on top of the page first, and only then leaves the page.
import { expect, test } from '@playwright/test';
import { closedForGood, lantern, quickSignUp } from './people.ts';

test('Back closes sheets, dialogs and menus, the topmost first', { tag: '@phone' }, async ({ page }) => {
  await quickSignUp(page);
  await page.goto(lantern('/essays'));
  await page.goto(lantern('/dashboard'));
  const dialog = page.getByRole('dialog');

  await page.getByRole('button', { name: 'Help', exact: true }).filter({ visible: true }).click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/dashboard$/);

  // closed in another way, nothing is left in the history
  await page.getByRole('button', { name: 'Help', exact: true }).filter({ visible: true }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await closedForGood(page);
  await page.goBack();
  await expect(page).toHaveURL(/essays$/);
  await page.goForward();
  await expect(page).toHaveURL(/dashboard$/);

  await page.getByRole('button', { name: 'More' }).click();
  // a menu in the sheet
  await dialog.getByRole('button', { name: /theme|language|display/i }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(dialog).toBeVisible();
  // a link out of the sheet leaves no step behind
  await dialog.getByRole('link', { name: 'Documents' }).click();
  await expect(page).toHaveURL(/documents$/);
  await page.goBack();
  await expect(page).toHaveURL(/dashboard$/);
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/essays$/);
});
