// Letters of recommendation: asked for by a link, handed in once, sealed where the right to read was waived.

import { createHash } from 'node:crypto';
import { addSavedUniversity } from '@lantern/contract/applications';
import * as contract from '@lantern/contract/applications.letters';
import { getDashboard, listPlannedTasks } from '@lantern/contract/dashboard';
import { listNotifications } from '@lantern/contract/notifications';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tryKey } from '#database/throttles.ts';
import { exportLetters, letterKey, sweepLetters } from '#features/applications/letters/applications.letter-files.ts';
import type { Mail } from '#ports/mail/mail.ts';
import { type Person, startTestApp, type TestApp } from './support/app.ts';
import { makePdf } from './support/pdf.ts';
import { formOf } from './support/vault.ts';

let t: TestApp;
const mails: Mail[] = [];
beforeAll(async () => {
  t = await startTestApp({ SMTP_URL: 'smtp://127.0.0.1:9' });
  t.ports.mailer.send = async (mail) => void mails.push(mail);
});
afterAll(() => t.stop());

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const tokenOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);
let programmes = 0;
/** A student whose address is known to be theirs. */
async function confirmed(): Promise<Person> {
  const person = await t.student();
  await t.database.updateTable('users').set({ email_verified: true }).where('id', '=', person.user.id).execute();
  return person;
}
const mailedTo = (address: string) => mails.find(({ to }) => to === address)?.text ?? '';

async function prepare(person: Person, email = 'teacher@example.org') {
  const { body: saved } = await person.call(addSavedUniversity, {
    body: { name: 'Hill College', program: `Physics ${++programmes}`, country: 'IE' },
  });
  const { body } = await person.call(contract.recommenderCalls.add, {
    body: { name: 'Rahima Begum', email, relation: 'physics teacher' },
  });
  return { application: saved.application._id, recommender: body.recommender._id };
}

type Asked = { waived?: boolean; email?: string; due_on?: string };
async function ask(person: Person, { waived = false, email = 'teacher@example.org', ...more }: Asked = {}) {
  const { application, recommender } = await prepare(person, email);
  const { status, body } = await person.call(contract.askForLetter, {
    body: {
      recommender_id: recommender,
      application_ids: [application],
      waived,
      note: 'The lab, if you can',
      due_on: dayFromNow(20),
      ends_on: dayFromNow(30),
      send: 'hand',
      ...more,
    },
  });
  return { status, body, application, recommender, id: body.letter?._id ?? '', token: tokenOf(body.url ?? '') };
}

const params = (token: string) => ({ params: { token } });
const open = (token: string) => t.stranger().call(contract.openLetterRequest, params(token));
const handIn = (token: string, bytes = makePdf('She measures what others guess.')) =>
  t.stranger().call(contract.sendLetter, params(token), formOf([{ name: 'file', value: bytes, fileName: 'a.pdf' }]));
const read = (person: Person, id: string) => person.call(contract.readLetter, { params: { id } });
const listed = async (person: Person) => (await person.call(contract.listLetters)).body.letters;
const exported = async (person: Person) => {
  const files = [];
  for await (const file of exportLetters(t.ports, person.user.id)) files.push(file);
  return files;
};

test('a link tells who asks, for what, until when, and whether it will be read', async () => {
  const person = await t.student('Nadia Karim');
  const { body, token, id } = await ask(person, { waived: true });
  expect(body.text).toContain(body.url);
  const shown = await open(token);
  expect(shown.body).toEqual({
    student: 'Nadia Karim',
    recommender: 'Rahima Begum',
    relation: 'physics teacher',
    waived: true,
    note: 'The lab, if you can',
    due_on: dayFromNow(20),
    ends_on: dayFromNow(30),
    applications: [
      { university: 'Hill College', program: expect.stringContaining('Physics'), country: 'IE', deadline: null },
    ],
    state: 'waiting',
    received_at: null,
  });
  expect(await listed(person)).toMatchObject([{ _id: id, state: 'opened', reminders: 0 }]);
  const kept = await t.database.selectFrom('letter_links').select('token_hash').execute();
  expect(kept.some(({ token_hash }) => token_hash.equals(createHash('sha256').update(token).digest()))).toBe(true);
  expect(kept.some(({ token_hash }) => token_hash.toString('latin1').includes(token))).toBe(false);
});

