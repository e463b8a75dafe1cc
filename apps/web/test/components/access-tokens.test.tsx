// @vitest-environment happy-dom
// Access tokens: what the form sends, the secret that is shown once, and what a list says of each.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AccessTokens } from '#features/accounts/account/access-tokens.tsx';
import { SecuritySection } from '#features/accounts/account/security-section.tsx';
import { refuse, serve, show, signIn } from './show.tsx';

const token = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'My script',
  areas: ['essays', 'calendar'],
  mayWrite: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2099-02-18T10:00:00.000Z',
  lastUsedAt: null,
};

async function open(made: () => object = () => ({ token, secret: 'lantern_abc' }), tokens: object[] = [token]) {
  await signIn();
  const asked = serve(({ method, path }) => {
    if (method === 'GET') return { tokens };
    return path.endsWith('/delete') ? { ok: true } : made();
  });
  const { user } = await show(<AccessTokens asksPassword />);
  const sent = () => asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
  const make = async () => {
    const buttons = screen.getAllByRole('button', { name: 'Make an access token' });
    await user.click(buttons.at(-1) as HTMLElement);
  };
  return { user, sent, make };
}

test('the form sends what was chosen, and the secret is shown until it is put away', async () => {
  const { user, sent, make } = await open();
  await make();
  await user.type(screen.getByLabelText('Name of the program'), 'My script');
  await user.click(screen.getByRole('checkbox', { name: 'Essays' }));
  await user.click(screen.getByRole('checkbox', { name: 'It may also change and delete things' }));
  await user.selectOptions(screen.getByLabelText('How long it is good'), '365 days');
  await user.type(screen.getByLabelText('Current password'), 'Boat2022!');
  await make();
  await screen.findByText('lantern_abc');
  const body = { name: 'My script', areas: ['essays'], mayWrite: true, days: 365, password: 'Boat2022!' };
  expect(sent()).toEqual([['/api/auth/access-tokens', body]]);
  await user.click(screen.getByRole('button', { name: 'I have copied it' }));
  expect(screen.queryByText('lantern_abc')).toBeNull();
});

test('nothing chosen is said at the choice, and nothing is sent', async () => {
  const { user, sent, make } = await open();
  await make();
  await user.type(screen.getByLabelText('Name of the program'), 'My script');
  await make();
  await screen.findByText('Choose at least one.');
  expect(sent()).toEqual([]);
});

test('a wrong password stands at its field', async () => {
  const fields = { password: 'That is not your current password.' };
  const { user, make } = await open(() => refuse('wrong_password', { fields }));
  await make();
  await user.type(screen.getByLabelText('Name of the program'), 'My script');
  await user.click(screen.getByRole('checkbox', { name: 'Essays' }));
  await user.type(screen.getByLabelText('Current password'), 'Boat2022!');
  await make();
  await waitFor(() => expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true'));
});

test('a row says what it opens, until when, and whether it was used; removing asks first', async () => {
  const over = {
    ...token,
    id: '00000000-0000-4000-8000-000000000002',
    name: 'Old',
    expiresAt: '2026-01-01T10:00:00.000Z',
  };
  const { user, sent } = await open(undefined, [token, over]);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toMatch(
    /Essays and Calendar and dashboard\. It only reads\.Good until .*2099\. Never used\./,
  );
  expect(second?.textContent).toContain('Ran out on');
  await user.click(screen.getByRole('button', { name: 'Remove My script' }));
  expect(sent()).toEqual([]);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(sent()).toEqual([['/api/auth/access-tokens/delete', { id: token.id }]]));
});

test('nobody is asked for tokens before they are opened', async () => {
  signIn();
  const asked = serve(({ path }) => {
    if (path === '/api/auth/access-tokens') return { tokens: [token] };
    if (path === '/api/auth/options') return { social: [], school: null, passkeys: false, guest: false, mail: false };
    return { sessions: [], links: [], events: [], next: null };
  });
  const isAsked = () => asked.some(({ path }) => path === '/api/auth/access-tokens');
  const { user } = await show(<SecuritySection />);
  const open = await screen.findByRole('button', { name: /^Open ?: Access tokens$/ });
  await waitFor(() => expect(asked.some(({ path }) => path.includes('list-sessions'))).toBe(true));
  expect(isAsked()).toBe(false);
  await user.click(open);
  expect(await screen.findByText('My script')).toBeTruthy();
});
