// What was written before names and cards could hold no contact details: others do not read it, and nobody loses it.
import { bookSession, cancelSession, listBookableMentors, listSessions } from '@lantern/contract/bookings';
import { familyCalls } from '@lantern/contract/family';
import { getMentorProfile } from '@lantern/contract/mentors';
import { getPersonalInfo, getStudentRecord } from '@lantern/contract/profile';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanOlderNames } from '#features/accounts/names/accounts.names.ts';
import { type Person, startTestApp, type TestApp } from './support/app.ts';
import { alwaysOpen, inDays, openMentor } from './support/mentors.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

const nameOf = (id: string) =>
  t.database.selectFrom('users').select(['name', 'former_name']).where('id', '=', id).executeTakeFirstOrThrow();

test('a name with a number, an address or a link is written anew, and what was given is kept', async () => {
  const older = [
    ['Nadia Karim 01712345678', 'Nadia Karim'],
    ['Nadia 0171 234 5678', 'Nadia'],
    ['nadia@example.org', 'Student'],
    ['Nadia www.example.org Karim', 'Nadia Karim'],
  ] as const;
  const plain = await t.student('Md.Rahim 3');
  const people = await Promise.all(older.map(() => t.student()));
  for (const [index, [name]] of older.entries())
    await t.database
      .updateTable('users')
      .set({ name })
      .where('id', '=', people[index]?.user.id as string)
      .execute();
  // once, however often the server starts
  for (let starts = 0; starts < 2; starts++) await cleanOlderNames(t.database);
  for (const [index, [former, name]] of older.entries())
    expect(await nameOf(people[index]?.user.id as string)).toEqual({ name, former_name: former });
  expect(await nameOf(plain.user.id)).toEqual({ name: 'Md.Rahim 3', former_name: null });
});

/** A mentor whom this student has shown their record. */
async function mentorWithRecord(student: Person): Promise<Person> {
  const mentor = await openMentor(t, {}, 'Farhana Islam');
  const share = { student_id: student.user.id, mentor_id: mentor.user.id, scope: 'record' };
  await t.database.insertInto('shares').values(share).execute();
  return mentor;
}

test('the names of a record reach a mentor without a number or a link, and stand in the record as they were', async () => {
  const student = await t.student('Nadia Karim');
  const mentor = await mentorWithRecord(student);
  const info = {
    ...{
      first_name: 'Nadia +880 1712 345678',
      last_name: 'Karim www.example.org',
      preferred_name: 'nadia@example.org',
    },
    ...{ phone: '', address: '', city: '', postal_code: '', country: 'BD', citizenship: 'BD' },
  };
  await t.database
    .insertInto('personal_infos')
    .values({ user_id: student.user.id, ...info })
    .execute();
  const params = { userId: student.user.id };
  expect((await mentor.call(getStudentRecord, { params })).body.student).toMatchObject({
    name: 'Nadia Karim',
    preferredName: '',
  });
  expect((await student.call(getPersonalInfo)).body.personalInfo).toMatchObject({
    firstName: info.first_name,
    preferredName: info.preferred_name,
  });
});

test('so do the names of a family', async () => {
  const student = await t.student();
  const mentor = await mentorWithRecord(student);
  const parent = { education: '', occupation: 'Teacher', state: 'living' };
  const family = {
    father: { ...parent, name: 'Karim Uddin 01712345678' },
    mother: { ...parent, name: 'Rokeya' },
    guardian: { name: 'Aunt www.example.org', relation: 'Aunt', occupation: '' },
    siblings: [{ name: 'rafi@example.org', age: 9, education: '' }],
  };
  const rows = Object.fromEntries(Object.entries(family).map(([part, value]) => [part, JSON.stringify(value)]));
  await t.database
    .insertInto('families')
    .values({ user_id: student.user.id, ...(rows as Record<keyof typeof family, string>) })
    .execute();
  const params = { studentId: student.user.id };
  expect((await mentor.call(familyCalls.get, { params })).body.family).toMatchObject({
    father: { name: 'Karim Uddin', occupation: 'Teacher' },
    mother: { name: 'Rokeya' },
    guardian: { name: 'Aunt' },
    siblings: [{ name: '', age: 9 }],
  });
  expect((await student.call(familyCalls.get, { params })).body.family).toMatchObject(family);
  const again = await student.call(familyCalls.save, { body: { father: family.father } });
  expect(again).toMatchObject({
    status: 422,
    body: { fields: { 'father.name': expect.stringContaining('in a name') } },
  });
});

test('and the name that a session was booked under, in lists, mails, calendars and what is told', async () => {
  const student = await t.student('Nadia Karim');
  const mentor = await openMentor(t, {}, 'Farhana Islam');
  const asked = {
    kind: 'free-session',
    date: inDays(4),
    time: '10:00',
    zone: 'UTC',
    mentor_id: mentor.user.id,
  } as const;
  const { session } = (await student.call(bookSession, { body: asked })).body;
  await t.database
    .updateTable('bookings')
    .set({ student_name: 'Nadia Karim 01712345678' })
    .where('id', '=', session._id)
    .execute();
  expect((await mentor.call(listSessions)).body.upcoming[0]?.student_name).toBe('Nadia Karim');
  await student.call(cancelSession, { params: { id: session._id }, body: { reason: 'I am ill.' } });
  const told = await t.database
    .selectFrom('notifications')
    .select('places')
    .where('user_id', '=', mentor.user.id)
    .where('kind', '=', 'session-cancelled')
    .execute();
  expect(told).toMatchObject([{ places: { other: 'Nadia Karim' } }]);
  // two of the booking, two of its end
  const mails = (await t.mails(4)).filter(({ to }) => to === mentor.user.email);
  expect(mails).toHaveLength(2);
  for (const mail of mails) {
    expect(mail.text).toContain('Nadia Karim');
    expect(JSON.stringify(mail)).not.toContain('01712345678');
  }
});

test('a card is read without contact details, and its mentor still has them', async () => {
  const [mentor, student] = [await openMentor(t, {}, 'Farhana Islam'), await t.student()];
  const profile = {
    ...alwaysOpen,
    expertise: 'Visas, call 01712345678',
    about: 'Write to farhana@example.org.',
    specialties: ['Essays', 'WhatsApp +8801712345678'],
  };
  await t.database
    .updateTable('mentor_profiles')
    .set({ profile: JSON.stringify(profile) })
    .where('user_id', '=', mentor.user.id)
    .execute();
  const { status, body } = await student.call(listBookableMentors, {});
  expect(status).toBe(200);
  const card = body.mentors.find(({ id }) => id === mentor.user.id);
  expect(card).toMatchObject({ expertise: 'Visas, call …', about: 'Write to ….' });
  expect(JSON.stringify(card)).not.toMatch(/01712345678|@/);
  expect((await mentor.call(getMentorProfile, {})).body.profile).toMatchObject({
    expertise: profile.expertise,
    about: profile.about,
    specialties: profile.specialties,
  });
});
