import { randomUUID } from 'node:crypto';
import {
  changePassword,
  listSessions,
  requestPasswordReset,
  resetPassword,
  signIn,
  signUp,
  termsVersion,
} from '@lantern/contract/accounts';
import { getSession, signOut } from '@lantern/contract/accounts.session';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goodPassword, startTestApp, type TestApp } from './support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

const newcomer = (more: Record<string, unknown> = {}) => ({
  name: 'Amina Rahman',
  email: `${randomUUID()}@example.org`,
  password: goodPassword,
  agreeToTerms: true,
  ...more,
});

describe('signing up', () => {
  test('makes a student, whatever role is asked for, and signs in', async () => {
    const person = t.stranger();
    const { status, body } = await person.call(signUp, { body: newcomer({ role: 'admin', marketingEmails: true }) });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ name: 'Amina Rahman', role: 'student', guest: false });
    expect((await person.call(getSession)).body.user?.id).toBe(body.user.id);
    const row = await t.database
      .selectFrom('users')
      .selectAll()
      .where('id', '=', body.user.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ role: 'student', marketing_emails: true, terms_version: termsVersion });
    expect(row.terms_accepted_at).toBeInstanceOf(Date);
  });

  test.each([
    ['a weak password', { password: 'short' }, 'password'],
    ['no special character', { password: 'Boat20222' }, 'password'],
    ['terms not agreed to', { agreeToTerms: false }, 'agreeToTerms'],
    ['emails that differ', { confirmEmail: 'other@example.org' }, 'confirmEmail'],
    ['no email', { email: undefined }, 'email'],
    ['a name that is a number', { name: 7 }, 'name'],
    ['an unknown field', { isAdmin: true }, 'isAdmin'],
  ])('refuses %s and says which field', async (_, change, field) => {
    const { status, body } = await t.stranger().call(signUp, { body: newcomer(change) });
    expect(status).toBe(422);
    expect(body.code).toBe('invalid_request');
    expect(Object.keys(body.fields ?? {})).toContain(field);
  });

  test('of many at once with one email exactly one wins', async () => {
    const form = newcomer();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => t.stranger(`192.0.2.${index}`).call(signUp, { body: form })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  });
});

describe('signing in', () => {
  test('answers the same for a wrong password and an unknown email', async () => {
    const { user } = await t.student();
    const wrong = await t.stranger().call(signIn, { body: { email: user.email, password: 'Wrong2022!' } });
    const unknown = await t.stranger().call(signIn, { body: { email: 'nobody@example.org', password: 'Wrong2022!' } });
    expect(wrong.status).toBe(401);
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
  });

  test('is remembered for 30 days, or until the browser closes', async () => {
    const { user } = await t.student();
    const cookie = async (rememberMe: boolean) => {
      const { headers } = await t
        .stranger()
        .call(signIn, { body: { email: user.email, password: goodPassword, rememberMe } });
      return String(headers['set-cookie']);
    };
    expect(await cookie(true)).toMatch(/session_token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/);
    expect(await cookie(false)).not.toMatch(/session_token=[^;]+; Max-Age/);
  });

  test('is refused after five failures, also with a forged X-Forwarded-For', async () => {
    const { user } = await t.student();
    const attempt = (index: number) =>
      t
        .stranger('192.0.2.77')
        .call(
          signIn,
          { body: { email: user.email, password: 'Wrong2022!' } },
          { headers: { 'x-forwarded-for': `10.0.0.${index}` } },
        );
    for (let index = 0; index < 5; index++) expect((await attempt(index)).status).toBe(401);
    const sixth = await attempt(6);
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);
    const right = await t.stranger('192.0.2.77').call(signIn, { body: { email: user.email, password: goodPassword } });
    expect(right.status).toBe(429);
    // somebody else's failures from afar do not lock the owner out
    expect(
      (await t.stranger('192.0.2.78').call(signIn, { body: { email: user.email, password: goodPassword } })).status,
    ).toBe(200);
  });

  test('ends with sign-out', async () => {
    const person = await t.student();
    expect((await person.call(signOut)).status).toBe(200);
    expect((await person.call(getSession)).body.user).toBeNull();
    expect((await person.call(listSessions)).status).toBe(401);
  });
});

