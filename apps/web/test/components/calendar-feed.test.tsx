// @vitest-environment happy-dom
// The private address for a calendar: made when it is asked for, shown once, and closed after a question.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '#api/query-client.ts';
import { CalendarFeed } from '#features/tasks/calendar-feed.tsx';
import { type Asked, serve, show, signIn } from './show.tsx';

const at = '2026-11-22T10:00:00.000Z';
type Feed = { created_at: string; last_read_at: string | null };
let feed: Feed | null;

function answer({ path }: Asked): object {
  if (path === '/api/calendar') return { feed };
  feed = path.endsWith('/make') ? { created_at: at, last_read_at: null } : null;
  return feed ? { feed, url: 'https://lantern.example.org/calendar/secret.ics' } : { ok: true };
}

beforeEach(async () => {
  feed = null;
  await signIn();
});

async function open() {
  const asked = serve(answer);
  const shown = await show(<CalendarFeed />);
  expect(asked).toEqual([]);
  await shown.user.click(screen.getByText('These days in your own calendar'));
  return shown;
}

test('an address is made, and shown this once; later it says when it was read', async () => {
  const first = await open();
  await first.user.click(await screen.findByRole('button', { name: 'Make a private address' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Your address')).value).toMatch(/secret\.ics$/);
  expect(screen.getByText(/No calendar has read it yet\./)).toBeTruthy();
  first.unmount();
  feed = { created_at: at, last_read_at: at };
  queryClient.clear();
  await open();
  expect(await screen.findByText(/Last read on 22 Nov/)).toBeTruthy();
  expect(screen.queryByLabelText('Your address')).toBeNull();
});

test('it is closed after a question, and another can be made', async () => {
  feed = { created_at: at, last_read_at: null };
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Close the address' }));
  const dialog = await screen.findByRole('dialog');
  expect(feed).not.toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Close the address' }));
  expect(await screen.findByRole('button', { name: 'Make a private address' })).toBeTruthy();
  await waitFor(() => expect(feed).toBeNull());
});
