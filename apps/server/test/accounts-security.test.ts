import {
  acceptInvitation,
  changeEmail,
  claimAdmin,
  confirmEmail,
  confirmTwoFactor,
  disableTwoFactor,
  enableTwoFactor,
  listSessions,
  newRecoveryCodes,
  resetPassword,
  revokeOtherSessions,
  revokeSession,
  signIn,
  verifyRecoveryCode,
  verifyTotp,
} from '@lantern/contract/accounts';
import { listMySecurityEvents } from '@lantern/contract/accounts.security-log';
import { getSession } from '@lantern/contract/accounts.session';
import {
  inviteMentor,
  issueResetLink,
  listInvitations,
  listStaff,
  listStoredMails,
  readStoredMail,
  revokeInvitation,
} from '@lantern/contract/admin';
import { listAdminActs } from '@lantern/contract/admin.acts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstAdminLink, issueResetLink as makeResetLink } from '#features/accounts/accounts.service.ts';
import { goodPassword, origin, type Person, startTestApp, type TestApp } from './support/app.ts';
import { totp } from './support/totp.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

const now = () => Math.floor(Date.now() / 30_000);
const tokenIn = (text: string) => /token=([\w-]+)/.exec(text)?.[1] ?? '';
const credentials = (person: Person) => ({ body: { email: person.user.email, password: goodPassword } });

async function withTwoFactor() {
  const person = await t.student();
  const { body } = await person.call(enableTwoFactor, { body: { password: goodPassword } });
  // the code of the step before is as good as today's and leaves that one for the test
  const { status } = await person.call(confirmTwoFactor, { body: { code: totp(body.secret, now() - 1) } });
  expect(status).toBe(200);
  return { person, secret: body.secret, recoveryCodes: body.recoveryCodes };
}

async function firstStep(person: Person) {
  const device = t.stranger();
  const { body } = await device.call(signIn, credentials(person));
  expect(body).toMatchObject({ user: null, twoFactorRequired: true });
  expect((await device.call(getSession)).body.user).toBeNull();
  return device;
}

