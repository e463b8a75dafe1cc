// What is done by a link in a mail, from the screen that asks for it to the screen that it opens.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { fillLogin, lantern, newEmail, quickSignUp } from './people.ts';

/** The link of the last mail to this address; without a mail server each mail is a file. */
async function linkTo(email: string, page: RegExp): Promise<string> {
  const outbox = join(process.env.LANTERN_DATA ?? '', 'outbox');
  let link = '';
  await expect(async () => {
    const names = (await readdir(outbox)).filter((name) => name.endsWith('.json')).sort();
    const mails = await Promise.all(names.map(async (name) => JSON.parse(await readFile(join(outbox, name), 'utf8'))));
    const texts: string[] = mails.filter(({ to }) => to === email).map(({ text }) => text);
    link = texts.flatMap((text) => text.match(/https?:\S+/g) ?? []).findLast((one) => page.test(one)) ?? '';
    expect(link).not.toBe('');
  }).toPass();
  const { pathname, search } = new URL(link);
  return lantern(`${pathname}${search}`);
}

const changed = 'Ferry2031!';
const isAtHome = (page: Page) => expect(page).toHaveURL(/\/dashboard$/);

test('by links in mails a forgotten password is replaced, once, and an email is changed', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  const email = await quickSignUp(page);
  await context.clearCookies();
  await page.goto(lantern('/login'));
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  const link = await linkTo(email, /reset-password/);
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(changed);
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByText('Your password is changed')).toBeVisible();
  await page.getByRole('link', { name: 'Log in' }).click();
  await fillLogin(page, email);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await fillLogin(page, email, changed);
  await isAtHome(page);

  await test.step('an email is changed by the link at the new address; the old one logs nobody in', async () => {
    const next = newEmail();
    await page.goto(lantern('/profile'));
    await page.getByRole('button', { name: 'Change email' }).click();
    await page.getByLabel('New email').fill(next);
    await page.getByLabel('Current password').fill(changed);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText(`We sent a mail to ${next}`)).toBeVisible();
    await page.goto(await linkTo(next, /confirm-email/));
    await page.getByRole('button', { name: 'Confirm this email' }).click();
    await expect(page.getByText('Your email is changed')).toBeVisible();
    await context.clearCookies();
    await fillLogin(page, email, changed);
    await expect(page.getByRole('alert').first()).toBeVisible();
    await fillLogin(page, next, changed);
    await isAtHome(page);
  });

  await context.clearCookies();
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('Other2031!');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByText('The password is not changed')).toBeVisible();
});
