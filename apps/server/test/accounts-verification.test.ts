// Whether an address belongs to whoever signed up with it.
import { sendVerification, verifyEmail } from '@lantern/contract/accounts';
import { getProfile } from '@lantern/contract/profile';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { remindOfVerification } from '#features/accounts/addresses/accounts.verification.ts';
import type { Jobs } from '#ports/jobs/jobs.ts';
import type { Mail } from '#ports/mail/mail.ts';
import { type Person, startTestApp, type TestApp } from './support/app.ts';

let t: TestApp;
const mails: Mail[] = [];
beforeAll(async () => {
  t = await startTestApp({ SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: 'http://lantern.test' });
  t.ports.mailer.send = async (mail) => void mails.push(mail);
});
afterAll(() => t.stop());

async function mailTo({ user }: Person, place = 0): Promise<Mail> {
  await expect
    .poll(() => mails.filter(({ to }) => to === user.email).length, { timeout: 10_000 })
    .toBeGreaterThan(place);
  return mails.filter(({ to }) => to === user.email)[place] as Mail;
}
const tokenIn = ({ text }: Mail) => /http:\/\/lantern\.test\/verify-email\?token=([\w-]+)/.exec(text)?.[1] ?? '';
const isVerified = async (person: Person) => (await person.call(getProfile)).body.profile.emailVerified;

test('the link of the sign-up verifies the address, once; nothing waits for it', async () => {
  const [person, stranger] = [await t.student(), t.stranger()];
  expect(await isVerified(person)).toBe(false);
  const token = tokenIn(await mailTo(person));
  const verify = () => stranger.call(verifyEmail, { body: { token } });
  expect((await verify()).body.email).toBe(person.user.email);
  expect(await isVerified(person)).toBe(true);
  expect((await verify()).body.code).toBe('invalid_token');
  expect((await person.call(sendVerification)).body).toEqual({ sent: false });
  expect((await stranger.call(sendVerification)).status).toBe(401);
});

test('another link makes the one before void, a changed address both; who asks too often waits', async () => {
  const person = await t.student();
  const first = tokenIn(await mailTo(person));
  expect((await person.call(sendVerification)).body).toEqual({ sent: true });
  const second = tokenIn(await mailTo(person, 1));
  const verify = (token: string) => t.stranger().call(verifyEmail, { body: { token } });
  expect((await verify(first)).body.code).toBe('invalid_token');
  await t.database.updateTable('users').set({ email: 'new@example.org' }).where('id', '=', person.user.id).execute();
  expect((await verify(second)).body.code).toBe('invalid_token');
  const answers = await Promise.all([1, 2, 3, 4].map(() => person.call(sendVerification)));
  expect(answers.map(({ status }) => status)).toContain(429);
});

test('there is one reminder, two days later, in the language that is read', async () => {
  const person = await t.student();
  const reminded: string[] = [];
  const jobs = { enqueue: async (_: unknown, __: unknown, { to }: Mail) => void reminded.push(to) } as unknown as Jobs;
  const remind = () => remindOfVerification({ ...t.ports, jobs }, 'http://lantern.test');
  await remind();
  expect(reminded).not.toContain(person.user.email);
  const created_at = new Date(Date.now() - 3 * 86_400_000);
  await t.database.updateTable('users').set({ created_at }).where('id', '=', person.user.id).execute();
  await Promise.all([remind(), remind()]);
  await remind();
  expect(reminded.filter((to) => to === person.user.email)).toHaveLength(1);
});
