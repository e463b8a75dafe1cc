// What a student wishes for is kept once: for all devices, and for nobody else.

import { readFileSync } from 'node:fs';
import { keepGuest, startGuest } from '@lantern/contract/guests';
import { wishesCalls } from '@lantern/contract/matching.wishes';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodPassword, type Person, startTestApp, type TestApp } from './support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

const read = async (person: Pick<Person, 'call' | 'user'>) =>
  (await person.call(wishesCalls.get, { params: { studentId: person.user.id } })).body.wishes;
const all = { level: 'PG', field: 'law', country: 'DE', language: 'en', budget: 20_000, gpa: null } as const;

test('nothing is wished for at first; what is said is kept, and what is left out stays as it was', async () => {
  const amina = await t.student();
  expect(await read(amina)).toBeNull();
  const first = await amina.call(wishesCalls.save, { body: { level: 'UG' } });
  const open = { field: '', country: '', language: null, budget: null, gpa: null };
  expect(first.body.wishes).toMatchObject({ ...open, level: 'UG', revision: 1 });
  await amina.call(wishesCalls.save, { body: all });
  expect(await read(amina)).toMatchObject({ ...all, revision: 2 });
});

test('two devices that change another one both keep theirs; of the same one the last counts', async () => {
  const amina = await t.student();
  await amina.call(wishesCalls.save, { body: all });
  const phone = await amina.call(wishesCalls.save, { body: { country: 'NL' } });
  const laptop = await amina.call(wishesCalls.save, { body: { budget: 12_500.5, gpa: 3.1 } });
  expect([phone.status, laptop.status]).toEqual([200, 200]);
  await amina.call(wishesCalls.save, { body: { country: 'FR' } });
  expect(await read(amina)).toMatchObject({ ...all, country: 'FR', budget: 12_500.5, gpa: 3.1, revision: 4 });
  // said again, it is no change
  expect((await amina.call(wishesCalls.save, { body: { country: 'FR' } })).body.wishes.revision).toBe(4);
});

test.each([
  ['a field that there is not', { field: 'magic' }],
  ['a country that there is not', { country: 'QQ' }],
  ['a language that nobody teaches in', { language: 'xx' }],
  ['a level of our own', { level: 'MBA' }],
  ['more money than the filter has', { budget: 250_001 }],
  ['a grade below the scale', { gpa: 1.9 }],
])('%s is refused, and what was kept stays', async (_, body) => {
  const amina = await t.student();
  await amina.call(wishesCalls.save, { body: all });
  const { status } = await amina.call(wishesCalls.save, { body: body as never });
  expect(status).toBe(422);
  expect(await read(amina)).toMatchObject({ ...all, revision: 1 });
});

test('a guest who keeps the workspace keeps the wishes', async () => {
  const stranger = t.stranger();
  const { user } = (await stranger.call(startGuest)).body;
  await stranger.call(wishesCalls.save, { body: all });
  const body = {
    name: 'Amina',
    email: `${crypto.randomUUID()}@example.org`,
    password: goodPassword,
    agreeToTerms: true,
  };
  expect((await stranger.call(keepGuest, { body: body as never })).status).toBe(200);
  expect(await read({ ...stranger, user })).toMatchObject({ ...all });
});

test('a grade of 3.5 that an older version assumed judges nothing, and is offered until another one is named', async () => {
  const [amina, farida] = [await t.student(), await t.student('Farida')];
  await amina.call(wishesCalls.save, { body: { ...all, gpa: 3.5 } });
  await farida.call(wishesCalls.save, { body: { ...all, gpa: 3.4 } });
  await sql`alter table study_wishes drop column gpa_untold`.execute(t.database);
  const file = new URL('../src/database/migrations/0401_untold_grades.sql', import.meta.url);
  await sql.raw(readFileSync(file, 'utf8')).execute(t.database);

  expect(await read(amina)).toMatchObject({ ...all, gpa: null, gpa_untold: 3.5 });
  expect(await read(farida)).toMatchObject({ ...all, gpa: 3.4, gpa_untold: null });
  // other filters leave the offer; a grade that is named is kept, whichever it is
  await amina.call(wishesCalls.save, { body: { ...all, country: 'NL' } });
  expect(await read(amina)).toMatchObject({ country: 'NL', gpa: null, gpa_untold: 3.5 });
  await amina.call(wishesCalls.save, { body: { gpa: 3.5 } });
  expect(await read(amina)).toMatchObject({ gpa: 3.5, gpa_untold: null });
});