test('a letter without a waiver can be read and taken along, and is handed in once', async () => {
  const person = await t.student();
  const { token, id } = await ask(person);
  expect((await read(person, id)).status).toBe(404);
  expect((await handIn(token)).status).toBe(200);
  const again = await handIn(token);
  expect([again.status, again.body.code]).toEqual([409, 'letter_received']);
  const letter = await read(person, id);
  expect([letter.status, letter.raw.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  expect(letter.headers['content-disposition']).toContain('attachment');
  expect((await open(token)).body.state).toBe('received');
  expect(await listed(person)).toMatchObject([{ state: 'received', size: expect.any(Number) }]);
  expect(await exported(person)).toHaveLength(1);
  const other = await t.student();
  expect((await read(other, id)).status).toBe(404);
  expect((await t.stranger().call(contract.readLetter, { params: { id } })).status).toBe(401);
});

test('with the waiver no route, no list and no export opens the letter, and the waiver cannot be taken back', async () => {
  const person = await t.student();
  const { token, id } = await ask(person, { waived: true });
  expect((await handIn(token)).status).toBe(200);
  const refused = await read(person, id);
  expect([refused.status, refused.body.code]).toEqual([403, 'letter_sealed']);
  expect(await exported(person)).toEqual([]);
  expect(JSON.stringify((await open(token)).body)).not.toContain('file');
  await expect(
    t.database.updateTable('letter_requests').set({ waived: false }).where('id', '=', id).execute(),
  ).rejects.toThrow('waiver');
  // it is there for the backup
  const { key } = await t.database
    .selectFrom('letter_files')
    .select('key')
    .where('request_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(await t.ports.files.read(letterKey(key))).toBeDefined();
});

test.each([
  ['a page', Buffer.from('<html>%PDF-1.7</html>'), 'not_a_pdf'],
  ['nothing', Buffer.alloc(0), 'not_a_pdf'],
  ['more than 10 MB', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(10 * 1024 * 1024)]), 'payload_too_large'],
])('%s is no letter, and nothing of it stays', async (_, bytes, code) => {
  const person = await t.student();
  const { token } = await ask(person);
  expect((await handIn(token, bytes)).body.code).toBe(code);
  const rows = await t.database
    .selectFrom('letter_files')
    .select('key')
    .where('user_id', '=', person.user.id)
    .execute();
  expect(rows).toEqual([]);
  expect(await listed(person)).toMatchObject([{ state: 'asked', size: null }]);
});

test('of two letters at once one is the letter', async () => {
  const person = await t.student();
  const { token, id } = await ask(person);
  const statuses = (await Promise.all([handIn(token), handIn(token)])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409]);
  const rows = await t.database
    .selectFrom('letter_files')
    .select('state')
    .where('user_id', '=', person.user.id)
    .execute();
  expect(rows).toEqual([{ state: 'kept' }]);
  expect((await read(person, id)).status).toBe(200);
});

test('a request that was taken back, ended or lost its recommender answers like one that never was', async () => {
  const person = await t.student();
  const [closed, ended, gone] = [await ask(person), await ask(person), await ask(person)];
  await person.call(contract.withdrawLetter, { body: { letter_id: closed.id } });
  await t.database
    .updateTable('letter_requests')
    .set({ ends_on: sql<string>`current_date - 3`, due_on: null })
    .where('id', '=', ended.id)
    .execute();
  await person.call(contract.recommenderCalls.delete, { params: { id: gone.recommender } });
  for (const token of [closed.token, ended.token, gone.token, 'x'.repeat(43)]) {
    expect((await open(token)).body.code).toBe('not_found');
    expect((await handIn(token)).body.code).toBe('not_found');
    const no = await t.stranger().call(contract.declineLetter, { ...params(token), body: {} });
    expect(no.body.code).toBe('not_found');
  }
  expect((await listed(person)).map(({ state }) => state).sort()).toEqual(['ended', 'withdrawn']);
});

