// @vitest-environment happy-dom
// What a student sees of a share that rests while the two are blocked, and of one that has ended.
import type { MentorShare } from '@lantern/contract/shares';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ShareRow } from '#features/shares/share-row.tsx';
import { serve, show } from './show.tsx';

const share: MentorShare = {
  _id: '5f0c7a3e-4b1d-4a52-9a5b-0f2f4d1c8e12',
  mentor: { id: '5f0c7a3e-4b1d-4a52-9a5b-0f2f4d1c8e13', name: 'Farhana' },
  scope: 'record',
  item_id: null,
  title: null,
  ends_on: null,
  is_live: true,
  is_paused: false,
  blocked: false,
  revoked_at: null,
  created_at: '2027-01-15T12:00:00.000Z',
};
const ended = { ...share, is_live: false, revoked_at: '2027-01-16T12:00:00.000Z' };
const row = (one: MentorShare) => show(<ul>{<ShareRow share={one} />}</ul>);
const again = () => screen.queryByRole('button', { name: 'Share again: Your record' });

test('a share that rests can be ended, and is not begun again', async () => {
  const resting = { ...share, is_live: false, is_paused: true, blocked: true };
  const asked = serve(({ path }) =>
    path.endsWith('revoke')
      ? { share: { ...resting, is_paused: false, revoked_at: ended.revoked_at } }
      : { shares: [] },
  );
  const { user } = await row(resting);
  await user.click(screen.getByRole('button', { name: 'Stop sharing: Your record' }));
  expect(await screen.findByText(/cannot open it any more/)).toBeTruthy();
  expect(asked.some(({ path }) => path === '/api/shares/revoke')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('what has ended is shared again, unless the two are blocked', async () => {
  const { change } = await row(ended);
  expect(again()).toBeTruthy();
  change(<ul>{<ShareRow share={{ ...ended, blocked: true }} />}</ul>);
  expect(again()).toBeNull();
});
