import { expect, type Page } from '@playwright/test';
import { lantern } from './people.ts';

/** The one question of the brainstorm's quiz that is shown. */
const question = (page: Page) => page.getByRole('tabpanel', { name: /Brainstorm/ }).getByRole('group');

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

/** The quiz as answered, for journeys about what comes after it. */
export async function plantQuiz(page: Page): Promise<void> {
  const { origin } = new URL(lantern('/'));
  const { questions } = await (await page.request.get(lantern('/api/quiz/questions'))).json();
  const answers = Object.fromEntries(
    questions.map(({ id, options }: { id: string; options: { value: string }[] }, at: number) => [
      id,
      options[at % options.length]?.value,
    ]),
  );
  const kept = await page.request.post(lantern('/api/essay/brainstorm'), {
    headers: { origin },
    data: { state: { step: 2, answers, reflections: {}, activities: [], ideas: [] }, base_revision: 0 },
  });
  expect(kept.status()).toBe(200);
}
