// Your data is yours: everything comes along as one file that opens without Lantern, and everything can be deleted.
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { fillLogin, lantern, noViolations, password, quickSignUp } from './people.ts';

test('a student takes everything along, then deletes the account, and nothing is left on the device', {
  tag: '@laptop',
}, async ({ page }) => {
  const email = await quickSignUp(page);
  await page.goto(lantern('/profile'));
  const section = page.getByRole('region', { name: 'Your data' });
  const download = page.waitForEvent('download');
  await section.getByRole('button', { name: 'Download everything' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^lantern-\d{4}-\d\d-\d\d\.zip$/);
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  expect(bytes.includes('index.html')).toBe(true);
  await expect(section.getByText('open index.html')).toBeVisible();

  await section.getByRole('button', { name: 'Delete…' }).click();
  await noViolations(page);
  await section.getByLabel('Current password').fill('Wrong2022!');
  await section.getByRole('button', { name: 'Delete my account for good' }).click();
  await expect(section.getByText('That is not your current password.')).toBeVisible();
  await section.getByLabel('Current password').fill(password);
  await section.getByRole('button', { name: 'Delete my account for good' }).click();
  await expect(page).toHaveURL(lantern('/'));
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('lantern.user')))).toEqual(
    [],
  );

  await fillLogin(page, email);
  await expect(page.getByText('The email or the password is not right.')).toBeVisible();
});
