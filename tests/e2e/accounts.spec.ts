// Accounts: two-factor sign-in, a guest who stays, a mentor who was invited, a forgotten password.
import { createHmac } from 'node:crypto';
import { expect, test } from '@playwright/test';
import {
  fillLogin,
  lantern,
  newEmail,
  noViolations,
  openAsAdministrator,
  password,
  quickSignUp,
  signUp,
} from './people.ts';

/** What an authenticator app shows now for a secret (RFC 6238: SHA-1, 30 seconds, six digits). */
function codeOf(secret: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const at = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

test('with two-factor sign-in the password alone opens nothing, and a recovery code opens once', {
  tag: '@laptop',
}, async ({ page, browser }) => {
  const email = await quickSignUp(page);
  await page.goto(lantern('/profile'));
  const part = page.getByRole('region', { name: 'Two-factor' });
  await part.getByRole('button', { name: 'Switch on' }).click();
  await part.getByLabel('Current password').fill(password);
  await part.getByLabel('Current password').press('Enter');
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await noViolations(page);
  const secret = /[A-Z2-7]{16,}/.exec((await part.locator('code').first().textContent()) ?? '')?.[0] ?? '';
  await part.getByRole('button', { name: 'Next' }).click();
  await expect(part.getByLabel('I have saved them')).toBeVisible();
  const codes = await part.getByRole('listitem').getByRole('code').allTextContents();
  expect(codes.length).toBeGreaterThan(5);
  await part.getByLabel('I have saved them').check();
  await part.getByRole('button', { name: 'Next' }).click();
  await part.getByLabel('Code from the app').fill(codeOf(secret));
  await part.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByText('Two-factor sign-in is on.')).toBeVisible();

  const context = await browser.newContext();
  const other = await context.newPage();
  await fillLogin(other, email);
  await expect(other.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await noViolations(other);
  await other.getByLabel('Code from the app').fill('000000');
  await other.getByRole('button', { name: 'Sign In' }).click();
  await expect(other.getByRole('alert')).toBeVisible();
  await other.getByRole('button', { name: 'Use a recovery code' }).click();
  await other.getByLabel('Recovery code').fill(codes[0] ?? '');
  await other.getByRole('button', { name: 'Sign In' }).click();
  await expect(other).toHaveURL(/\/dashboard$/);

  await other.context().clearCookies();
  await other.evaluate(() => localStorage.clear());
  await fillLogin(other, email);
  await other.getByRole('button', { name: 'Use a recovery code' }).click();
  await other.getByLabel('Recovery code').fill(codes[0] ?? '');
  await other.getByRole('button', { name: 'Sign In' }).click();
  await expect(other.getByRole('alert')).toBeVisible();
  await context.close();
});

test('a guest looks around and keeps everything with an account', { tag: '@phone' }, async ({ page }) => {
  await page.goto(lantern('/'));
  await page.getByRole('link', { name: 'Look around first' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(lantern('/essays'));
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  const titles = await cards.getByRole('heading').allTextContents();

  await page.getByRole('link', { name: 'Keep it: create an account' }).click();
  await expect(page.getByText(/guest workspace stays/)).toBeVisible();
  await noViolations(page);
  const email = newEmail();
  await signUp(page, { name: 'Gita Sen', email });
  await expect(page).toHaveURL(/\/personal-info$/);
  await page.goto(lantern('/essays'));
  await expect(cards.getByRole('heading')).toHaveText(titles);
  await expect(page.getByText('You are looking around.')).toHaveCount(0);
});

test('the administrator invites a mentor, and lets in again who forgot the password', { tag: '@laptop' }, async ({
  page,
  browser,
}) => {
  await openAsAdministrator(page);
  await page.getByLabel('Email of the mentor').fill(newEmail());
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const line = page.locator('code').filter({ hasText: 'Invitation link' });
  const link = /https?:\S+/.exec((await line.textContent()) ?? '')?.[0] ?? '';
  await noViolations(page);

  const context = await browser.newContext();
  const mentor = await context.newPage();
  await mentor.goto(link);
  await mentor.getByLabel('Full name').fill('Farhana Karim');
  await mentor.getByLabel('Password', { exact: true }).fill(password);
  await mentor.getByLabel(/I agree/).check();
  await mentor.getByRole('button', { name: 'Create my mentor account' }).click();
  await expect(mentor).toHaveURL(/\/mentor$/);
  await expect(mentor.getByRole('heading', { level: 1 })).toBeVisible();
  await noViolations(mentor);
  await mentor.goto(lantern('/essays'));
  // no screen of a student, and none of the administrator
  await expect(mentor).toHaveURL(/\/mentor$/);
  await mentor.goto(lantern('/admin'));
  await expect(mentor.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await context.close();

  await test.step('a link for a new password is handed over, and works once', async () => {
    const student = await (await browser.newContext()).newPage();
    const email = await quickSignUp(student);
    await student.context().clearCookies();
    await page.getByRole('tab', { name: 'Reset' }).click();
    await page.getByLabel('Email of the person').fill(email);
    await page.getByRole('button', { name: 'Make a reset link' }).click();
    const made = page.locator('code').filter({ hasText: 'reset-password' });
    const reset = /https?:\S+/.exec((await made.textContent()) ?? '')?.[0] ?? '';
    for (const outcome of ['Your password is changed', 'not valid any more']) {
      await student.goto(reset);
      await student.getByLabel('New password').fill('Raft2023!');
      await student.getByRole('button', { name: 'Save the new password' }).click();
      await expect(student.getByText(outcome).first()).toBeVisible();
    }
    await fillLogin(student, email, 'Raft2023!');
    await expect(student).toHaveURL(/\/dashboard$/);
    await student.context().close();
  });
});
