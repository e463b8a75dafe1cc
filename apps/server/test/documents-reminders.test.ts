import { setExpiry } from '@lantern/contract/documents';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { remindOfExpiry } from '#features/documents/reminders/documents.reminders.ts';
import { type Person, startTestApp, type TestApp } from './support/app.ts';
import { paper } from './support/vault.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

const day = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString().slice(0, 10);

async function expiring(person: Person, name: string, days: number, language = 'en'): Promise<void> {
  const { _id } = await paper(person, { custom_name: name, category: 'Passport' });
  const headers = { 'accept-language': language };
  await person.call(setExpiry, { body: { document_id: _id, expires_on: day(days) } }, { headers });
}

test('a paper that expires within 60 days is told of once, in the language of its student', async () => {
  const english = await t.student('Amina Rahman');
  const bangla = await t.student('Rafi Islam');
  const quiet = await t.student('Quiet Person');
  await t.database.insertInto('profiles').values({ user_id: quiet.user.id, application_deadlines: false }).execute();
  await expiring(english, 'Soon', 59);
  await expiring(english, 'Later', 62);
  await expiring(english, 'Over', -2);
  await expiring(bangla, 'পাসপোর্ট', 30, 'bn');
  await expiring(quiet, 'Unwanted', 10);
  await remindOfExpiry(t.ports);
  await remindOfExpiry(t.ports);
  const mails = await t.mails(2);
  const told = mails.map(({ to, subject }) => [to, subject]).sort();
  expect(told).toEqual(
    [
      [english.user.email, expect.stringMatching(/^“Soon\.pdf” expires on \d+ \w+ 20\d\d$/)],
      [bangla.user.email, expect.stringMatching(/^“পাসপোর্ট\.pdf”-এর মেয়াদ/)],
    ].sort(),
  );
});

test('another expiry is told of again', async () => {
  const student = await t.student();
  const { _id } = await paper(student, { category: 'IELTS', custom_name: 'TOEFL' });
  for (const days of [20, 40]) {
    await student.call(setExpiry, { body: { document_id: _id, expires_on: day(days) } });
    await remindOfExpiry(t.ports);
  }
  const mails = (await t.mails(4)).filter(({ to }) => to === student.user.email);
  expect(mails).toHaveLength(2);
});
