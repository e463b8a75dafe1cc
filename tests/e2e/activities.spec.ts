// Activities: nothing is lost without a connection, and a finger on the handle puts the list in order, as on the CV.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { keptForOffline, lantern, noViolationsAtBothWidths, quickSignUp } from './people.ts';

async function add(page: Page, name: string, hours: string): Promise<void> {
  await page.getByRole('button', { name: 'Add activity' }).click();
  await page.getByLabel('Name of the activity').fill(name);
  await page.getByLabel('Start').fill('2024-01');
  await page.getByLabel('Hours a week').fill(hours);
  await page.getByRole('button', { name: 'Save activity' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Everybody can read the form, also with all that it has to say. */
async function inspectForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add activity' }).click();
  await page.getByRole('button', { name: 'Save activity' }).click();
  await expect(page.getByText('This is required.')).toBeVisible();
  await noViolationsAtBothWidths(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const names = (page: Page) => page.getByRole('article').getByRole('heading');

test('what is added and changed without a connection arrives afterwards, and a finger puts it in order', {
  tag: '@phone',
}, async ({ page, context }) => {
  await quickSignUp(page);
  await page.goto(lantern('/ecas'));
  await inspectForm(page);
  await add(page, 'Debate club', '6');
  await keptForOffline(page);

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

  await dragTo(page, page.getByRole('article').nth(0), page.getByRole('article').nth(1));
  await expect(names(page)).toHaveText(['Rowing', 'Debate club']);
  await page.reload();
  await expect(names(page)).toHaveText(['Rowing', 'Debate club']);

  // the parts of a CV in the same manner
  await page.goto(lantern('/cv'));
  const parts = page.getByRole('region', { name: 'Parts, in their order' }).getByRole('listitem');
  await expect(parts.nth(1)).toBeVisible();
  const [first = '', second = ''] = await parts
    .getByRole('checkbox')
    .evaluateAll((boxes) => boxes.map((box) => box.closest('li')?.dataset.id ?? ''));
  const saved = page.waitForResponse((answer) => /\/api\/cv/.test(answer.url()) && answer.request().method() !== 'GET');
  await dragTo(page, parts.nth(0), parts.nth(1));
  await expect(parts.nth(0)).toHaveAttribute('data-id', second);
  await expect(parts.nth(1)).toHaveAttribute('data-id', first);
  expect((await saved).ok()).toBe(true);
});

/** With a finger: from the handle of one to just below the middle of another. */
async function dragTo(page: Page, one: Locator, other: Locator): Promise<void> {
  const handle = one.locator('[data-handle]');
  await handle.scrollIntoViewIfNeeded();
  // what still comes in above would move it away
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await handle.click({ trial: true });
  const [from, to] = [await handle.boundingBox(), await other.boundingBox()];
  if (!from || !to) throw new Error('nothing to hold');
  const at = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
  const below = to.y + to.height - 4;
  const before = await page.evaluate(() => window.scrollY);
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: at.x, y }] });
  await touch('touchStart', at.y);
  for (let part = 1; part <= 6; part += 1) await touch('touchMove', at.y + ((below - at.y) * part) / 6);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await touch('touchEnd');
}
