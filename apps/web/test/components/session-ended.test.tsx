// @vitest-environment happy-dom
// Whoever is logged out by the server in the middle of something reads why, and that what they wrote is not gone.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refreshSession } from '#api/session.ts';
import { Screen } from '#features/accounts/login.screen.tsx';
import { serve, show, signIn } from './show.tsx';

test('the log-in says that the session ended, and not to whoever comes without one', async () => {
  serve(() => ({ user: null }));
  await refreshSession();
  const { change } = await show(<Screen />);
  expect(screen.queryByText(/You were logged out/)).toBeNull();
  change(null);
  await signIn();
  await refreshSession();
  change(<Screen />);
  expect(screen.getByText(/You were logged out/)).toBeTruthy();
});
