// @vitest-environment happy-dom
// Notes of a session stay while they are written: when the session ends, when the part is folded, after a new start.
import type { MentorSession } from '@lantern/contract/bookings';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SessionNotes } from '#features/bookings/sessions/session-notes.tsx';
import { SessionsList } from '#features/bookings/sessions/sessions-list.tsx';
import { serve, show, signIn } from './show.tsx';

const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const session = (): MentorSession => ({
  _id: '5f0c7a3e-4b1d-4a52-9a5b-0f2f4d1c8e12',
  ...{ kind: 'free-session', status: 'scheduled', starts_at: at(-1790), ends_at: at(10), side: 'student' },
  ...{ mentor_id: '5f0c7a3e-4b1d-4a52-9a5b-0f2f4d1c8e13', student_id: '5f0c7a3e-4b1d-4a52-9a5b-0f2f4d1c8e14' },
  ...{ mentor_name: 'Farhana', student_name: 'Amina', mentor_zone: 'UTC', student_zone: 'UTC', note: '' },
  ...{ interview_type: null, by_phone: false, phone: '', call_room: false, meeting_link: '', recording_link: '' },
  ...{ student_notes: 'Begin early.', mentor_notes: '', cancelled_by: null, cancel_reason: '', was_late: false },
  ...{ absent: null, rating: null, feedback: '', moved_from: null, blocked: false },
});

beforeEach(signIn);
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Your notes/ });

test('what is typed is there when the session is over meanwhile', async () => {
  const one = session();
  serve(() => ({ upcoming: [one], past: [] }));
  const intervals = vi.spyOn(window, 'setInterval');
  const { user } = await show(<SessionsList empty={null} />);
  await user.click(await screen.findByText('Notes and recording'));
  await user.type(await field(), ' Ask for the letter.');
  const later = Date.now() + 31_000;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  act(() => {
    for (const [run, every] of intervals.mock.calls) if (every === 30_000 && typeof run === 'function') run();
  });
  await screen.findByRole('heading', { name: 'Past' });
  await user.click(screen.getByText('Notes and recording'));
  expect((await field()).value).toBe('Begin early. Ask for the letter.');
});

test('notes follow another device until something is typed, and are kept until they are saved', async () => {
  const one = session();
  const { user, change, unmount } = await show(<SessionNotes session={one} />);
  change(<SessionNotes session={{ ...one, student_notes: 'From the phone.' }} />);
  expect((await field()).value).toBe('From the phone.');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await user.type(await field(), ' More.');
  unmount();
  const again = await show(<SessionNotes session={one} />);
  expect((await field()).value).toBe('From the phone. More.');
  again.change(<SessionNotes session={{ ...one, student_notes: 'From the phone. More.' }} />);
  await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes('session-notes'))).toEqual([]));
});