test('who guesses at links is stopped after some hundred tries', async () => {
  const guesser = t.stranger();
  const guess = () => guesser.call(contract.openLetterRequest, params('y'.repeat(43)), { address: '203.0.113.77' });
  const first = (await guess()).body.code;
  await t.database.updateTable('throttles').set({ tries: 300 }).where('key', 'like', 'letter-openings:%').execute();
  expect([first, (await guess()).body.code]).toEqual(['not_found', 'too_many_requests']);
  await t.database.deleteFrom('throttles').where('key', 'like', 'letter-openings:%').execute();
});

test('a no comes with a word, and a letter may still follow', async () => {
  const person = await t.student();
  const { token, id } = await ask(person);
  await t.stranger().call(contract.declineLetter, { ...params(token), body: { word: 'I know you too little.' } });
  expect(await listed(person)).toMatchObject([{ state: 'declined', declined_word: 'I know you too little.' }]);
  const reminded = await person.call(contract.remindOfLetter, { body: { letter_id: id, send: 'hand' } });
  expect(reminded.body.code).toBe('letter_closed');
  expect((await handIn(token)).status).toBe(200);
  expect(await listed(person)).toMatchObject([{ state: 'received', declined_word: '' }]);
  const { body } = await person.call(listNotifications, { query: {} });
  expect(body.notifications.map(({ kind }) => kind)).toEqual(['letter-received', 'letter-declined']);
});

test('a reminder is a new link, the first one works on; by mail once a day', async () => {
  const person = await confirmed();
  const { token, id } = await ask(person);
  const { body } = await person.call(contract.remindOfLetter, { body: { letter_id: id, send: 'hand' } });
  expect(body.letter).toMatchObject({ state: 'reminded', reminders: 1, mailed_at: null });
  for (const one of [token, tokenOf(body.url ?? '')]) expect((await open(one)).status).toBe(200);
  const mail = () => person.call(contract.remindOfLetter, { body: { letter_id: id, send: 'mail' } });
  expect((await mail()).body).toMatchObject({ letter: { mailed_at: expect.any(String) }, url: null, text: null });
  expect((await mail()).body.code).toBe('too_many_requests');
});

test('a mailed link leads to this installation, whatever Host the caller wrote, and is not told to the student', async () => {
  const person = await confirmed();
  // a name that was kept before names were looked at
  const name = 'Nadia https://evil.example/win';
  await t.database.updateTable('users').set({ name }).where('id', '=', person.user.id).execute();
  const { application, recommender } = await prepare(person, 'mailed@example.org');
  const asked = {
    recommender_id: recommender,
    application_ids: [application],
    waived: true,
    ends_on: dayFromNow(30),
    send: 'mail' as const,
  };
  const headers = { host: 'evil.example' };
  const { status, raw, body } = await person.call(contract.askForLetter, { body: asked }, { headers });
  expect([status, body.url, body.text, raw.includes('/letter/')]).toEqual([200, null, null, false]);
  await expect.poll(() => mailedTo('mailed@example.org'), { timeout: 60_000 }).toContain('/letter/');
  const text = mailedTo('mailed@example.org');
  expect(text).not.toContain('evil.example');
  // a letter by the mailed link is the recommender's; by one that was handed over it may be anybody's
  const token = /\/letter\/([\w-]+)/.exec(text)?.[1] ?? '';
  expect((await handIn(token)).status).toBe(200);
  expect(await listed(person)).toMatchObject([{ state: 'received', handed_over: false }]);
  const other = await t.student();
  await handIn((await ask(other, { waived: true })).token);
  expect(await listed(other)).toMatchObject([{ state: 'received', handed_over: true }]);
});

