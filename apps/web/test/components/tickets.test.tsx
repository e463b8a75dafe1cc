// @vitest-environment happy-dom
// Messages to those who run an installation: what was answered is short, and a reply that was begun is not lost.
import type { ReceivedTicket } from '@lantern/contract/help';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Screen } from '#features/help/tickets.screen.tsx';
import { goOffline, serve, show, signIn } from './show.tsx';

const at = '2026-11-20T10:00:00.000Z';
const ticket = (last: number, status: ReceivedTicket['status'], subject: string): ReceivedTicket => ({
  ...{ _id: `5f0c7a3e-4b1d-4a52-9a5b-0f2f4d1c8e${last}`, subject, message: 'Is it free?', status, created_at: at },
  ...{ replies: [], name: 'Amina', email: 'amina@example.org', has_account: true, taken: null },
});
const answer = ({ path }: { path: string }) =>
  path === '/api/admin/tickets'
    ? { tickets: [ticket(10, 'open', 'Cost'), ticket(11, 'answered', 'Photos')], open: 1 }
    : { mail: true, hours: null };

test('an answered message has a field for another reply once that is asked for', async () => {
  await signIn();
  serve(answer);
  const { user } = await show(<Screen />);
  await screen.findByRole('heading', { name: 'Photos' });
  expect(screen.getAllByLabelText('Your reply')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Write again' }));
  expect(screen.getAllByLabelText('Your reply')).toHaveLength(2);
});

test('a reply that could not be sent is there after a reload', async () => {
  await signIn();
  serve(answer);
  const first = await show(<Screen />);
  await first.user.type(await screen.findByLabelText('Your reply'), 'It is free.');
  goOffline();
  await first.user.click(screen.getByRole('button', { name: 'Send reply' }));
  await screen.findByText('The reply was not sent');
  first.unmount();
  serve(answer);
  await show(<Screen />);
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Your reply')).value).toBe('It is free.');
});
