import { changePassword, resetPassword, signUp } from '@lantern/contract/accounts';
import { issueResetLink } from '@lantern/contract/admin';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refuseGuessable } from '#features/accounts/passwords/accounts.passwords.ts';
import { goodPassword, type Person, startTestApp, type TestApp } from './support/app.ts';

const own = ['Amina Rahman', 'amina.rahman.07@example.org'];

test.each([
  'Password1!',
  'P@ssw0rd!',
  'Qwerty123!',
  'Iloveyou2!',
  'Princess2026!',
  '1Football!',
  'Welcome1!',
  'Amina2004!',
  'aminaRahman#1',
  'Rahman!Amina99',
  'Lantern2026!',
  'Study-Abroad-1',
  'Admin!Lantern7',
  'Mentor.Amina.8',
])('%s is refused', (password) => {
  expect(() => refuseGuessable(password, own)).toThrow();
});

test.each([
  goodPassword,
  'Ferry2023!',
  'Mango-boat-rain-7',
  'Aminas-river-boat4!',
  'নদীর নৌকা Ab1!',
  'xK9$wq2Lpz',
  'Lantern-river-boat-4',
])('%s is taken', (password) => {
  expect(() => refuseGuessable(password, own)).not.toThrow();
});

describe('wherever a password is chosen', () => {
  let t: TestApp;
  let amina: Person;
  beforeAll(async () => {
    t = await startTestApp();
    amina = await t.student('Amina Rahman');
  });
  afterAll(() => t.stop());

  test('at sign-up, and nobody is made', async () => {
    const email = 'new@example.org';
    const body = { name: 'New Person', email, password: 'Password1!', agreeToTerms: true };
    const refused = await t.stranger().call(signUp, { body });
    expect(refused).toMatchObject({
      status: 422,
      body: { fields: { password: expect.stringContaining('try it first') } },
    });
    const taken = await t.stranger().call(signUp, { body: { ...body, password: goodPassword } });
    expect(taken.status).toBe(200);
  });

  test('when it is changed', async () => {
    const body = { currentPassword: goodPassword, newPassword: 'Rahman2022!' };
    const refused = await amina.call(changePassword, { body });
    expect(refused).toMatchObject({
      status: 422,
      body: { fields: { newPassword: expect.stringContaining('holds your name') } },
    });
  });

  test('with a reset link, which is not used up by it', async () => {
    const admin = await t.admin();
    const { body } = await admin.call(issueResetLink, { body: { email: amina.user.email } });
    const token = new URL(body.link).searchParams.get('token');
    const refused = await t.stranger().call(resetPassword, { body: { token, newPassword: 'Amina2022!' } });
    expect(refused).toMatchObject({ status: 422, body: { fields: { newPassword: expect.any(String) } } });
    const taken = await t.stranger().call(resetPassword, { body: { token, newPassword: 'Ferry2023!' } });
    expect(taken.status).toBe(200);
  });
});
