// An address that has a student's account can be invited as a mentor; whoever has both the account and the link makes it one.
import { acceptInvitation, signIn } from '@lantern/contract/accounts';
import { getSession } from '@lantern/contract/accounts.session';
import { inviteMentor } from '@lantern/contract/admin';
import { bookSession, listSessions } from '@lantern/contract/bookings';
import { createGuardianLink, openGuardianLink } from '@lantern/contract/guardians';
import { becomeMentor } from '@lantern/contract/people';
import { addMentorShares } from '@lantern/contract/shares';
import { listSharingStudents } from '@lantern/contract/shares.students';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodPassword, type Person, startTestApp, type TestApp } from './support/app.ts';
import { inDays, openMentor } from './support/mentors.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

const invite = async (admin: Person, email: string) => {
  const { status, body } = await admin.call(inviteMentor, { body: { email } });
  expect([email, status]).toEqual([email, 200]);
  return new URL(body.link).searchParams.get('token') ?? '';
};
const become = (person: Pick<Person, 'call'>, token: string) => person.call(becomeMentor, { body: { token } });

test('a student becomes a mentor with the account that there is; sessions and shares end', async () => {
  const [admin, mentor] = [await t.admin(), await openMentor(t)];
  const student = await t.student('Nadia Karim');
  const booking = { date: inDays(4), time: '10:00', zone: 'UTC', mentor_id: mentor.user.id };
  expect((await student.call(bookSession, { body: { kind: 'free-session', ...booking } })).status).toBe(200);
  await student.call(addMentorShares, {
    body: { mentor_id: mentor.user.id, items: [{ scope: 'record', item_id: null }], ends_on: null },
  });
  const guardian = await student.call(createGuardianLink, { body: { label: 'For my uncle', ends_on: inDays(30) } });
  const openLink = () =>
    t.stranger().call(openGuardianLink, { params: { token: guardian.body.url.split('/').at(-1) ?? '' } });
  expect((await openLink()).status).toBe(200);
  const token = await invite(admin, student.user.email);

  // the link alone takes over nobody's account, and another account does not become one by it
  const form = { token, name: 'Somebody', password: 'Other2022!', agreeToTerms: true as const };
  expect((await t.stranger().call(acceptInvitation, { body: form })).body.code).toBe('email_taken');
  expect((await become(await t.student(), token)).body.code).toBe('invalid_token');
  expect((await become(t.stranger(), token)).status).toBe(401);
  expect((await become(mentor, token)).status).toBe(403);

  expect((await become(student, token)).status).toBe(200);
  expect((await student.call(getSession)).body.user).toBeNull();
  const again = t.stranger();
  const { body } = await again.call(signIn, { body: { email: student.user.email, password: goodPassword } });
  expect(body).toMatchObject({ user: { role: 'mentor', name: 'Nadia Karim' } });
  expect((await mentor.call(listSharingStudents)).body.students).toEqual([]);
  expect((await openLink()).status).toBe(404);
  expect((await mentor.call(listSessions)).body.upcoming).toEqual([]);
  expect((await become(again, token)).status).toBe(403);
});

test('an address that has a mentor’s or an administrator’s account is refused', async () => {
  const [admin, mentor] = [await t.admin(), await t.mentor()];
  for (const { user } of [admin, mentor])
    expect((await admin.call(inviteMentor, { body: { email: user.email } })).body.code).toBe('email_taken');
});
