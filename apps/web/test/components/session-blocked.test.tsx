// @vitest-environment happy-dom
// Sessions of two who are blocked: cancelled without a reason, rated without words.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CancelDialog } from '#features/bookings/sessions/cancel-dialog.tsx';
import { FeedbackForm } from '#features/bookings/sessions/feedback-form.tsx';
import { session } from './a-session.ts';
import { serve, show } from './show.tsx';

const before = Date.parse('2027-01-10T12:00:00.000Z');

test('a mentor says why, unless the two are blocked', async () => {
  const asked = serve(() => ({ session: { ...session, status: 'cancelled' } }));
  const dialog = (blocked: boolean) => (
    <CancelDialog session={{ ...session, blocked }} now={before} open onClose={() => {}} />
  );
  const { user, change } = await show(dialog(false));
  const cancel = () => user.click(screen.getByRole('button', { name: 'Cancel session', hidden: true }));
  await cancel();
  expect(screen.getByText('Say why, so that your student can plan.')).toBeTruthy();
  expect(asked).toEqual([]);
  change(dialog(true));
  expect(screen.queryByRole('textbox', { hidden: true })).toBeNull();
  await cancel();
  expect(asked.some(({ path }) => path.endsWith('/cancel'))).toBe(true);
});

test('a student who is blocked from the mentor gives a rating, and what they said stays', async () => {
  const held = { ...session, side: 'student', status: 'completed', feedback: 'Clear.', blocked: true } as const;
  const asked = serve(() => ({ session: { ...held, rating: 2 } }));
  const { user } = await show(<FeedbackForm session={held} onDone={() => {}} />);
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Helped little' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(asked.find(({ path }) => path.endsWith('/feedback'))?.body).toEqual({ rating: 2, words: 'Clear.' });
});
