// @vitest-environment happy-dom
// The log of what administrators did: by day, with words, a page at a time; and what it says when there is nothing to show.
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ActsPanel } from '#features/admin/acts-panel.tsx';
import { goOffline, refuse, serve, show } from './show.tsx';

const at = (day: number) => `2027-01-${day}T12:00:00.000Z`;
const act = {
  admin: 'Farhana',
  by_operator: false,
  concerns: 'Nadia',
  endpoint: 'POST /api/admin/reset-links',
  ids: {},
};
const older = { admin: null, by_operator: false, concerns: null, endpoint: 'POST /api/gone', ids: { fact_id: 'f-1' } };

test('lines stand under their days, and older ones come on request', async () => {
  serve(({ path }) =>
    path.includes('before=7')
      ? { acts: [{ ...older, _id: 6, at: at(14) }], next: null }
      : { acts: [9, 7].map((_id) => ({ ...act, _id, at: at(15) })), next: 7 },
  );
  const { user } = await show(<ActsPanel />);
  expect(await screen.findAllByText('Made a password-reset link')).toHaveLength(2);
  expect(screen.getAllByText('Nadia')).toHaveLength(2);
  expect(screen.getAllByRole('heading').map((one) => one.textContent)).toEqual(['15 Jan 2027']);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('POST /api/gone')).toBeTruthy();
  expect(screen.getByText(/An administrator whose account is gone/)).toBeTruthy();
  expect(screen.getByText('fact_id: f-1')).toBeTruthy();
  expect(screen.getAllByRole('heading')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('a command says that it was one, and of nobody that their account is gone', async () => {
  const command = { admin: null, by_operator: true, concerns: null, endpoint: 'npm run restore', ids: {} };
  serve(() => ({ acts: [{ ...command, _id: 3, at: at(15) }], next: null }));
  await show(<ActsPanel />);
  expect(await screen.findByText('Put a backup back in place')).toBeTruthy();
  expect(screen.getByText(/Operator command/)).toBeTruthy();
  expect(screen.queryByText(/An administrator whose account is gone/)).toBeNull();
});

test('an empty log of acts says that nothing was done yet', async () => {
  serve(() => ({ acts: [], next: null }));
  await show(<ActsPanel />);
  expect(await screen.findByText('Nobody has done anything yet.')).toBeTruthy();
});

test('a log of acts that cannot be loaded shows an error, not an empty list', async () => {
  serve(() => refuse('forbidden'));
  await show(<ActsPanel />);
  expect(await screen.findByText('We could not load the list.')).toBeTruthy();
  expect(screen.queryByText('Nobody has done anything yet.')).toBeNull();
});

test('without a connection it says so, and loads when asked again', async () => {
  goOffline();
  const { user } = await show(<ActsPanel />);
  await screen.findByText('We could not load the list.');
  serve(() => ({ acts: [{ ...act, _id: 1, at: at(15) }], next: null }));
  await user.click(screen.getByRole('button', { name: 'Look again' }));
  await waitFor(() => expect(screen.getByText('Made a password-reset link')).toBeTruthy());
});
