// What an installation with https tells browsers: cookies that no other host can write, and to come by TLS alone.
import { connect } from 'node:net';
import { signIn } from '@lantern/contract/accounts';
import { getSession } from '@lantern/contract/accounts.session';
import { getHealth } from '@lantern/contract/system';
import { afterAll, expect, test } from 'vitest';
import { googleUser } from '#features/accounts/accounts.auth.ts';
import { smtpUrlOf } from '#ports/mail/mail-smtp.ts';
import { goodPassword, startTestApp } from './support/app.ts';

const origin = 'https://lantern.test';
const t = await startTestApp({ PUBLIC_URL: origin });
afterAll(() => t.stop());
const headers = { origin };

test('every cookie is a __Host- one: for this host, over TLS, and not for scripts', async () => {
  const name = 'Nadia Karim';
  const body = { name, email: 'nadia@example.org', password: goodPassword, agreeToTerms: true };
  const payload = JSON.stringify(body);
  const json = { ...headers, 'content-type': 'application/json' };
  const made = await t.app.inject({ method: 'POST', url: '/api/auth/sign-up/email', headers: json, payload });
  expect(made.statusCode).toBe(200);
  const cookies = [made.headers['set-cookie']].flat().map(String);
  expect(cookies.map((cookie) => cookie.split('=')[0]).sort()).toEqual([
    '__Host-lantern.known_device',
    '__Host-lantern.session_token',
  ]);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; Path=\/(;|$)/);
    for (const attribute of ['Secure', 'HttpOnly', 'SameSite=Lax']) expect(cookie).toContain(`; ${attribute}`);
    expect(cookie).not.toContain('Domain');
  }
  const device = t.stranger();
  await device.call(signIn, { body: { email: body.email, password: goodPassword, rememberMe: true } }, { headers });
  expect((await device.call(getSession)).body.user?.name).toBe(name);
  // with that name and no other
  const token = device.cookies.get('__Host-lantern.session_token');
  const other = await t.app.inject({ url: '/api/auth/session', headers: { cookie: `lantern.session_token=${token}` } });
  expect(other.json().user).toBeNull();
});

test('every answer says so, also what is no request, and lets nothing run', async () => {
  const policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";
  const told = {
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'content-security-policy': policy,
  };
  expect((await t.stranger().call(getHealth)).headers).toMatchObject(told);
  expect((await t.app.inject({ url: '/api/nowhere' })).headers).toMatchObject(told);
  expect((await t.app.inject({ url: '/api/essay/get/%' })).headers).toMatchObject(told);
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  const address = t.app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('hello\r\n\r\n'));
    socket.once('data', (bytes) => resolve(String(bytes).toLowerCase()));
    socket.once('error', reject);
  });
  for (const [name, value] of Object.entries(told)) expect(answer).toContain(`${name}: ${value.toLowerCase()}`);
});

test.each([
  ['smtp://user:word@mail.example.org:587', 'smtp://user:word@mail.example.org:587?requireTLS=true'],
  ['smtp://10.0.0.5', 'smtp://10.0.0.5?requireTLS=true'],
  ['smtp://127.0.0.1:25', 'smtp://127.0.0.1:25'],
  ['smtp://localhost', 'smtp://localhost'],
  ['smtps://mail.example.org:465', 'smtps://mail.example.org:465'],
  ['smtp://relay.lan?requireTLS=false', 'smtp://relay.lan?requireTLS=false'],
])('mails leave the machine with TLS: %s', (given, used) => expect(smtpUrlOf(given)).toBe(used));

test('who Google names counts only where Google signed it', async () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = {
    iss: 'https://accounts.google.com',
    aud: 'us',
    sub: '1',
    email: 'nadia@example.org',
    email_verified: true,
  };
  const user = googleUser({ clientId: 'us' });
  expect(await user({ idToken: `${part({ alg: 'none' })}.${part(claims)}.` })).toBeNull();
  expect(await user({ idToken: `${part({ alg: 'HS256' })}.${part(claims)}.AAAA` })).toBeNull();
  expect(await user({})).toBeNull();
});
