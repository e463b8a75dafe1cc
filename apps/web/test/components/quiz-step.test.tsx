// @vitest-environment happy-dom
// The quiz of the brainstorm asks one question at a time: skipped, jumped to, found again, all by keyboard.
import { quizIn } from '@lantern/content/quiz';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Wizard } from '#features/essays/brainstorm/brainstorm.tab.tsx';
import { serve, show, signIn } from './show.tsx';

// what this document has not
HTMLElement.prototype.hidePopover = () => {};

const questions = quizIn('en');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const question = () => within(screen.getByRole('tabpanel')).getByRole('group');
const wizard = () => (
  <div role="tabpanel">
    <Wizard />
  </div>
);

function serveQuiz() {
  let kept: object = { state: null, revision: 0, updated_at: null };
  return serve(({ method, path, body }) => {
    if (path.startsWith('/api/quiz/questions')) return { questions, traits: [] };
    if (method === 'POST') kept = { state: body.state, revision: 1, updated_at: '2026-11-27T08:00:00.000Z' };
    return kept;
  });
}

test('a question that is asked for has the focus, and the quiz goes on from the last one to the first that was left out', async () => {
  signIn();
  serveQuiz();
  const { user } = await show(wizard());
  const next = await screen.findByRole('button', { name: 'Next' });
  expect(next.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText(`${questions.length} questions are not answered yet.`)).toBeDefined();
  expect(question()).toBe(screen.getByRole('group', { name: questions[0]?.question ?? '' }));

  button('Skip for now').focus();
  await user.keyboard('{Enter}');
  expect(button(/^Question 2 of/)).toBeDefined();
  expect(document.activeElement).toBe(question());
  await user.tab();
  await user.keyboard(' ');
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    `1 of ${questions.length} answered`,
  );
  // Enter goes on, as in any form
  await user.keyboard('{Enter}');
  expect(button(/^Question 3 of/)).toBeDefined();
  expect(document.activeElement).toBe(question());
  await user.click(button('Back'));
  expect(within(question()).getAllByRole('radio', { checked: true })).toHaveLength(1);

  expect(screen.getAllByRole('menuitemradio', { name: /answered/ })).toHaveLength(1);
  const last = screen.getAllByRole('menuitemradio').at(-1);
  if (last) await user.click(last);
  expect(button(`Question ${questions.length} of ${questions.length}`)).toBeDefined();
  expect(document.activeElement).toBe(question());
  const [answer] = within(question()).getAllByRole('radio');
  if (answer) await user.click(answer);
  await user.click(next);
  expect(question()).toBe(screen.getByRole('group', { name: questions[0]?.question ?? '' }));
  expect(document.activeElement).toBe(question());
});

test('the question that was looked at last is there again after the page was closed', async () => {
  signIn();
  serveQuiz();
  const { user, unmount } = await show(wizard());
  await user.click(await screen.findByRole('button', { name: 'Skip for now' }));
  expect(button(/^Question 2 of/)).toBeDefined();
  unmount();
  await show(wizard());
  expect(await screen.findByRole('button', { name: /^Question 2 of/ })).toBeDefined();
});