describe('passwords', () => {
  test('changing one ends every other session', async () => {
    const person = await t.student();
    const elsewhere = t.stranger();
    await elsewhere.call(signIn, { body: { email: person.user.email, password: goodPassword } });
    const wrong = await person.call(changePassword, {
      body: { currentPassword: 'Wrong2022!', newPassword: 'Ferry2023!' },
    });
    expect(wrong.body.code).toBe('wrong_password');
    expect(
      (await person.call(changePassword, { body: { currentPassword: goodPassword, newPassword: 'Ferry2023!' } }))
        .status,
    ).toBe(200);
    expect((await elsewhere.call(getSession)).body.user).toBeNull();
    expect((await person.call(getSession)).body.user?.id).toBe(person.user.id);
  });

  test('a reset link works once, ends all sessions, and tells nothing about accounts', async () => {
    const person = await t.student();
    const known = await t.stranger().call(requestPasswordReset, { body: { email: person.user.email } });
    const unknown = await t.stranger().call(requestPasswordReset, { body: { email: 'nobody@example.org' } });
    expect(unknown.body).toEqual(known.body);
    const mail = (await t.mails(1)).find(({ to }) => to === person.user.email);
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const reset = (value: string | undefined) =>
      t.stranger().call(resetPassword, { body: { token: value, newPassword: 'Ferry2023!' } });
    expect((await reset(token)).status).toBe(200);
    expect((await reset(token)).body.code).toBe('invalid_token');
    expect((await person.call(getSession)).body.user).toBeNull();
    expect(
      (await t.stranger().call(signIn, { body: { email: person.user.email, password: 'Ferry2023!' } })).status,
    ).toBe(200);
  });
});

describe('addresses and phone numbers as people have them', () => {
  const unusual = [
    (name: string) => [`${name}@বাংলা.বাংলা`, `${name}@xn--54b7fta0cc.xn--54b7fta0cc`],
    (name: string) => [`শিক্ষা${name}@пример.рф`, `শিক্ষা${name}@xn--e1afmkfd.xn--p1ai`],
    (name: string) => [`\u200ea&${name}/x@Example.org\u2060`, `a&${name}/x@example.org`],
    (name: string) => [`u-61@address.invalid`.replace('61', Buffer.from(name).toString('hex')), undefined],
  ];

  test.each(unusual)('sign up, sign in by either spelling, and are mailed (%#)', async (of) => {
    const [typed = '', stored = typed] = of(randomUUID());
    const { status, body } = await t
      .stranger()
      .call(signUp, { body: newcomer({ email: typed, phone: '০১৭১২\u2011৩৪৫৬৭৮' }) });
    expect([status, body.user?.email]).toEqual([200, stored]);
    const row = await t.database
      .selectFrom('users')
      .select(['email', 'phone'])
      .where('id', '=', body.user.id)
      .executeTakeFirst();
    expect(row).toEqual({ email: stored, phone: '01712-345678' });
    for (const email of [typed, stored]) {
      const again = await t.stranger().call(signIn, { body: { email, password: goodPassword } });
      expect([again.status, again.body.user?.id]).toEqual([200, body.user.id]);
    }
    const twice = await t.stranger().call(signUp, { body: newcomer({ email: stored }) });
    expect(twice.body.code).toBe('email_taken');
    expect((await t.stranger().call(requestPasswordReset, { body: { email: typed } })).status).toBe(200);
    await expect
      .poll(async () => (await t.mails(0)).filter(({ to, text }) => to === stored && /token=/.test(text)).length, {
        timeout: 20_000,
      })
      .toBe(1);
  });

  test('a stand-in that is typed is nobody else’s address', async () => {
    const person = await t.student();
    const email = `u-${Buffer.from(person.user.email).toString('hex')}@address.invalid`;
    expect((await t.stranger().call(signIn, { body: { email, password: goodPassword } })).body.code).toBe(
      'invalid_credentials',
    );
  });
});
