// What messages name of a student's things: only what is shared, told as it is now, gone with the share.
import { randomUUID } from 'node:crypto';
import * as contract from '@lantern/contract/chat';
import * as reports from '@lantern/contract/chat.reports';
import { deleteEssay, startDraft } from '@lantern/contract/essays';
import { addMentorShares, revokeMentorShare } from '@lantern/contract/shares';
import { listWaiting } from '@lantern/contract/shares.students';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from './support/app.ts';
import { openMentor } from './support/mentors.ts';
import { paper } from './support/vault.ts';

let t: TestApp;
let mentor: Person;
beforeAll(async () => {
  t = await startTestApp();
  mentor = await openMentor(t);
});
afterAll(() => t.stop());

const to = ({ user }: Person) => ({ personId: user.id });
type Sent = { text?: string; attached?: contract.Attached; id?: string };
const send = (from: Person, whom: Person, { text = '', attached, id = randomUUID() }: Sent) =>
  from.call(contract.sendMessage, { params: { ...to(whom), id }, body: { text, attached } });
const read = async (person: Person, whom: Person, query: object = {}) =>
  (await person.call(contract.listMessages, { params: to(whom), query })).body;

async function write(person: Person, title: string): Promise<contract.Attached> {
  const { body } = await person.call(startDraft, { body: { title, essay_type: 'SOP' } });
  return { kind: 'essay', id: body.essay._id };
}
async function share(person: Person, { kind, id }: contract.Attached, whom = mentor): Promise<string> {
  const items = [{ scope: kind === 'essay' ? 'essays' : 'documents', item_id: id }];
  const { body } = await person.call(addMentorShares, { body: { mentor_id: whom.user.id, items, ends_on: null } });
  return body.shares[0]?._id ?? '';
}

test('a shared essay or paper goes with a message, for both to open, until the share ends', async () => {
  const student = await t.student();
  const essay = await write(student, 'The ferry at dawn');
  const transcript = { kind: 'document', id: (await paper(student, { custom_name: 'Transcript' }))._id } as const;
  expect((await send(student, mentor, { attached: essay })).body).toMatchObject({ status: 409, code: 'not_shared' });
  const [first] = [await share(student, essay), await share(student, transcript)];

  const sent = await send(student, mentor, { attached: essay });
  expect(sent.body.message).toMatchObject({ seq: 1, text: '', attached: essay });
  expect((await send(mentor, student, { text: 'Page 2 is missing.', attached: transcript })).status).toBe(200);
  for (const [one, other] of [
    [student, mentor],
    [mentor, student],
  ] as const)
    expect(await read(one, other)).toMatchObject({
      messages: [{ attached: essay }, { attached: transcript, text: 'Page 2 is missing.' }],
      things: [
        { ...transcript, state: 'shared', title: 'Transcript.pdf' },
        { ...essay, state: 'shared', title: 'The ferry at dawn' },
      ],
    });

  await student.call(revokeMentorShare, { body: { share_id: first } });
  // asked for what comes after the last message, a device hears of the end too
  expect(await read(mentor, student, { after: 2 })).toMatchObject({
    messages: [],
    things: [{ state: 'shared' }, { ...essay, state: 'ended', title: null }],
  });
  expect((await read(student, mentor)).things[1]).toEqual({ ...essay, state: 'ended', title: 'The ferry at dawn' });
  expect((await send(mentor, student, { attached: essay })).body.code).toBe('not_shared');

  await share(student, essay);
  expect((await read(mentor, student)).things[1]).toMatchObject({ state: 'shared' });
  await t.database
    .updateTable('shares')
    .set({ until: new Date(Date.now() - 1000) })
    .where('student_id', '=', student.user.id)
    .execute();
  expect((await read(mentor, student)).things.map(({ state }) => state)).toEqual(['ended', 'ended']);
  await student.call(deleteEssay, { params: { id: essay.id } });
  expect((await read(student, mentor)).things[1]).toEqual({ ...essay, state: 'gone', title: null });
  expect((await read(mentor, student)).things[1]).toEqual({ ...essay, state: 'ended', title: null });
});

