// What people with bad intentions try on accounts.
import { randomUUID } from 'node:crypto';
import {
  changeEmail,
  changePassword,
  confirmEmail,
  listSessions,
  requestPasswordReset,
  resetPassword,
  signIn,
  signInSocial,
  signUp,
  socialCallback,
  termsVersion,
} from '@lantern/contract/accounts';
import { getSession, signOut } from '@lantern/contract/accounts.session';
import { inviteMentor, issueResetLink } from '@lantern/contract/admin';
import { listenToChanges } from '@lantern/contract/system';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tryKey } from '#database/throttles.ts';
import { purgeAccounts } from '#features/accounts/accounts.jobs.ts';
import { goodPassword, type Person, startTestApp, type TestApp } from './support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' });
});
afterAll(() => t.stop());

const tokenIn = (text: string | undefined) => /token=([\w-]+)/.exec(text ?? '')?.[1];
const wrong = { password: 'Wrong2022!' };
const newPassword = 'Ferry2023!';

/** Tries a wrong password until it is refused. */
async function wearOut({ user }: Person, address: string) {
  for (let tries = 0; tries < 30; tries++) {
    const { status } = await t.stranger(address).call(signIn, { body: { email: user.email, ...wrong } });
    if (status === 429) return;
  }
  throw new Error('wrong passwords were never refused');
}

const enter = async ({ user }: Person, password: string, address: string) =>
  (await t.stranger(address).call(signIn, { body: { email: user.email, password } })).status;

async function newMailTo(address: string): Promise<string> {
  let text: string | undefined;
  await expect
    .poll(
      async () => {
        text = (await t.mailFolder())?.find(({ to }) => to === address)?.text;
        return text;
      },
      { timeout: 30_000 },
    )
    .toBeDefined();
  return text ?? '';
}

describe('wrong passwords', () => {
  test('from one address, however many, do not lock the owner out elsewhere', async () => {
    const person = await t.student();
    for (let tries = 0; tries < 25; tries++) await enter(person, wrong.password, '192.0.2.10');
    expect(await enter(person, goodPassword, '192.0.2.10')).toBe(429);
    expect(await enter(person, goodPassword, '192.0.2.11')).toBe(200);
  });

  test('for many emails in the same instant do not outrun the count of their address', async () => {
    const address = '192.0.2.20';
    const attempt = () =>
      t.stranger(address).call(signIn, { body: { email: `${randomUUID()}@example.org`, ...wrong } });
    await attempt();
    // as if 69 others had been before
    const { numUpdatedRows } = await t.database
      .updateTable('throttles')
      .set({ tries: 70 })
      .where('key', '=', tryKey('sign-in-address', address))
      .executeTakeFirst();
    expect(numUpdatedRows).toBe(1n);
    const answers = await Promise.all(Array.from({ length: 60 }, attempt));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(30);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
  });

  test('are forgotten with a reset, from a mail as from the administrator', async () => {
    const person = await t.student();
    await wearOut(person, '192.0.2.30');
    await t.stranger().call(requestPasswordReset, { body: { email: person.user.email } });
    const token = tokenIn(await newMailTo(person.user.email));
    expect((await t.stranger().call(resetPassword, { body: { token, newPassword } })).status).toBe(200);
    expect(await enter(person, newPassword, '192.0.2.30')).toBe(200);

    await wearOut(person, '192.0.2.30');
    const admin = await t.admin();
    const { body } = await admin.call(issueResetLink, { body: { email: person.user.email } });
    const given = { token: tokenIn(body.link), newPassword: goodPassword };
    expect((await t.stranger().call(resetPassword, { body: given })).status).toBe(200);
    expect(await enter(person, goodPassword, '192.0.2.30')).toBe(200);
  });
});

describe('an email change that somebody asked for with the old password', () => {
  async function pending() {
    const person = await t.student();
    const newEmail = `${randomUUID()}@example.org`;
    await person.call(changeEmail, { body: { newEmail, password: goodPassword } });
    return { person, token: tokenIn(await newMailTo(newEmail)) };
  }

  test('is void after a reset', async () => {
    const { person, token } = await pending();
    const admin = await t.admin();
    const { body } = await admin.call(issueResetLink, { body: { email: person.user.email } });
    await t.stranger().call(resetPassword, { body: { token: tokenIn(body.link), newPassword } });
    expect((await t.stranger().call(confirmEmail, { body: { token } })).body.code).toBe('invalid_token');
  });

  test('is void after a new password', async () => {
    const { person, token } = await pending();
    await person.call(changePassword, { body: { currentPassword: goodPassword, newPassword } });
    expect((await t.stranger().call(confirmEmail, { body: { token } })).body.code).toBe('invalid_token');
  });

  test('sends three mails in a quarter of an hour, no more', async () => {
    const person = await t.student();
    const ask = () =>
      person.call(changeEmail, { body: { newEmail: `${randomUUID()}@example.org`, password: goodPassword } });
    for (let asked = 0; asked < 3; asked++) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
  });
});

