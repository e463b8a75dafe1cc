// Passkeys, with a device of the test's own: kept by the account that asked, used once, and only unlocked by its owner.
import { randomUUID } from 'node:crypto';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  deletePasskey,
  listPasskeys,
  passkeysMax,
  signInPasskey,
} from '@lantern/contract/accounts.passkeys';
import { listMySecurityEvents } from '@lantern/contract/accounts.security-log';
import { getSession, getSignInOptions } from '@lantern/contract/accounts.session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodPassword, type Person, startTestApp, type TestApp } from './support/app.ts';
import { createAuthenticator } from './support/authenticator.ts';

const origin = 'https://lantern.test';
const site = 'lantern.test';
const password = goodPassword;

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ PUBLIC_URL: origin });
});
afterAll(() => t.stop());

const newDevice = () => createAuthenticator({ site, origin });
const begin = async (person: Person) => {
  const { body } = await person.call(beginPasskey, { body: { password } });
  return body.options;
};
const beginSignIn = async () => (await t.stranger().call(beginPasskeySignIn)).body.options;

/** A student, and a device that keeps a passkey of theirs. */
async function studentWithPasskey() {
  const person = await t.student();
  const device = newDevice();
  const credential = device.make(await begin(person));
  const { status, body } = await person.call(addPasskey, { body: { name: 'My phone', credential } });
  expect(status).toBe(200);
  return { person, device, passkey: body.passkey, credential };
}

async function signIn(credential: unknown) {
  const browser = t.stranger();
  const { status, body } = await browser.call(signInPasskey, { body: { credential } });
  return { browser, status, code: body.code, user: body.user };
}

test('a device signs in without a password or a code', async () => {
  const { person, device, passkey } = await studentWithPasskey();
  expect((await person.call(listPasskeys)).body.passkeys).toEqual([passkey]);
  await t.database.updateTable('users').set({ two_factor_enabled: true }).where('id', '=', person.user.id).execute();
  const { browser, status, user } = await signIn(device.use(await beginSignIn()));
  expect([status, user?.id]).toEqual([200, person.user.id]);
  expect((await browser.call(getSession)).body.user?.id).toBe(person.user.id);
  const { events } = (await person.call(listMySecurityEvents)).body;
  expect(events.slice(0, 2).map(({ kind }) => kind)).toEqual(['signed-in', 'passkey-added']);
});

test('a session ends with the browser unless it is to be remembered', async () => {
  const { device } = await studentWithPasskey();
  const maxAge = async (rememberMe: boolean) => {
    const body = { credential: device.use(await beginSignIn()), rememberMe };
    const reply = await t.stranger().call(signInPasskey, { body });
    const cookies = [reply.headers['set-cookie'] ?? []].flat() as string[];
    return /Max-Age=(\d+)/.exec(cookies.find((cookie) => cookie.includes('session_token')) ?? '')?.[1];
  };
  expect(await maxAge(false)).toBeUndefined();
  expect(await maxAge(true)).toBe(String(30 * 24 * 60 * 60));
});

test('an answer is taken once, and only to a question of ours', async () => {
  const { device } = await studentWithPasskey();
  const used = device.use(await beginSignIn());
  expect((await signIn(used)).status).toBe(200);
  expect(await signIn(used)).toMatchObject({ status: 401, code: 'passkey_refused' });
  expect((await signIn(device.use({ challenge: 'of-somebody-else' }))).code).toBe('passkey_refused');
  const person = await t.student();
  // a question of one kind is no question of the other
  expect((await signIn(device.use(await begin(person)))).code).toBe('passkey_refused');
  const credential = newDevice().make(await beginSignIn());
  const body = { name: 'Phone', credential };
  expect((await person.call(addPasskey, { body })).body.code).toBe('passkey_refused');
});

test('a key is kept for the account that asked for it, and for one alone', async () => {
  const { credential } = await studentWithPasskey();
  const [one, two] = [await t.student(), await t.student()];
  const asked = newDevice().make(await begin(one));
  expect((await two.call(addPasskey, { body: { name: 'Phone', credential: asked } })).status).toBe(401);
  const taken = createAuthenticator({ site, origin, id: credential.id }).make(await begin(two));
  expect((await two.call(addPasskey, { body: { name: 'Phone', credential: taken } })).status).toBe(401);
});

