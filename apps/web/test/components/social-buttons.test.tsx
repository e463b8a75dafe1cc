// @vitest-environment happy-dom
// Ways in beside a password: only those that the installation has, each by a name that its people know.
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Screen } from '#features/accounts/login.screen.tsx';
import { refuse, serve, show } from './show.tsx';

const options = {
  social: ['school', 'google'],
  school: 'Notre Dame College',
  passkeys: false,
  guest: false,
  mail: false,
  chatAppUrl: null,
};

async function logIn(answer: () => object = () => ({ url: 'https://login.school.example/begin' })) {
  const asked = serve(({ path }) => (path === '/api/auth/options' ? options : answer()));
  const { user } = await show(<Screen />);
  const press = async () =>
    await user.click(await screen.findByRole('button', { name: 'Continue with Notre Dame College' }));
  return { asked, press };
}

test("the school's own accounts come first, by the name of the school", async () => {
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => {});
  history.replaceState(null, '', '/login?next=/essays');
  const { asked, press } = await logIn();
  await press();
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://login.school.example/begin'));
  expect(asked.at(-1)?.body).toEqual({ provider: 'school', next: '/essays' });
  const names = screen.getAllByRole('button', { name: /Continue with/ }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Continue with Notre Dame College', 'Continue with Google']);
});

test('a school that does not answer is said so', async () => {
  history.replaceState(null, '', '/login');
  const { press } = await logIn(() => refuse('school_unavailable'));
  await press();
  expect(await screen.findByText('The sign-in page of your school does not answer. Try again later.')).toBeTruthy();
});

test('somebody who has an account already hears to use its password', async () => {
  history.replaceState(null, '', '/login?social=failed&error=account_not_linked');
  await logIn();
  expect(screen.getByRole('alert').textContent).toBe(
    'Your email has an account here already. Log in with its password.',
  );
});
