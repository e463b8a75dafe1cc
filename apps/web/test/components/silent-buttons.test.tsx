// @vitest-environment happy-dom
// What fails after a press is said.
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { NetworkError } from '#api/call.ts';
import { addOutbox } from '#api/outbox.ts';
import { CopyLine } from '#components/copy-button.tsx';
import { OpeningsLog } from '#features/shares/openings-log.tsx';
import { DisplayMenu } from '#shell/display-menu.tsx';
import { chooseLanguage } from '#shell/language.ts';
import { SyncState } from '#shell/sync-state.tsx';
import { refuse, serve, show, signIn } from './show.tsx';

vi.mock('#shell/language.ts', async (original) => {
  const actual = await original<typeof import('#shell/language.ts')>();
  return { ...actual, chooseLanguage: vi.fn(actual.chooseLanguage) };
});
// this document has no popovers
HTMLElement.prototype.hidePopover = () => {};
HTMLElement.prototype.showPopover = () => {};

afterEach(() => {
  addOutbox('waits', { count: () => 0, sync: async () => {}, clear: async () => {} });
});

test('a language whose words do not come', async () => {
  const { user } = await show(<DisplayMenu />);
  vi.mocked(chooseLanguage).mockRejectedValueOnce(new TypeError('failed to fetch'));
  await user.click(screen.getByText('Français'));
  await screen.findByText(/Lantern could not be reached|There is no connection/);
});

test('changes that cannot be sent now', async () => {
  addOutbox('waits', {
    count: () => 1,
    sync: () => Promise.reject(new NetworkError('timeout')),
    clear: async () => {},
  });
  const { user } = await show(<SyncState />);
  await user.click(screen.getByRole('button', { name: '1 change to send. Send now' }));
  await screen.findByText('The server did not answer in time. Please try again.');
});

test('more of a list that does not come', async () => {
  signIn();
  const opening = {
    ...{ _id: crypto.randomUUID(), mentor: { id: crypto.randomUUID(), name: 'Hamza' }, as_admin: false },
    ...{ scope: 'essays', item_id: null, title: null },
    ...{ first_at: '2026-11-20T10:00:00.000Z', last_at: '2026-11-20T10:00:00.000Z' },
  };
  let asked = 0;
  serve(() => {
    asked += 1;
    return asked === 1 ? { openings: [opening], next: opening._id } : refuse('not_found');
  });
  const { user } = await show(<OpeningsLog />);
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await screen.findByText('We could not load this list.');
});

test('a share sheet that the phone does not open; one that is closed is no failure', async () => {
  let name = 'AbortError';
  const share = () => Promise.reject(new DOMException('', name));
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  const { user } = await show(<CopyLine label="Link" text="https://lantern.example/x" canShare />);
  await user.click(screen.getByRole('button', { name: 'Share…' }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByText(/Sharing did not work/)).toBeNull();
  name = 'NotAllowedError';
  await user.click(screen.getByRole('button', { name: 'Share…' }));
  await screen.findByText('Sharing did not work here. Copy it instead.');
});
