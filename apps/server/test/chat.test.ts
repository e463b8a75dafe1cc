// Conversations of students and mentors: order, doubles, what is hidden, who may write, reports.
import { randomUUID } from 'node:crypto';
import * as contract from '@lantern/contract/chat';
import * as reports from '@lantern/contract/chat.reports';
import { contactRules } from '@lantern/contract/contacts';
import { deleteAccount } from '@lantern/contract/erasures';
import { listNotifications } from '@lantern/contract/notifications';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maskOlderMessages } from '#features/chat/messages/chat.masked.ts';
import { goodPassword, type Person, startTestApp, type TestApp } from './support/app.ts';
import { openMentor } from './support/mentors.ts';

let t: TestApp;
let mentor: Person;
beforeAll(async () => {
  t = await startTestApp();
  mentor = await openMentor(t);
});
afterAll(() => t.stop());

const to = ({ user }: Person) => ({ personId: user.id });
const send = (from: Person, whom: Person, text: string, id: string = randomUUID()) =>
  from.call(contract.sendMessage, { params: { ...to(whom), id }, body: { text } });
const read = async (person: Person, whom: Person, query: object = {}) =>
  (await person.call(contract.listMessages, { params: to(whom), query })).body;
const texts = async (person: Person, whom: Person, query: object = {}) =>
  (await read(person, whom, query)).messages.map(({ text }) => text);
const bornIn = (person: Person, years: number) => {
  const born = `${new Date().getUTCFullYear() - years}-01-01`;
  const row = {
    first_name: 'Amina',
    last_name: 'Rahman',
    preferred_name: '',
    date_of_birth: born,
    phone: '',
    address: '',
    city: '',
    postal_code: '',
    country: 'BD',
    citizenship: 'BD',
  };
  return t.database
    .insertInto('personal_infos')
    .values({ user_id: person.user.id, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ date_of_birth: born }))
    .execute();
};

