// @vitest-environment happy-dom
// Passkeys: what the forms send, what the device says, and nothing at all where there can be none.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#api/query-client.ts';
import { Passkeys } from '#features/accounts/account/passkeys.tsx';
import { PasskeyButton } from '#features/accounts/sign-in/passkey-button.tsx';
import { refuse, serve, show, signIn } from './show.tsx';

const passkey = { id: '00000000-0000-4000-8000-000000000001', name: 'My phone', createdAt: '2026-11-20T10:00:00.000Z' };
const credential = { id: 'key', rawId: 'key', type: 'public-key', response: {} };
const options = { social: [], school: null, passkeys: true, guest: false, mail: false, chatAppUrl: null };

const device = vi.fn<() => Promise<object>>();
const turnAway = () => Promise.reject(new DOMException('no', 'NotAllowedError'));

beforeEach(() => {
  device.mockReset().mockResolvedValue({ toJSON: () => credential });
  const parse = (json: unknown) => json;
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => {}, { parseCreationOptionsFromJSON: parse, parseRequestOptionsFromJSON: parse }),
  );
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create: device, get: device } });
});

async function open(answers: Record<string, () => object> = {}, has: object = options) {
  await signIn();
  const asked = serve(({ method, path }) => {
    if (path === '/api/auth/options') return has;
    if (answers[path]) return answers[path]();
    if (method === 'GET') return { passkeys: [passkey] };
    if (path === '/api/auth/passkeys') return { passkey };
    return path.endsWith('/begin') ? { options: { challenge: 'c' } } : { ok: true };
  });
  const { user } = await show(<Passkeys asksPassword />);
  const sent = () => asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
  const fill = async () => {
    await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    await user.type(screen.getByLabelText('Current password'), 'Boat2022!');
    await user.click(screen.getAllByRole('button', { name: 'Add a passkey' }).at(-1) as HTMLElement);
  };
  return { user, asked, sent, fill };
}

test('the password is asked for, then the device, and the key goes to the server', async () => {
  const { sent, fill } = await open();
  await fill();
  await screen.findByText('Passkey added.');
  expect(sent()).toEqual([
    ['/api/auth/passkeys/begin', { password: 'Boat2022!' }],
    ['/api/auth/passkeys', { name: expect.any(String), credential }],
  ]);
});

test.each([
  ['NotAllowedError', 'Your device made no passkey. Nothing was changed.'],
  ['InvalidStateError', 'This device has a passkey for this account already.'],
  ['SecurityError', 'This device cannot keep a passkey for this page.'],
])('a device that answers %s is explained', async (name, sentence) => {
  device.mockRejectedValue(new DOMException('no', name));
  const { sent, fill } = await open();
  await fill();
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(sent().map(([path]) => path)).toEqual(['/api/auth/passkeys/begin']);
});

test('a wrong password stands at its field, and the device is not asked', async () => {
  const fields = { password: 'That is not your current password.' };
  const { fill } = await open({ '/api/auth/passkeys/begin': () => refuse('wrong_password', { fields }) });
  await fill();
  await waitFor(() => expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true'));
  expect(device).not.toHaveBeenCalled();
});

test('one is removed by name, with the password', async () => {
  const { user, sent } = await open();
  await user.click(await screen.findByRole('button', { name: 'Remove My phone' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Current password'), 'Boat2022!');
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await screen.findByText('Passkey removed.');
  expect(sent()).toEqual([['/api/auth/passkeys/delete', { id: passkey.id, password: 'Boat2022!' }]]);
});

test('nothing stands there where an installation has none', async () => {
  const { asked } = await open({}, { ...options, passkeys: false });
  await waitFor(() => expect(queryClient.getQueryData(['accounts', 'options'])).toBeDefined());
  expect(screen.queryByText('Passkeys')).toBeNull();
  expect(asked.map(({ path }) => path)).not.toContain('/api/auth/passkeys');
});

test('logging in by key is quiet when somebody turns away, and says what was refused', async () => {
  const onDone = vi.fn<() => Promise<void>>();
  serve(({ path }) => {
    if (path === '/api/auth/options') return options;
    return path.endsWith('/begin') ? { options: { challenge: 'c' } } : refuse('passkey_refused');
  });
  const { user } = await show(<PasskeyButton rememberMe onDone={onDone} />);
  const press = async () => await user.click(await screen.findByRole('button', { name: 'Log in with a passkey' }));
  device.mockImplementationOnce(turnAway);
  await press();
  await waitFor(() => expect(device).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alert')).toBeNull();
  await press();
  expect((await screen.findByRole('alert')).textContent).toContain('This passkey was not accepted.');
  expect(onDone).not.toHaveBeenCalled();
});
