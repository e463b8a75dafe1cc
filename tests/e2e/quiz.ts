import { expect, type Page } from '@playwright/test';

/** The one question of the brainstorm's quiz that is shown. */
export const question = (page: Page) => page.getByRole('tabpanel', { name: /Brainstorm/ }).getByRole('group');

/** Answers every question in turn; Next then leads to the next step. */
export async function answerQuiz(page: Page): Promise<void> {
  const first = page.getByRole('button', { name: /^Question 1 of \d+$/ });
  const count = Number(/\d+$/.exec((await first.textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThanOrEqual(10);
  for (let at = 0; at < count; at++) {
    await expect(page.getByRole('button', { name: `Question ${at + 1} of ${count}` })).toBeVisible();
    await question(page)
      .getByRole('radio')
      .nth(at % 4)
      .check();
    if (at < count - 1) await page.getByRole('button', { name: 'Next' }).click();
  }
}
