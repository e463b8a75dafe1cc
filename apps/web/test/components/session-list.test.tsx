// @vitest-environment happy-dom
// Ending a session asks for the password where the account has one, says when it was wrong, and keeps the dialog open.
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { SessionList } from '#features/accounts/account/session-list.tsx';
import { type Asked, refuse, serve, show, signIn } from './show.tsx';

const times = { createdAt: '2026-11-01T08:00:00Z', lastUsedAt: '2026-11-20T08:00:00Z' };
const phone = {
  id: crypto.randomUUID(),
  current: false,
  userAgent: 'Mozilla/5.0 (Android 14) Firefox/140.0',
  ...times,
};
const here = { id: crypto.randomUUID(), current: true, userAgent: 'Mozilla/5.0 (X11; Linux) Chrome/140.0', ...times };
let sessions = [here, phone];
beforeEach(async () => {
  sessions = [here, phone];
  await signIn();
});

const answer = ({ method, body }: Asked): object => {
  if (method === 'GET') return { sessions };
  const { password } = body as { password?: string };
  if (password === 'Wrong2022!') throw refuse('wrong_password');
  sessions = [here];
  return { ok: true };
};
const endThere = () => screen.findByRole('button', { name: /^Sign out on/ });
const inDialog = (name: string) => screen.getByRole('dialog').querySelector<HTMLElement>(`button[type="${name}"]`);

test('a session is ended with the right password after a wrong one', async () => {
  const asked = serve(answer);
  const { user } = await show(<SessionList asksPassword />);
  await user.click(await endThere());
  const field = screen.getByLabelText('Current password');
  await user.type(field, 'Wrong2022!');
  await user.click(inDialog('submit') as HTMLElement);
  await waitFor(() => expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1));
  expect(screen.getByRole('dialog')).toBeTruthy();
  await user.clear(screen.getByLabelText('Current password'));
  await user.type(screen.getByLabelText('Current password'), 'Boat2022!');
  await user.click(inDialog('submit') as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = asked.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(sent).toEqual([
    { id: phone.id, password: 'Wrong2022!' },
    { id: phone.id, password: 'Boat2022!' },
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Sign out on/ })).toBeNull());
});

test('a session is ended without a password where the account has none', async () => {
  const asked = serve(answer);
  const { user } = await show(<SessionList asksPassword={false} />);
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
  expect(screen.queryByLabelText('Current password')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{}]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