test.each([
  ['another site', createAuthenticator({ site: 'evil.example', origin })],
  ['another address', createAuthenticator({ site, origin: 'https://evil.example' })],
  ['a device that did not ask who it is', createAuthenticator({ site, origin, isUnlocked: false })],
])('%s is refused', async (_name, device) => {
  const person = await t.student();
  const body = { name: 'Phone', credential: device.make(await begin(person)) };
  expect((await person.call(addPasskey, { body })).body.code).toBe('passkey_refused');
});

test('a key of one device does not sign for another, and a copy that counts back is refused', async () => {
  const { device } = await studentWithPasskey();
  const stranger = newDevice();
  const forged = { ...stranger.use(await beginSignIn()), ...(({ id, rawId }) => ({ id, rawId }))(device.use({})) };
  expect((await signIn(forged)).code).toBe('passkey_refused');
  expect((await signIn(device.use(await beginSignIn(), 9))).status).toBe(200);
  expect((await signIn(device.use(await beginSignIn(), 4))).code).toBe('passkey_refused');
});

test('the password is asked for before a key is made or forgotten', async () => {
  const { person, device, passkey } = await studentWithPasskey();
  const wrong = { password: 'Wrong2022!' };
  expect((await person.call(beginPasskey, { body: wrong })).status).toBe(403);
  expect((await person.call(beginPasskey, { body: {} })).status).toBe(422);
  expect((await person.call(deletePasskey, { body: { id: passkey.id, ...wrong } })).status).toBe(403);
  const stranger = await t.student();
  const others = await stranger.call(deletePasskey, { body: { id: passkey.id, password } });
  expect(others.status).toBe(404);
  expect((await person.call(deletePasskey, { body: { id: passkey.id, password } })).status).toBe(200);
  expect((await signIn(device.use(await beginSignIn()))).code).toBe('passkey_refused');
});

test('an account has ten of them at most, also of many at once', async () => {
  const person = await t.student();
  const questions = await Promise.all(Array.from({ length: passkeysMax }, () => begin(person)));
  const more = await begin(person);
  const made = await Promise.all(
    [...questions, more].map(async (options) => {
      const body = { name: 'Phone', credential: newDevice().make(options) };
      return (await person.call(addPasskey, { body })).status;
    }),
  );
  expect(made.toSorted()).toEqual([...Array<number>(passkeysMax).fill(200), 422]);
  expect((await person.call(beginPasskey, { body: { password } })).body.code).toBe('too_many_passkeys');
});

test('a stopped account stays closed', async () => {
  const { person, device } = await studentWithPasskey();
  await t.database.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', person.user.id).execute();
  expect(await signIn(device.use(await beginSignIn()))).toMatchObject({ status: 403, code: 'account_suspended' });
});

test('strange answers are refused, and break nothing', async () => {
  const part = 'A'.repeat(40);
  const response = { clientDataJSON: part, authenticatorData: part, signature: part };
  expect((await signIn({ id: part, rawId: part, type: 'public-key', response })).code).toBe('passkey_refused');
  const challenge = Buffer.from(JSON.stringify({ challenge: { a: 1 } })).toString('base64url');
  const odd = { ...response, clientDataJSON: challenge };
  expect((await signIn({ id: part, rawId: part, type: 'public-key', response: odd })).code).toBe('passkey_refused');
  expect((await signIn({ id: randomUUID() })).status).toBe(422);
});

test('guests have none, and an installation without an address of its own offers none', async () => {
  expect((await t.stranger().call(getSignInOptions)).body.passkeys).toBe(true);
  const plain = await startTestApp();
  try {
    expect((await plain.stranger().call(getSignInOptions)).body.passkeys).toBe(false);
    expect((await plain.stranger().call(beginPasskeySignIn)).status).toBe(404);
    const person = await plain.student();
    expect((await person.call(beginPasskey, { body: { password } })).status).toBe(404);
  } finally {
    await plain.stop();
  }
});