test('nothing else goes with one: not what another student shares, not what is shared with another mentor', async () => {
  const [student, other, second] = [await t.student(), await t.student(), await openMentor(t, {}, 'David Obi')];
  const [mine, theirs] = [await write(student, 'Mine'), await write(other, 'Theirs')];
  await share(other, theirs);
  await share(student, mine, second);
  for (const attached of [mine, theirs, { ...mine, id: randomUUID() }, { ...mine, kind: 'document' as const }])
    expect((await send(student, mentor, { text: 'Look', attached })).body.code).toBe('not_shared');
  await send(student, mentor, { text: 'Hello' });
  expect((await send(mentor, student, { attached: theirs })).body.code).toBe('not_shared');
  expect((await send(t.stranger() as Person, mentor, { attached: mine })).body.code).toBe('unauthenticated');
  expect((await send(await t.student(), second, { attached: mine })).body.code).toBe('not_shared');
  expect((await send(student, mentor, {})).body.fields).toEqual({ text: 'Write a message.' });
  const odd = { kind: 'video', id: mine.id } as never;
  expect((await send(student, mentor, { attached: odd })).body.code).toBe('invalid_request');
  expect(await read(mentor, student)).toMatchObject({ messages: [{ text: 'Hello' }], things: [] });
});

test('sent twice it is one message, also when the share has ended since; with another thing it is refused', async () => {
  const student = await t.student();
  const [essay, second] = [await write(student, 'One'), await write(student, 'Two')];
  const ended = await share(student, essay);
  await share(student, second);
  const id = randomUUID();
  await send(student, mentor, { text: 'Please read', attached: essay, id });
  await student.call(revokeMentorShare, { body: { share_id: ended } });
  const again = { ...essay, id: essay.id.toUpperCase() };
  expect((await send(student, mentor, { text: 'Please read', attached: again, id })).body.message.seq).toBe(1);
  expect((await send(student, mentor, { text: 'Please read', attached: second, id })).body.code).toBe('id_taken');
  expect((await send(student, mentor, { text: 'Please read', id })).body.code).toBe('id_taken');
  expect((await read(student, mentor)).messages).toHaveLength(1);
});

test('administrators see of a report that something was attached, and not what', async () => {
  const [student, admin] = [await t.student(), await t.admin()];
  const essay = await write(student, 'A private page');
  await share(student, essay);
  await send(student, mentor, { attached: essay });
  await student.call(reports.reportPerson, { params: to(mentor), body: { reason: 'other', words: '' } });
  const { body } = await admin.call(reports.listChatReports);
  expect(body.reports.map(({ messages }) => messages)).toEqual([
    [{ by: 'student', text: '', attached: 'essay', at: expect.any(String) }],
  ]);
});

test('what students wrote and the mentor has not read waits for the mentor, longest first', async () => {
  const reader = await openMentor(t);
  const [first, second] = [await t.student('Rafi Islam'), await t.student('Amina Rahman')];
  const waiting = async () => (await reader.call(listWaiting)).body.waiting.filter(({ kind }) => kind === 'chat');
  await send(first, reader, { text: 'Call me on 01712345678, please' });
  await send(second, reader, { text: 'Can you look at my ending?' });
  await send(first, reader, { text: 'Hello?' });
  expect(await waiting()).toMatchObject([
    { title: 'Call me on …, please', student: { name: 'Rafi Islam' }, path: `/mentor/chats?with=${first.user.id}` },
    { title: 'Can you look at my ending?', student: { id: second.user.id } },
  ]);
  expect((await mentor.call(listWaiting)).body.waiting.filter(({ student }) => student.id === first.user.id)).toEqual(
    [],
  );
  await reader.call(contract.markRead, { params: to(first), body: { seq: 1 } });
  expect((await waiting()).map(({ title }) => title)).toEqual(['Can you look at my ending?', 'Hello?']);
  await reader.call(contract.markRead, { params: to(first), body: { seq: 2 } });
  await send(reader, first, { text: 'I am here.' });
  await second.call(contract.setBlock, { params: to(reader), body: { blocked: true } });
  expect(await waiting()).toEqual([]);
});