describe('messages', () => {
  test('stand in the order of arrival on both sides, and one that is sent twice is one', async () => {
    const student = await t.student();
    const id = randomUUID();
    for (let times = 0; times < 2; times++) {
      const { status, body } = await send(student, mentor, ' Can you look at my ending? ', id);
      expect([status, body.message.seq, body.message.text]).toEqual([200, 1, 'Can you look at my ending?']);
    }
    await Promise.all(
      Array.from({ length: 5 }, (_, at) => send(at % 2 ? student : mentor, at % 2 ? mentor : student, `${at}`)),
    );
    expect((await send(mentor, student, 'Much better.')).body.message.seq).toBe(7);
    const [mine, theirs] = [await read(student, mentor), await read(mentor, student)];
    expect(mine.messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(theirs.messages.map(({ _id, mine: own }) => [_id, !own])).toEqual(
      mine.messages.map(({ _id, mine: own }) => [_id, own]),
    );
    expect((await send(student, mentor, 'Other words', id)).body.code).toBe('id_taken');
    expect((await send(await t.student(), mentor, 'Can you look at my ending?', id)).body.code).toBe('id_taken');
  });

  test('come in pages, from the last one back, and after the one that a device has', async () => {
    const student = await t.student();
    await send(student, mentor, 'message 1');
    const chat = await t.database
      .selectFrom('chats')
      .select('id')
      .where('student_id', '=', student.user.id)
      .executeTakeFirstOrThrow();
    const rest = Array.from({ length: 119 }, (_, at) => at + 2);
    await t.database
      .insertInto('chat_messages')
      .values(
        rest.map((seq) => ({
          id: randomUUID(),
          chat_id: chat.id,
          sender_id: mentor.user.id,
          seq,
          text: `message ${seq}`,
        })),
      )
      .execute();
    await t.database.updateTable('chats').set({ last_seq: 120 }).where('id', '=', chat.id).execute();
    const seqs = async (query?: object) => {
      const { messages, more } = await read(student, mentor, query);
      return [messages.length, messages[0]?.seq, messages.at(-1)?.seq, more];
    };
    expect(await seqs()).toEqual([50, 71, 120, true]);
    expect(await seqs({ before: 71 })).toEqual([50, 21, 70, true]);
    expect(await seqs({ before: 21 })).toEqual([20, 1, 20, false]);
    expect(await seqs({ after: 117 })).toEqual([3, 118, 120, false]);
    expect(await seqs({ after: 10 })).toEqual([50, 11, 60, true]);
    expect(await texts(student, mentor, { search: 'SAGE 11' })).toEqual(
      ['message 11', 'message 110', 'message 111', 'message 112', 'message 113', 'message 114'].concat([
        'message 115',
        'message 116',
        'message 117',
        'message 118',
        'message 119',
      ]),
    );
    expect(await texts(student, mentor, { search: '100%' })).toEqual([]);
  });

  test('that are blank, too long or a megabyte are refused; a short one costs less than a kilobyte', async () => {
    const student = await t.student();
    for (const text of ['', ' \n\t ', 'x'.repeat(2001), 'a\u0000b'])
      expect((await send(student, mentor, text)).body).toMatchObject({
        status: 422,
        fields: { text: expect.any(String) },
      });
    expect((await send(student, mentor, 'x'.repeat(1024 * 1024))).status).toBeGreaterThanOrEqual(413);
    const words = 'I changed the ending, as you said. Can you look at it before Friday? '.repeat(3).trim();
    const { raw } = await send(student, mentor, words);
    expect(JSON.stringify({ text: words }).length + raw.length).toBeLessThan(1024);
    expect(await texts(mentor, student)).toEqual([words]);
  });

  test('are counted until they are read; both sides know what was delivered and read', async () => {
    const student = await t.student('Rafi Islam');
    for (const text of ['one', 'two']) await send(student, mentor, text);
    const mine = async (person: Person, whom: Person) =>
      (await person.call(contract.listPeople)).body.people.find(({ person_id }) => person_id === whom.user.id);
    expect(await mine(mentor, student)).toMatchObject({
      name: 'Rafi Islam',
      unread: 2,
      last: { text: 'two', mine: false },
    });
    expect(await mine(student, mentor)).toMatchObject({ unread: 0, specialties: ['Visas', 'Scholarships', 'Essays'] });
    expect(await read(student, mentor)).toMatchObject({ delivered: 0, read: 0 });
    await mentor.call(contract.markDelivered);
    expect(await read(student, mentor)).toMatchObject({ delivered: 2, read: 0 });
    await mentor.call(contract.markRead, { params: to(student), body: { seq: 1 } });
    await mentor.call(contract.markRead, { params: to(student), body: { seq: 0 } });
    expect(await read(student, mentor)).toMatchObject({ delivered: 2, read: 1 });
    expect(await mine(mentor, student)).toMatchObject({ unread: 1 });
    await mentor.call(contract.markRead, { params: to(student), body: { seq: 2_000_000 } });
    expect(await read(student, mentor)).toMatchObject({ read: 2 });
  });

  test('are told to the other one as a name, and so is writing', async () => {
    const [student, told] = [await t.student(), await openMentor(t)];
    const heard: unknown[] = [];
    const stop = t.ports.events.subscribe(told.user.id, (change) => {
      if (change.topic.startsWith('chat')) heard.push(change);
    });
    await send(student, told, 'a secret');
    await student.call(contract.sayTyping, { params: to(told) });
    await expect.poll(() => heard).toEqual(['chat', 'chat-typing'].map((topic) => ({ topic, id: student.user.id })));
    stop();
  });
});

test('who is not reading is told once, and no longer once it was read', async () => {
  const student = await t.student('Rafi Islam');
  const told = async (person: Person) =>
    (await person.call(listNotifications)).body.notifications.filter(({ kind }) => kind === 'chat-message');
  const of = async () => (await told(mentor)).filter(({ path }) => path.endsWith(student.user.id));
  for (const text of ['one', 'two']) await send(student, mentor, text);
  expect(await of()).toMatchObject([{ title: 'Rafi Islam wrote to you', read: false }]);
  await mentor.call(contract.markRead, { params: to(student), body: { seq: 2 } });
  expect(await of()).toMatchObject([{ read: true }]);
  const here = { seen_at: new Date(), here_until: new Date(Date.now() + 60_000) };
  await t.database
    .insertInto('presence')
    .values({ user_id: mentor.user.id, ...here })
    .execute();
  await send(student, mentor, 'three');
  expect(await of()).toMatchObject([{ read: true }]);
  await t.database.deleteFrom('presence').where('user_id', '=', mentor.user.id).execute();
  await send(student, mentor, 'four');
  expect(await of()).toMatchObject([{ read: false }]);
  expect(await told(student)).toEqual([]);
});

describe('who may write', () => {
  test('a student to mentors who show their card; a mentor to students who booked, share or wrote', async () => {
    const [student, hidden] = [await t.student(), await t.mentor('Nusrat Jahan')];
    expect((await send(student, hidden, 'Hello')).body.code).toBe('not_found');
    expect((await send(hidden, student, 'Hello')).body.code).toBe('not_found');
    expect((await send(student, await t.student(), 'Hello')).body.code).toBe('not_found');
    expect((await send(student, await t.admin(), 'Hello')).body.code).toBe('not_found');
    expect((await send(t.stranger() as Person, mentor, 'Hello')).body.code).toBe('unauthenticated');
    const share = { student_id: student.user.id, mentor_id: hidden.user.id, scope: 'essays' };
    await t.database.insertInto('shares').values(share).execute();
    const listed = (await student.call(contract.listPeople)).body.people.map(({ name }) => name);
    expect(listed).toEqual(expect.arrayContaining(['Nusrat Jahan', 'Farhana Karim']));
    expect((await send(hidden, student, 'I read your draft.')).status).toBe(200);
    await t.database.updateTable('shares').set({ revoked_at: new Date() }).execute();
    // a conversation outlives the share: blocking ends it
    expect((await send(student, hidden, 'Thank you.')).status).toBe(200);
    expect((await send(mentor, student, 'Hello')).body.code).toBe('not_found');
    expect((await read(await t.student(), hidden)) as object).toMatchObject({ code: 'not_found' });
  });

  test('nobody once one of them blocked, until that one takes it back', async () => {
    const student = await t.student();
    await send(student, mentor, 'Hello');
    const block = (blocked: boolean) => student.call(contract.setBlock, { params: to(mentor), body: { blocked } });
    expect((await block(true)).body.closed).toBe('by-me');
    expect((await send(mentor, student, 'Hello?')).body).toMatchObject({ status: 403, code: 'chat_closed' });
    expect((await send(student, mentor, 'Hello?')).body.code).toBe('chat_closed');
    expect(await read(mentor, student)).toMatchObject({ closed: 'by-them', messages: [{ text: 'Hello' }] });
    await mentor.call(contract.setBlock, { params: to(student), body: { blocked: false } });
    expect((await send(mentor, student, 'Hello?')).body.code).toBe('chat_closed');
    expect((await block(false)).body.closed).toBeNull();
    expect((await send(mentor, student, 'Hello again')).status).toBe(200);
  });

  test('a guest to nobody', async () => {
    const guest = await t.student();
    await t.database.updateTable('users').set({ guest: true }).where('id', '=', guest.user.id).execute();
    expect((await send(guest, mentor, 'Hello')).body.code).toBe('forbidden');
  });
});

describe('contact details', () => {
  test('are hidden, and cannot be found, until both agree; never with a minor or where the age is not known', async () => {
    const student = await t.student();
    await send(student, mentor, 'Call me: +880 1712 345678');
    const hidden = ['Call me: '];
    expect(await texts(mentor, student)).toEqual(hidden);
    expect((await read(student, mentor)).messages[0]?.hidden).toEqual([{ at: 9, kind: 'phone' }]);
    expect(await texts(mentor, student, { search: '1712' })).toEqual([]);
    // a page that is full of one's own hits would tell by "more" whether a hidden one stands there too
    const { id, last_seq } = await t.database
      .selectFrom('chats')
      .select(['id', 'last_seq'])
      .where('student_id', '=', student.user.id)
      .executeTakeFirstOrThrow();
    const own = Array.from({ length: 50 }, (_, at) => ({
      ...{ id: randomUUID(), chat_id: id, sender_id: mentor.user.id, seq: last_seq + at + 1 },
      ...{ text: 'room 1712 or 1713', masked: null, masked_by: contactRules },
    }));
    await t.database.insertInto('chat_messages').values(own).execute();
    for (const search of ['1712', '1713']) expect((await read(mentor, student, { search })).more, search).toBe(false);
    const ids = own.map(({ id }) => id);
    await t.database.deleteFrom('chat_messages').where('id', 'in', ids).execute();
    const agree = (person: Person, whom: Person, agreed = true) =>
      person.call(contract.setContact, { params: to(whom), body: { agreed } });
    expect((await agree(student, mentor)).body.code).toBe('contact_protected');
    expect((await read(student, mentor)).contact).toBe('age-unknown');
    await bornIn(student, 17);
    expect((await agree(mentor, student)).body.code).toBe('contact_protected');
    expect([(await read(student, mentor)).contact, (await read(mentor, student)).contact]).toEqual([
      'minor',
      'protected',
    ]);
    await bornIn(student, 19);
    expect((await agree(student, mentor)).body.contact).toBe('mine');
    expect([await texts(mentor, student), (await read(mentor, student)).contact]).toEqual([hidden, 'theirs']);
    await agree(mentor, student);
    expect(await texts(mentor, student)).toEqual(['Call me: +880 1712 345678']);
    await agree(student, mentor, false);
    expect(await texts(mentor, student)).toEqual(hidden);
  });

  test('are looked for once, when a message is written; what older rules let through is mended', async () => {
    const student = await t.student();
    const id = randomUUID();
    await send(student, mentor, 'Call me: 01712345678', id);
    const row = () =>
      t.database
        .selectFrom('chat_messages')
        .select(['masked', 'masked_by'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    const kept = { masked: { text: 'Call me: ', hidden: [{ at: 9, kind: 'phone' }] }, masked_by: contactRules };
    expect(await row()).toEqual(kept);
    const older = { masked: null, masked_by: 0 };
    await t.database.updateTable('chat_messages').set(older).where('id', '=', id).execute();
    expect(await texts(mentor, student)).toEqual(['Call me: ']);
    await maskOlderMessages(t.database);
    expect(await row()).toEqual(kept);
    // whoever reads it later reads what is kept: nothing is looked for again
    const found = JSON.stringify({ text: 'as it was kept', hidden: [{ at: 0, kind: 'phone' }] });
    await t.database.updateTable('chat_messages').set({ masked: found }).where('id', '=', id).execute();
    expect(await texts(mentor, student)).toEqual(['as it was kept']);
  });
});

describe('a report', () => {
  test('shows administrators the last messages whole; ending the conversation ends it for both', async () => {
    const [student, admin] = [await t.student('Amina Rahman'), await t.admin()];
    const report = (words: string) =>
      student.call(reports.reportPerson, { params: to(mentor), body: { reason: 'contact', words } });
    expect((await report('x')).body.code).toBe('not_found');
    await send(student, mentor, 'Hello');
    await send(mentor, student, 'Call me on 01712345678');
    for (const words of ['Asks for my number', 'Asks for my number again'])
      expect((await report(words)).status).toBe(200);
    const { body } = await admin.call(reports.listChatReports);
    expect(body).toMatchObject({
      waiting: 1,
      reports: [
        {
          words: 'Asks for my number again',
          by: 'student',
          student_name: 'Amina Rahman',
          messages: [{ by: 'student' }, { by: 'mentor', text: 'Call me on 01712345678' }],
        },
      ],
    });
    const end = () =>
      admin.call(reports.decideChatReport, { params: { id: body.reports[0]?._id }, body: { decision: 'ended' } });
    expect((await mentor.call(reports.listChatReports)).body.code).toBe('forbidden');
    expect([(await end()).status, (await end()).status]).toEqual([200, 404]);
    expect((await send(mentor, student, 'Hello?')).body.code).toBe('chat_closed');
    expect((await read(student, mentor)).closed).toBe('ended');
  });
});

test('an account that goes takes its own words along; a student keeps theirs', async () => {
  const [student, other, leaving] = [await t.student(), await t.student(), await openMentor(t, {}, 'David Obi')];
  for (const one of [student, other]) await send(one, leaving, 'Thank you for today.');
  await send(leaving, student, 'You are welcome.');
  await other.call(deleteAccount, { body: { password: goodPassword } });
  expect((await leaving.call(contract.listPeople)).body.people.map(({ person_id }) => person_id)).toEqual([
    student.user.id,
  ]);
  await t.database.deleteFrom('users').where('id', '=', leaving.user.id).execute();
  const [left] = (await student.call(contract.listPeople)).body.people.filter(({ closed }) => closed === 'gone');
  expect(left).toMatchObject({ name: null, last: { text: 'Thank you for today.' } });
  const params = { personId: left?.person_id };
  expect((await student.call(contract.listMessages, { params })).body).toMatchObject({
    closed: 'gone',
    messages: [{ seq: 1 }],
  });
  const late = await student.call(contract.sendMessage, {
    params: { ...params, id: randomUUID() },
    body: { text: 'Hello?' },
  });
  expect(late.body.code).toBe('chat_closed');
});
