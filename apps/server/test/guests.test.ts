import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { signIn } from '@lantern/contract/accounts';
import { getSession } from '@lantern/contract/accounts.session';
import { getDashboard } from '@lantern/contract/dashboard';
import { listEssays, updateEssay } from '@lantern/contract/essays';
import * as guests from '@lantern/contract/guests';
import { getGuest } from '@lantern/contract/guests.state';
import { getPersonalInfo, savePersonalInfo, savePhoto } from '@lantern/contract/profile';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { purgeAccounts } from '#features/accounts/accounts.jobs.ts';
import { sweepPhotos } from '#features/profile/profile.jobs.ts';
import { goodPassword, startTestApp, type TestApp } from './support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

async function guest() {
  const person = t.stranger();
  const { body, status } = await person.call(guests.startGuest);
  expect(status).toBe(200);
  return { ...person, user: body.user };
}
const account = (email = `${crypto.randomUUID()}@example.org`) => ({
  name: 'Amina Rahman',
  email,
  password: goodPassword,
  agreeToTerms: true,
});
const essayTitles = async (userId: string) =>
  (await t.database.selectFrom('essays').select('title').where('user_id', '=', userId).execute()).map(
    ({ title }) => title,
  );

test('a guest finds content that calls itself a sample, in a workspace of their own', async () => {
  const person = await guest();
  expect(person.user).toMatchObject({ guest: true, role: 'student' });
  const { personalInfo } = (await person.call(getPersonalInfo)).body;
  expect(personalInfo).toMatchObject({ firstName: 'Sample', lastName: 'Student' });
  const titles = await essayTitles(person.user.id);
  expect(titles).toHaveLength(2);
  for (const title of titles) expect(title).toMatch(/^Sample: /);
  const { body } = await person.call(getDashboard);
  expect(body.next).toMatchObject({ kind: 'evaluate-essay', title: 'Sample: the pump behind our school' });
  expect(body.steps.find(({ id }) => id === 'essays')?.percent).toBe(0);
  const another = await guest();
  expect(another.user.id).not.toBe(person.user.id);
});

test('says when it goes away; an account stays', async () => {
  const person = await guest();
  const end = Date.parse((await person.call(getGuest)).body.goesAwayAt ?? '');
  expect(Math.round((end - Date.now()) / 3_600_000)).toBe(24);
  const student = await t.student();
  expect((await student.call(getGuest)).body.goesAwayAt).toBeNull();
  expect((await t.stranger().call(getGuest)).body.code).toBe('unauthenticated');
});

test('keeping makes an account of it: the work stays, the sample answers do not', async () => {
  const person = await guest();
  const { personalInfo } = (await person.call(getPersonalInfo)).body;
  const { updatedAt, ...sample } = personalInfo;
  await person.call(savePersonalInfo, { body: { ...sample, city: 'Khulna' } });
  const form = account();
  // whoever had the guest's session has nothing of the account's
  const before = t.stranger();
  for (const [name, value] of person.cookies) before.cookies.set(name, value);
  expect((await before.call(getSession)).body.user?.guest).toBe(true);
  const kept = await person.call(guests.keepGuest, { body: form });
  expect(kept.status).toBe(200);
  expect((await before.call(getSession)).body.user).toBeNull();
  expect(kept.body.user).toMatchObject({ id: person.user.id, guest: false, name: form.name, email: form.email });
  expect((await person.call(getSession)).body.user?.guest).toBe(false);
  expect((await person.call(getPersonalInfo)).body.personalInfo).toMatchObject({
    firstName: 'Amina',
    lastName: 'Rahman',
    city: 'Khulna',
    dateOfBirth: '',
    phone: '',
    country: '',
  });
  expect(await essayTitles(person.user.id)).toHaveLength(2);
  const { status } = await t.stranger().call(signIn, { body: { email: form.email, password: goodPassword } });
  expect(status).toBe(200);
  const again = await person.call(guests.keepGuest, { body: account() });
  expect(again.body.code).toBe('forbidden');
});

test('the samples stay samples in the account: marked, never counted nor suggested, until one is made one’s own', async () => {
  const person = await guest();
  await person.call(guests.keepGuest, { body: account() });
  const list = async () => (await person.call(listEssays, { params: { userId: person.user.id } })).body.essays;
  const [first] = await list();
  expect((await list()).map(({ sample }) => sample)).toEqual([true, true]);
  const essays = async () => {
    const { steps, next, offline } = (await person.call(getDashboard)).body;
    return [steps.find(({ id }) => id === 'essays')?.done, next.essay_id, offline.length];
  };
  expect(await essays()).toEqual([0, null, 0]);
  const own = { essay_id: first?._id ?? '', final_text: `${'A new text of my own. '.repeat(60)}`, tags: ['pumps'] };
  expect((await person.call(updateEssay, { body: own })).body.essay.sample).toBeUndefined();
  expect((await essays())[0]).toBe(2);
});

test('keeping without having written anything begins with an empty account', async () => {
  const person = await guest();
  await person.call(guests.keepGuest, { body: account() });
  expect((await person.call(getPersonalInfo)).body.personalInfo).toMatchObject({ firstName: 'Amina', updatedAt: null });
});

test('keeping refuses an email that is taken, weak passwords, and callers who are no guests; nothing changes', async () => {
  const student = await t.student();
  const person = await guest();
  expect((await person.call(guests.keepGuest, { body: account(student.user.email) })).body.code).toBe('email_taken');
  const weak = await person.call(guests.keepGuest, { body: { ...account(), password: 'weak' } });
  expect(weak.body.fields).toHaveProperty('password');
  expect((await person.call(getSession)).body.user?.guest).toBe(true);
  expect((await person.call(getPersonalInfo)).body.personalInfo.firstName).toBe('Sample');
  expect((await student.call(guests.keepGuest, { body: account() })).body.code).toBe('forbidden');
  expect((await t.stranger().call(guests.keepGuest, { body: account() })).body.code).toBe('unauthenticated');
});

test('after 24 hours the guest goes with every row and file, and nobody else does', async () => {
  const [old, young, kept] = [await guest(), await guest(), await guest()];
  await kept.call(guests.keepGuest, { body: account() });
  const photo = { bytes: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1]), headers: { 'content-type': 'image/jpeg' } };
  for (const person of [old, young, kept]) expect((await person.call(savePhoto, {}, photo)).status).toBe(200);
  await t.database
    .updateTable('users')
    .set({ created_at: new Date(Date.now() - 24 * 3_600_000 - 1000) })
    .where('id', 'in', [old.user.id, kept.user.id])
    .execute();
  const folder = join(t.dataDir, 'files/photos');
  const before = await readdir(folder);
  for (let round = 0; round < 2; round++) {
    await purgeAccounts(t.ports);
    await sweepPhotos(t.ports);
  }
  expect((await old.call(getSession)).body.user).toBeNull();
  expect(await essayTitles(old.user.id)).toEqual([]);
  expect(await readdir(folder)).toHaveLength(before.length - 1);
  for (const person of [young, kept]) expect((await person.call(getSession)).body.user?.id).toBe(person.user.id);
});

test('can be switched off', async () => {
  const closed = await startTestApp({ GUESTS: 'false' });
  try {
    expect((await closed.stranger().call(guests.startGuest)).body.code).toBe('forbidden');
  } finally {
    await closed.stop();
  }
});
