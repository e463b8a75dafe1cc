// @vitest-environment happy-dom
// The workspace of a mentor: long lists begin short, a student is found by name, papers that wait come first.
import type { SharedDocument, SharingStudent, Waiting } from '@lantern/contract/shares.students';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { NextSession } from '#features/bookings/sessions/next-session.tsx';
import { MentorDesk } from '#features/shares/mentor/mentor-desk.tsx';
import { Screen as Student } from '#features/shares/mentor/student.screen.tsx';
import { serve, show, signIn } from './show.tsx';

const at = '2026-11-20T10:00:00.000Z';
const idOf = (number: number) => `5f0c7a3e-4b1d-4a52-9a5b-0f2f4d1c8e${number}`;
const names = ['Amina', 'Brian', 'Chidi', 'Hana', 'José', 'Nadia', 'Zainab'];
const students: SharingStudent[] = names.map((name, place) => ({
  ...{ id: idOf(10 + place), name, record: true, essays: 1, documents: 0, videos: 0, since: at },
}));
const waiting: Waiting[] = Array.from({ length: 8 }, (_, place) => ({
  ...{ kind: 'essay', id: idOf(30 + place), title: `Essay ${place + 1}`, path: '/mentor', since: at },
  student: { id: idOf(29), name: 'Rima' },
}));

const rowsOf = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('listitem');

test('what waits and who shares begin with six, and a student is found by name', async () => {
  await signIn();
  serve(({ path }) => (path.endsWith('/waiting') ? { waiting, total: 120 } : { students }));
  const { user } = await show(<MentorDesk />);
  await screen.findByText('Essay 1');
  expect(rowsOf('Waits for you')).toHaveLength(6);
  expect(screen.getByText('114 more wait behind these.')).toBeTruthy();
  const [more] = screen.getAllByRole('button', { name: 'Show more' });
  if (more) await user.click(more);
  expect(rowsOf('Waits for you')).toHaveLength(8);
  expect(screen.getByText('112 more wait behind these.')).toBeTruthy();

  await screen.findByText('Amina');
  expect(rowsOf('Students who share with you')).toHaveLength(6);
  await user.type(screen.getByLabelText('Find a student by name'), 'jose');
  expect(rowsOf('Students who share with you').map(({ textContent }) => textContent)).toEqual(['JoséRecord1 essay']);
  await user.type(screen.getByLabelText('Find a student by name'), 'x');
  expect(screen.getByText('No student has this name.')).toBeTruthy();
});

test('a few students need no search', async () => {
  await signIn();
  serve(({ path }) => (path.endsWith('/waiting') ? { waiting: [], total: 0 } : { students: students.slice(0, 6) }));
  await show(<MentorDesk />);
  await screen.findByText('Amina');
  expect(screen.queryByLabelText('Find a student by name')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('papers that wait to be checked come first, and the student can be written to from here', async () => {
  await signIn();
  const paper = (place: number, name: string, status: SharedDocument['status']): SharedDocument => ({
    ...{ _id: idOf(50 + place), name, category: 'Other', size: 1, pages: 1, version: 1, status, status_reason: '' },
    ...{ reviewed_by: '', reviewed_at: null, undo_until: null, upload_date: at },
  });
  const documents = [paper(1, 'A.pdf', 'verified'), paper(2, 'B.pdf', 'pending'), paper(3, 'C.pdf', 'pending')];
  serve(() => ({ student: { id: idOf(10), name: 'Amina' }, record: false, essays: [], documents, ends_on: null }));
  const { hook } = memoryLocation({ path: `/mentor/students/${idOf(10)}` });
  await show(
    <Router hook={hook}>
      <Route path="/mentor/students/:id" component={Student} />
    </Router>,
  );
  await screen.findByRole('heading', { name: 'Amina' });
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['B', 'C', 'A']);
  const link = screen.getByRole('link', { name: 'Write a message' });
  expect(link.getAttribute('href')).toBe(`/mentor/chats?with=${idOf(10)}`);
});

test('the next session that was not cancelled is said above the lists', async () => {
  await signIn();
  const hour = 60 * 60_000;
  const session = (place: number, status: string, student_name: string) => ({
    ...{ _id: idOf(70 + place), kind: 'mock-interview', status, side: 'mentor', student_name, mentor_name: 'Farhana' },
    ...{ mentor_id: idOf(90), student_id: idOf(10), mentor_zone: 'UTC', student_zone: 'UTC', note: '' },
    ...{ interview_type: null, by_phone: false, phone: '', call_room: true, meeting_link: '', recording_link: '' },
    ...{ student_notes: '', mentor_notes: '', cancelled_by: null, cancel_reason: '', was_late: false, absent: null },
    ...{ rating: null, feedback: '', moved_from: null, blocked: false },
    ...{ starts_at: new Date(Date.now() + place * hour).toISOString() },
    ...{ ends_at: new Date(Date.now() + (place + 1) * hour).toISOString() },
  });
  serve(() => ({ upcoming: [session(1, 'cancelled', 'Brian'), session(2, 'scheduled', 'Nadia')], past: [] }));
  await show(<NextSession />);
  expect((await screen.findByRole('link', { name: /^Next session/ })).textContent).toMatch(/, with Nadia$/);
});
