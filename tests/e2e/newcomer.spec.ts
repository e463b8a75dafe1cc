// The product's first promise: sign up, say who you are, write, lose the connection, get it back, evaluate, come again.
import { expect, test } from '@playwright/test';
import {
  fillPersonalInfo,
  keptForOffline,
  lantern,
  newEmail,
  noViolationsAtBothWidths,
  password,
  signUp,
} from './people.ts';

const beginning =
  'In June 2022 the water came up to the second shelf of our school library. I was fifteen. With two friends I carried the science books to the roof, and we saved forty-one of them.';
const offline =
  ' After the flood, our teacher Mr Selim asked who could make a list of what we lost. I made it in a spreadsheet on my uncle phone, and then I could not stop. I added a column for who had borrowed each book.';
const again =
  ' The next monsoon we was ready and moved the lowest two shelves first, in the order my list gave us. We lost nine books, not three hundred. I want to learn how to build systems that expect the water.';

test('a newcomer writes through a lost connection, is evaluated, and finds everything again', {
  tag: '@phone',
}, async ({ browser }) => {
  const email = newEmail();
  const context = await browser.newContext();
  const page = await context.newPage();

  await page.goto(lantern('/'));
  await page.getByRole('link', { name: 'Create your free account' }).first().click();
  await signUp(page, { name: 'Amina Rahman', email });
  await expect(page).toHaveURL(/\/personal-info$/);
  await expect(page.getByRole('status').filter({ hasText: 'Signup Successful' })).toContainText('Amina');
  await noViolationsAtBothWidths(page);
  await fillPersonalInfo(page);
  await page.getByRole('button', { name: 'Continue to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Amina');

  await page.goto(lantern('/essays'));
  await page.getByRole('button', { name: 'New Essay' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('The list on the roof');
  await dialog.getByLabel('Essay type').selectOption('Personal Statement');
  await dialog.getByRole('button', { name: 'Start from scratch' }).click();
  await expect(page).toHaveURL(/\/essay\/write\//);
  const text = page.getByRole('textbox', { name: 'Essay text' });
  await text.fill(beginning);
  await expect(page.getByText(/^Synced/).filter({ visible: true })).toBeVisible();

  // the shell is in the worker's cache once it controls the page
  await keptForOffline(page);
  await context.setOffline(true);
  await text.press('ControlOrMeta+End');
  await text.pressSequentially(offline, { delay: 0 });
  await expect(page.getByText(/will sync when you are online/).filter({ visible: true })).toBeVisible();
  await page.reload();
  await expect(text).toHaveValue(beginning + offline);

  await context.setOffline(false);
  await expect(page.getByText(/^Synced/).filter({ visible: true })).toBeVisible();
  await text.press('ControlOrMeta+End');
  await text.pressSequentially(again, { delay: 0 });
  await expect(page.getByText(/^Synced/).filter({ visible: true })).toBeVisible();

  await page.getByRole('button', { name: 'Start Evaluation' }).click();
  // the engine's first answer comes after it has loaded its words
  await expect(page.getByText('of 10').first()).toBeAttached({ timeout: 60_000 });
  // tabs, since there is no room beside the text
  await page.getByRole('tab', { name: 'Scores' }).click();
  await page.getByText('The parts of', { exact: false }).filter({ visible: true }).first().click();
  await expect(page.getByText('Language accuracy').filter({ visible: true }).first()).toBeVisible();
  await page.getByRole('tab', { name: /Suggestions/ }).click();
  const go = page.getByRole('button', { name: /^Go to sentence/ }).first();
  await go.click();
  const selection = () =>
    text.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
  await expect.poll(selection).not.toBe('');
  const selected = await selection();
  expect(beginning + offline + again).toContain(selected);
  await noViolationsAtBothWidths(page);
  await context.close();

  const later = await browser.newContext();
  const fresh = await later.newPage();
  await fresh.goto(lantern('/essays'));
  await expect(fresh).toHaveURL(/\/login\?next=/);
  await fresh.getByLabel('Email').fill(email);
  await fresh.getByLabel('Password', { exact: true }).fill(password);
  await fresh.getByRole('button', { name: 'Sign In' }).click();
  await expect(fresh).toHaveURL(/\/essays$/);
  const card = fresh.getByRole('article', { name: 'The list on the roof' });
  await expect(card).toContainText('Evaluated');
  await card.getByRole('link', { name: /Edit/ }).click();
  await expect(fresh.getByRole('textbox', { name: 'Essay text' })).toHaveValue(beginning + offline + again);
  await fresh.goto(lantern('/personal-info'));
  await expect(fresh.getByLabel('Date of birth')).toHaveValue('2008-03-14');
  await later.close();
});
