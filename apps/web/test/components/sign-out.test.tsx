// @vitest-environment happy-dom
// Signing out goes through whatever this device refuses, says that it is under way, and is not undone by an older answer.
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { addOutbox } from '#api/outbox.ts';
import { currentUser, endSession, refreshSession, setUser, startSession } from '#api/session.ts';
import { notForgottenKey } from '#api/user-key.ts';
import { SignOutButton } from '#shell/sign-out.tsx';
import { serve, show, signIn } from './show.tsx';

beforeEach(signIn);

test('an outbox that cannot be cleared keeps nobody signed in, and no other outbox full', async () => {
  serve(() => ({ ok: true }));
  const clear = vi.fn(async () => undefined);
  const rest = { count: () => 0, sync: async () => undefined };
  addOutbox('broken', { ...rest, clear: () => Promise.reject(new Error('blocked')) });
  addOutbox('other', { ...rest, clear });
  await endSession({ keepUnsynced: false });
  expect(clear).toHaveBeenCalled();
  expect([localStorage.getItem('lantern.user'), currentUser()]).toEqual([null, null]);
});

test('what the browser does not remove is tried again at the next start', async () => {
  serve(() => ({ ok: true, user: null }));
  // there is no IndexedDB here
  await endSession({ keepUnsynced: false });
  expect(localStorage.getItem(notForgottenKey)).toBe('1');
  const indexedDb = vi.fn(() => {
    throw new Error('still none');
  });
  vi.stubGlobal('indexedDB', { open: indexedDb });
  await startSession();
  expect(indexedDb).toHaveBeenCalled();
  vi.unstubAllGlobals();
});

test('while it is under way it says so, and a second press asks nothing', async () => {
  const asked = serve(() => new Promise<object>(() => undefined));
  const { user } = await show(<SignOutButton />);
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await user.click(await screen.findByRole('button', { name: 'Signing out…' }));
  expect(asked.length).toBeLessThan(2);
});

test('an answer that was asked before somebody signed in does not sign them out', async () => {
  const someone = JSON.parse(localStorage.getItem('lantern.user') ?? '{}');
  await setUser(null);
  const { promise, resolve } = Promise.withResolvers<void>();
  serve(async () => {
    await promise;
    return { user: null };
  });
  const late = refreshSession();
  await setUser(someone);
  resolve();
  await late;
  expect(currentUser()?.id).toBe(someone.id);
});
