// @vitest-environment happy-dom
// Sessions of two who are blocked: cancelled without a reason, rated without words.
import type { MentorSession } from '@lantern/contract/bookings';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CancelDialog } from '#features/bookings/sessions/cancel-dialog.tsx';
import { FeedbackForm } from '#features/bookings/sessions/feedback-form.tsx';
import { serve, show } from './show.tsx';

const session: MentorSession = {
  _id: '5f0c7a3e-4b1d-4a52-9a5b-0f2f4d1c8e12',
  kind: 'free-session',
  status: 'scheduled',
  starts_at: '2027-01-15T12:00:00.000Z',
  ends_at: '2027-01-15T12:30:00.000Z',
  side: 'mentor',
  mentor_id: '5f0c7a3e-4b1d-4a52-9a5b-0f2f4d1c8e13',
  student_id: '5f0c7a3e-4b1d-4a52-9a5b-0f2f4d1c8e14',
  mentor_name: 'Farhana',
  student_name: 'Amina',
  mentor_zone: 'UTC',
  student_zone: 'UTC',
  note: '',
  interview_type: null,
  by_phone: false,
  phone: '',
  call_room: false,
  meeting_link: '',
  recording_link: '',
  student_notes: '',
  mentor_notes: '',
  cancelled_by: null,
  cancel_reason: '',
  was_late: false,
  absent: null,
  rating: null,
  feedback: '',
  moved_from: null,
  blocked: false,
};
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