describe('two-factor sign-in', () => {
  test('needs the password to begin and a right code to switch on', async () => {
    const person = await t.student();
    expect((await person.call(enableTwoFactor, { body: { password: 'Wrong2022!' } })).body.code).toBe('wrong_password');
    expect((await person.call(confirmTwoFactor, { body: { code: '000000' } })).body.code).toBe('two_factor_not_ready');
    const { body } = await person.call(enableTwoFactor, { body: { password: goodPassword } });
    expect(body.totpUri).toContain('otpauth://totp/');
    expect(body.recoveryCodes.length).toBeGreaterThanOrEqual(8);
    expect((await person.call(confirmTwoFactor, { body: { code: '000000' } })).body.code).toBe('invalid_code');
    expect((await person.call(getSession)).body.user?.twoFactorEnabled).toBe(false);
  });

  test('a code opens one session, also when two bring it at once', async () => {
    const { person, secret } = await withTwoFactor();
    const devices = await Promise.all([firstStep(person), firstStep(person)]);
    const code = totp(secret);
    const answers = await Promise.all(devices.map((device) => device.call(verifyTotp, { body: { code } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const signedIn = await Promise.all(
      devices.map(async (device) => (await device.call(getSession)).body.user !== null),
    );
    expect(signedIn.filter(Boolean)).toHaveLength(1);
    const third = await firstStep(person);
    expect((await third.call(verifyTotp, { body: { code } })).body.code).toBe('invalid_code');
  });

  test('a recovery code works once', async () => {
    const { person, recoveryCodes } = await withTwoFactor();
    const [code = ''] = recoveryCodes;
    expect((await (await firstStep(person)).call(verifyRecoveryCode, { body: { code } })).status).toBe(200);
    expect((await (await firstStep(person)).call(verifyRecoveryCode, { body: { code } })).body.code).toBe(
      'invalid_code',
    );
  });

  test('different recovery codes in the same instant are no server error, and what was refused can be used', async () => {
    const { person, recoveryCodes } = await withTwoFactor();
    const codes = recoveryCodes.slice(0, 4);
    const devices = await Promise.all(codes.map(() => firstStep(person)));
    const answers = await Promise.all(
      devices.map((device, index) => device.call(verifyRecoveryCode, { body: { code: codes[index] } })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status !== 200 && status !== 400)).toEqual([]);
    const refused = codes.find((_, index) => statuses[index] !== 200) ?? recoveryCodes[4];
    const again = await (await firstStep(person)).call(verifyRecoveryCode, { body: { code: refused } });
    expect(again.status).toBe(200);
  });

  test('wrong codes run out', async () => {
    const { person } = await withTwoFactor();
    const device = await firstStep(person);
    const codes: string[] = [];
    for (let index = 0; index < 7; index++)
      codes.push((await device.call(verifyTotp, { body: { code: `00000${index}` } })).body.code);
    expect(codes.slice(0, 5)).toEqual(Array(5).fill('invalid_code'));
    expect(codes.at(-1)).not.toBe('invalid_code');
    // and its owner reads of it
    const { events } = (await person.call(listMySecurityEvents, { query: {} })).body;
    expect(events.filter(({ kind }) => kind === 'second-step-failed')).toHaveLength(5);
    expect(events.map(({ kind }) => kind)).toContain('second-factor-on');
  });

  test('a forgotten password is set anew, and the second step is asked for all the same', async () => {
    const { person } = await withTwoFactor();
    const from = { address: '192.0.2.50', headers: new Headers(), baseUrl: origin, language: 'en' };
    const { link } = await makeResetLink(t.accounts, person.user.email, from);
    const device = t.stranger();
    const reset = await device.call(resetPassword, { body: { token: tokenIn(link), newPassword: 'Ferry2023!' } });
    expect(reset.status).toBe(200);
    expect((await device.call(getSession)).body.user).toBeNull();
    const { body } = await device.call(signIn, { body: { email: person.user.email, password: 'Ferry2023!' } });
    expect(body).toMatchObject({ user: null, twoFactorRequired: true });
  });

  test('the second step without the first is refused', async () => {
    expect((await t.stranger().call(verifyTotp, { body: { code: '123456' } })).body.code).toBe('invalid_token');
  });

  test('recovery codes can be replaced, and two-factor switched off', async () => {
    const { person, recoveryCodes } = await withTwoFactor();
    const { body } = await person.call(newRecoveryCodes, { body: { password: goodPassword } });
    expect(body.recoveryCodes).not.toEqual(recoveryCodes);
    expect((await person.call(disableTwoFactor, { body: { password: goodPassword } })).status).toBe(200);
    expect((await t.stranger().call(signIn, credentials(person))).body.twoFactorRequired).toBe(false);
  });
});

describe('sessions', () => {
  test('can be listed and ended, one or all others', async () => {
    const person = await t.student();
    const [phone, laptop] = [t.stranger(), t.stranger()];
    await phone.call(signIn, credentials(person));
    await laptop.call(signIn, credentials(person));
    const { sessions } = (await person.call(listSessions)).body;
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    const phoneSession = (await phone.call(listSessions)).body.sessions.find(({ current }) => current);
    const end = (more: object) => person.call(revokeSession, { body: { id: phoneSession?.id, ...more } });
    // whoever found the phone does not shut the owner out with it
    expect((await end({})).body.fields).toEqual({ password: 'Write your password.' });
    expect((await end({ password: 'Wrong2022!' })).body.code).toBe('wrong_password');
    expect((await person.call(revokeOtherSessions, { body: {} })).status).toBe(422);
    expect((await phone.call(listSessions)).status).toBe(200);
    expect((await end({ password: goodPassword })).status).toBe(200);
    expect((await phone.call(listSessions)).status).toBe(401);
    await person.call(revokeOtherSessions, { body: { password: goodPassword } });
    expect((await laptop.call(listSessions)).status).toBe(401);
    expect((await person.call(listSessions)).body.sessions).toHaveLength(1);
  });

  test('a sign-in ends the session that this browser had before', async () => {
    const [first, second] = [await t.student(), await t.student()];
    const before = new Map(first.cookies);
    await first.call(signIn, credentials(second));
    expect((await first.call(getSession)).body.user?.id).toBe(second.user.id);
    const copy = t.stranger();
    for (const [name, value] of before) copy.cookies.set(name, value);
    expect((await copy.call(getSession)).body.user).toBeNull();
    // one that fails changes nothing
    await first.call(signIn, { body: { email: first.user.email, password: 'Wrong2022!' } });
    expect((await first.call(getSession)).body.user?.id).toBe(second.user.id);
  });

  test("somebody else's session is not there", async () => {
    const [one, other] = [await t.student(), await t.student()];
    const id = (await other.call(listSessions)).body.sessions[0]?.id;
    expect((await one.call(revokeSession, { body: { id } })).status).toBe(404);
    expect((await other.call(listSessions)).status).toBe(200);
  });
});

describe('changing the email', () => {
  test('counts once confirmed at the new address; the old one is told', async () => {
    const person = await t.student();
    const before = ((await t.mailFolder()) ?? []).length;
    expect(
      (await person.call(changeEmail, { body: { newEmail: 'new@example.org', password: 'Wrong2022!' } })).body.code,
    ).toBe('wrong_password');
    expect(
      (await person.call(changeEmail, { body: { newEmail: 'New@example.org', password: goodPassword } })).status,
    ).toBe(200);
    const mails = await t.mails(before + 2);
    expect(mails.some(({ to }) => to === person.user.email)).toBe(true);
    expect((await person.call(getSession)).body.user?.email).toBe(person.user.email);
    const token = tokenIn(mails.find(({ to }) => to === 'new@example.org')?.text ?? '');
    const confirmed = await t.stranger().call(confirmEmail, { body: { token } });
    expect(confirmed.body).toEqual({ email: 'new@example.org' });
    expect((await t.stranger().call(confirmEmail, { body: { token } })).body.code).toBe('invalid_token');
    expect((await person.call(getSession)).body.user?.email).toBe('new@example.org');
  });
});

describe('administrator and mentors', () => {
  test('the printed link makes the first administrator, once; an invitation makes a mentor', async () => {
    const link = await firstAdminLink(t.accounts, origin);
    const token = tokenIn(link ?? '');
    const admin = t.stranger();
    const claim = { token, name: 'Root', email: 'root@example.org', password: goodPassword };
    expect((await t.stranger().call(claimAdmin, { body: { ...claim, token: 'x'.repeat(32) } })).body.code).toBe(
      'invalid_token',
    );
    expect((await admin.call(claimAdmin, { body: claim })).body.user.role).toBe('admin');
    expect((await t.stranger().call(claimAdmin, { body: { ...claim, email: 'b@example.org' } })).body.code).toBe(
      'invalid_token',
    );
    expect(await firstAdminLink(t.accounts, origin)).toBeUndefined();
    // with the link of the machine's own output, so it is in the log as the operator's
    const { acts } = (await admin.call(listAdminActs, { query: {} })).body;
    const endpoint = 'POST /api/auth/claim-admin';
    expect(acts).toMatchObject([{ by_operator: true, admin: null, concerns: 'Root', endpoint, ids: {} }]);

    const invited = await admin.call(inviteMentor, { body: { email: 'mentor@example.org' } });
    const invitation = tokenIn(invited.body.link);
    const form = { token: invitation, name: 'Farhana Karim', password: goodPassword, agreeToTerms: true };
    const mentor = t.stranger();
    expect((await mentor.call(acceptInvitation, { body: form })).body.user).toMatchObject({
      role: 'mentor',
      email: 'mentor@example.org',
    });
    expect((await t.stranger().call(acceptInvitation, { body: form })).body.code).toBe('invalid_token');

    const second = await admin.call(inviteMentor, { body: { email: 'late@example.org' } });
    expect((await admin.call(revokeInvitation, { params: { id: second.body.invitation.id } })).status).toBe(200);
    const late = { ...form, token: tokenIn(second.body.link) };
    expect((await t.stranger().call(acceptInvitation, { body: late })).body.code).toBe('invalid_token');
    expect((await admin.call(listInvitations)).body.invitations).toHaveLength(1);

    // whoever is invited twice, even in the same moment, has one invitation: the last link counts
    const links = await Promise.all(
      ['Twice@example.org', 'twice@example.org'].map((email) => admin.call(inviteMentor, { body: { email } })),
    );
    const last = await admin.call(inviteMentor, { body: { email: 'twice@example.org' } });
    const open = (await admin.call(listInvitations)).body.invitations.filter(({ usedAt }) => usedAt === null);
    expect(open.map(({ email }) => email)).toEqual(['twice@example.org']);
    for (const { body } of links)
      expect((await t.stranger().call(acceptInvitation, { body: { ...form, token: tokenIn(body.link) } })).status).toBe(
        400,
      );
    expect((await admin.call(revokeInvitation, { params: { id: last.body.invitation.id } })).status).toBe(200);
    const { people } = (await admin.call(listStaff)).body;
    const place = (email: string) => people.findIndex((person) => person.email === email);
    expect(people[place('mentor@example.org')]).toMatchObject({
      name: 'Farhana Karim',
      role: 'mentor',
      twoFactor: false,
    });
    expect(people[0]?.role).toBe('admin');
    expect(people.map(({ role }) => role)).not.toContain('student');
    expect((await mentor.call(listStaff)).body.code).toBe('forbidden');

    const mails = await t.mails(2);
    const { body: mailFolder } = await admin.call(listStoredMails);
    expect(mailFolder.mailServer).toBe(false);
    expect(mailFolder.mails.length).toBeGreaterThanOrEqual(2);
    const { body: read } = await admin.call(readStoredMail, { params: { id: mails[0]?.id ?? '' } });
    expect(read.mail.text).toContain('Lantern');
    expect((await mentor.call(listStoredMails)).status).toBe(403);

    const student = await t.student();
    const reset = await admin.call(issueResetLink, { body: { email: student.user.email } });
    expect(reset.body.link).toContain('/reset-password?token=');
    expect((await admin.call(issueResetLink, { body: { email: 'nobody@example.org' } })).status).toBe(404);
  });
});