describe('a reset link', () => {
  test('counts once, also when several bring it at once', async () => {
    const person = await t.student();
    const admin = await t.admin();
    const { body } = await admin.call(issueResetLink, { body: { email: person.user.email } });
    const form = { token: tokenIn(body.link), newPassword };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => t.stranger().call(resetPassword, { body: form })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  });

  test('never leads to the Host that a stranger wrote, nor does a link to a new address or an invitation', async () => {
    const open = await startTestApp({ PUBLIC_URL: '' });
    try {
      const victim = open.stranger();
      const host = { host: 'evil.example', origin: 'http://evil.example' };
      const ours = { host: 'lantern.test', origin: 'http://lantern.test' };
      const email = `${randomUUID()}@example.org`;
      const form = { name: 'Amina', email, password: goodPassword, agreeToTerms: true };
      expect((await victim.call(signUp, { body: form }, { headers: ours })).status).toBe(200);
      const asked = await open.stranger().call(requestPasswordReset, { body: { email } }, { headers: host });
      expect(asked.status).toBe(200);
      const change = { newEmail: `${randomUUID()}@example.org`, password: goodPassword };
      expect((await victim.call(changeEmail, { body: change }, { headers: host })).status).toBe(200);
      const admin = open.stranger();
      const own = { ...form, email: `${randomUUID()}@example.org` };
      const { body } = await admin.call(signUp, { body: own }, { headers: ours });
      await open.database.updateTable('users').set({ role: 'admin' }).where('id', '=', body.user.id).execute();
      const invited = { email: `${randomUUID()}@example.org` };
      expect((await admin.call(inviteMentor, { body: invited }, { headers: host })).status).toBe(200);
      const mails = await open.mails(4);
      const links = ['/reset-password?token=', '/confirm-email?token=', '/profile', '/accept-invitation?token='];
      for (const link of links) expect(mails.filter(({ text }) => text.includes(link))).toHaveLength(1);
      for (const { text } of mails) expect(text).not.toContain('evil.example');
    } finally {
      await open.stop();
    }
  });
});

describe('session cookies', () => {
  test.each([
    ['garbage', () => 'garbage'],
    ['nothing', () => ''],
    ['half an escape', () => '%'],
    ['bytes that are no text', () => '%E0%A4%A'],
    ['a NUL', () => 'a%00b'],
    ['a signature of ours on another token', (own: string) => `x${own.slice(1)}`],
    ['a changed signature', (own: string) => `${own.slice(0, -6)}AAAAAA`],
    ['far too much', () => 'a'.repeat(9000)],
  ])('with %s are a stranger', async (_, make) => {
    const person = await t.student();
    const own = person.cookies.get('lantern.session_token') ?? '';
    const headers = { cookie: `lantern.session_token=${make(own)}` };
    const session = await t.stranger().call(getSession, {}, { headers });
    expect([session.status, session.body.user]).toEqual([200, null]);
    expect((await t.stranger().call(listSessions, {}, { headers })).body.code).toBe('unauthenticated');
    expect((await t.stranger().call(signOut, {}, { headers })).status).toBe(200);
    expect((await person.call(listSessions)).status).toBe(200);
  });

  test('are found among those of other programs on the same machine', async () => {
    const person = await t.student();
    const cookie = `${'other=1; '.repeat(700)}lantern.session_token=${person.cookies.get('lantern.session_token')}`;
    expect((await t.stranger().call(listSessions, {}, { headers: { cookie } })).status).toBe(200);
  });

  test('of a session that has run out or was left open no more', async () => {
    const person = await t.student();
    const headers = { cookie: `lantern.session_token=${person.cookies.get('lantern.session_token')}` };
    await t.database
      .updateTable('sessions')
      .set({ expires_at: sql`now() - interval '1 second'` })
      .where('user_id', '=', person.user.id)
      .execute();
    expect((await t.stranger().call(getSession, {}, { headers })).body.user).toBeNull();
    expect((await t.stranger().call(listSessions, {}, { headers })).status).toBe(401);
    expect((await t.stranger().call(listenToChanges, {}, { headers })).status).toBe(401);
  });

  test('ends 90 days after signing in, however much it is used', async () => {
    const [older, newer] = [await t.student(), await t.student()];
    const age = (person: typeof older, days: number) =>
      t.database
        .updateTable('sessions')
        .set({ created_at: sql`now() - make_interval(days => ${days})` })
        .where('user_id', '=', person.user.id)
        .execute();
    await age(older, 91);
    await age(newer, 89);
    await purgeAccounts(t.ports);
    expect((await older.call(listSessions)).status).toBe(401);
    expect((await newer.call(listSessions)).status).toBe(200);
  });
});

describe('signing in with a provider', () => {
  test('keeps which terms were accepted and gives no role', async () => {
    const { internalAdapter } = await t.accounts.auth.$context;
    const email = `${randomUUID()}@example.org`;
    await internalAdapter.createOAuthUser(
      { email, name: 'N'.repeat(300), emailVerified: true },
      { providerId: 'google', accountId: randomUUID() },
    );
    const row = await t.database.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ role: 'student', guest: false, terms_version: termsVersion, name: 'N'.repeat(200) });
    expect(row.terms_accepted_at).toBeInstanceOf(Date);
  });

  test('goes on inside the app only', async () => {
    const begin = (next: string) => t.stranger().call(signInSocial, { body: { provider: 'google', next } });
    const { status, body } = await begin('/essays?filter=draft');
    expect(status).toBe(200);
    const kept = await t.database.selectFrom('verifications').select('value').orderBy('created_at', 'desc').execute();
    expect(new URL(body.url).hostname).toBe('accounts.google.com');
    expect(kept.some(({ value }) => value.includes('/login?next=%2Fessays%3Ffilter%3Ddraft'))).toBe(true);
    for (const next of ['//evil.example', '/\\evil.example', 'https://evil.example', '/a b', 'javascript:alert(1)'])
      expect((await begin(next)).status).toBe(422);
  });

  test.each(['', '[', 'a b', 'evil.example'])(
    'ends on the login page when the state is not ours, host "%s"',
    async (host) => {
      const input = { params: { provider: 'google' }, query: { state: 'x', code: 'y' } };
      const { status, headers } = await t.stranger().call(socialCallback, input, { headers: { host } });
      expect(status).toBe(302);
      expect(headers.location).toMatch(/^\/login\?social=failed/);
    },
  );
});
