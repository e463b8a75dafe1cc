// What was written before names and cards could hold no contact details: others do not read it, and nobody loses it.
import { listBookableMentors } from '@lantern/contract/bookings';
import { getMentorProfile } from '@lantern/contract/mentors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanOlderNames } from '#features/accounts/names/accounts.names.ts';
import { startTestApp, type TestApp } from './support/app.ts';
import { alwaysOpen, openMentor } from './support/mentors.ts';

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