test('nobody is mailed for an account whose own address is not confirmed, or beyond what all may send in a day', async () => {
  const person = await t.student();
  const byMail = { send: 'mail' } as never;
  expect((await ask(person, byMail)).body.fields).toEqual({ send: contract.letterMessages.unconfirmed });
  const { id } = await ask(person);
  const reminder = await person.call(contract.remindOfLetter, { body: { letter_id: id, send: 'mail' } });
  expect(reminder.body.fields).toEqual({ send: contract.letterMessages.unconfirmed });
  const other = await confirmed();
  const key = tryKey('letter-mails', 'all');
  const full = { key, tries: 500, window_ends_at: new Date(Date.now() + 3_600_000) };
  await t.database
    .insertInto('throttles')
    .values(full)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(full))
    .execute();
  expect((await ask(other, byMail)).body.code).toBe('too_many_requests');
  await t.database.deleteFrom('throttles').where('key', '=', key).execute();
  expect((await ask(other, byMail)).status).toBe(200);
});

test('what cannot be asked is refused beside its field', async () => {
  const person = await t.student();
  const fields = async (more: object) => Object.keys((await ask(person, more as never)).body.fields ?? {});
  expect(await fields({ email: '', send: 'mail' })).toEqual(['send']);
  expect(await fields({ ends_on: dayFromNow(-3), due_on: null })).toEqual(['ends_on']);
  expect(await fields({ ends_on: dayFromNow(10) })).toEqual(['ends_on']);
  expect(await fields({ application_ids: [] })).toEqual(['application_ids']);
  const stranger = await ask(await t.student());
  expect(await fields({ application_ids: [stranger.application] })).toEqual(['application_ids']);
  expect((await ask(person, { recommender_id: stranger.recommender } as never)).body.code).toBe('not_found');
});

test('letters of deleted recommenders and people leave the storage', async () => {
  const person = await t.student();
  const { token, recommender } = await ask(person);
  await handIn(token);
  const [row] = await t.database
    .selectFrom('letter_files')
    .select('key')
    .where('user_id', '=', person.user.id)
    .execute();
  await t.database.deleteFrom('recommenders').where('id', '=', recommender).execute();
  await sweepLetters(t.ports);
  expect(await t.ports.files.read(letterKey(row?.key ?? ''))).toBeUndefined();
  expect(
    await t.database
      .selectFrom('letter_files')
      .select('key')
      .where('key', '=', row?.key ?? '')
      .execute(),
  ).toEqual([]);
});

test('the day of a letter is in the tracker until it came; what was taken back or declined has none', async () => {
  const person = await t.student();
  const tasks = async () =>
    (await person.call(listPlannedTasks, { query: {} })).body.tasks
      .filter(({ id }) => id.startsWith('letter:'))
      .map(({ date, is_done }) => [date, is_done]);
  const first = await ask(person);
  expect(await tasks()).toEqual([[dayFromNow(20), false]]);
  const { dates } = (await person.call(getDashboard, { query: {} })).body;
  expect(dates).toMatchObject([{ title: 'The letter of recommendation is due: Rahima Begum', link: '/recommenders' }]);
  await handIn(first.token);
  expect(await tasks()).toEqual([[dayFromNow(20), true]]);
  const second = await ask(person, { due_on: dayFromNow(25) });
  expect(await tasks()).toHaveLength(2);
  await person.call(contract.withdrawLetter, { body: { letter_id: second.id } });
  const third = await ask(person, { due_on: dayFromNow(26) });
  await t.stranger().call(contract.declineLetter, { params: { token: third.token }, body: {} });
  expect(await tasks()).toEqual([[dayFromNow(20), true]]);
});
