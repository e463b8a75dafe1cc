import { randomUUID } from 'node:crypto';
import * as contract from '@lantern/contract/bookings';
import { setBlock } from '@lantern/contract/chat';
import { deleteAccount } from '@lantern/contract/erasures';
import { getMentorProfile, saveMentorProfile } from '@lantern/contract/mentors';
import { listNotifications } from '@lantern/contract/notifications';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { datedEntries } from '#features/bookings/bookings.service.ts';
import { reachedBy } from '#features/bookings/bookings.slots.ts';
import { insertBooking } from '#features/bookings/bookings.store.ts';
import type { PublishedMentor } from '#features/mentors/mentors.service.ts';
import { goodPassword, type Person, startTestApp, type TestApp } from './support/app.ts';
import { alwaysOpen, inDays, openMentor } from './support/mentors.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

const day = inDays(4);
const book = (person: Person, mentor: Person, body: object = {}) =>
  person.call(contract.bookSession, {
    body: { kind: 'free-session', date: day, time: '10:00', zone: 'UTC', mentor_id: mentor.user.id, ...body },
  });
async function booked(person: Person, mentor: Person, body: object = {}) {
  const answer = await book(person, mentor, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.session;
}
const slots = async (person: Person, query: object) => {
  const { status, body } = await person.call(contract.listSlots, { query: { date: day, ...query } });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
/** Puts a session so many minutes into the past. */
const begin = (id: string, minutesAgo: number) => {
  const start = Date.now() - minutesAgo * 60_000;
  const [starts_at, ends_at] = [new Date(start), new Date(start + 30 * 60_000)];
  return t.database
    .updateTable('bookings')
    .set({ starts_at, ends_at, held_until: ends_at })
    .where('id', '=', id)
    .execute();
};
const act = (id: string, body?: object) => ({ params: { id }, ...(body && { body }) });

describe('a mentor', () => {
  test('says who they are and when they can be met; an old base replaces nothing', async () => {
    const mentor = await t.mentor();
    expect((await mentor.call(getMentorProfile)).body).toMatchObject({ revision: 0, profile: { published: false } });
    const save = (base_revision: number, expertise: string) =>
      mentor.call(saveMentorProfile, { body: { profile: { ...alwaysOpen, expertise }, base_revision } });
    expect((await save(0, 'Visas')).body).toMatchObject({ revision: 1 });
    expect(await save(0, 'Essays')).toMatchObject({
      status: 409,
      body: { code: 'stale_revision', extra: { revision: 1 } },
    });
    expect((await save(1, 'Essays')).body).toMatchObject({ revision: 2, profile: { expertise: 'Essays' } });
  });

  test('in a zone of an older name has it under today’s; sessions follow the clocks that the mentor has now', async () => {
    const mentor = await openMentor(t, { time_zone: 'Asia/Calcutta' });
    expect((await mentor.call(getMentorProfile)).body.profile.time_zone).toBe('Asia/Kolkata');
    const person = await t.student();
    const session = await booked(person, mentor);
    expect(session.mentor_zone).toBe('Asia/Kolkata');
    const { profile, revision } = (await mentor.call(getMentorProfile)).body;
    const moved = { profile: { ...profile, time_zone: 'Europe/Kyiv' }, base_revision: revision };
    expect((await mentor.call(saveMentorProfile, { body: moved })).status).toBe(200);
    const { upcoming } = (await person.call(contract.listSessions)).body;
    expect(upcoming.map(({ mentor_zone }) => mentor_zone)).toEqual(['Europe/Kyiv']);
  });

  const odd: [string, object][] = [
    ['time_zone', { time_zone: 'Mars/Olympus' }],
    ['hours.0.to', { hours: [{ weekday: 1, from: '10:00', to: '25:00' }] }],
    ['hours.0.to', { hours: [{ weekday: 1, from: '10:00', to: '09:00' }] }],
    [
      'hours',
      {
        hours: [
          { weekday: 1, from: '10:00', to: '12:00' },
          { weekday: 1, from: '11:00', to: '13:00' },
        ],
      },
    ],
    ['meeting_link', { meeting_link: 'javascript:alert(1)' }],
    ['meeting_link', { meeting_link: 'http://meet.example.org' }],
    ['safeguards', { safeguards: false }],
    ['kinds', { kinds: [] }],
    [
      'exceptions',
      {
        exceptions: [
          { day, open: [] },
          { day, open: [] },
        ],
      },
    ],
  ];
  test.each(odd)('is refused a wrong %s in plain words: %o', async (field, changes) => {
    const mentor = await t.mentor();
    const { status, body } = await mentor.call(saveMentorProfile, {
      body: { profile: { ...alwaysOpen, ...changes }, base_revision: 0 },
    });
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {})).toContain(`profile.${field}`);
  });

  test('has a card without the link, and none before it is published', async () => {
    const [shown, hidden] = [await openMentor(t, {}, 'Shown Mentor'), await openMentor(t, { published: false })];
    const { raw, body } = await (await t.student()).call(contract.listBookableMentors, { query: {} });
    expect(body.mentors.find(({ id }) => id === shown.user.id)).toMatchObject({
      name: 'Shown Mentor',
      sessions: 0,
      rating: null,
      has_link: true,
    });
    expect(body.mentors.map(({ id }) => id)).not.toContain(hidden.user.id);
    expect(raw.toString()).not.toContain('meet.example.org');
  });
});

describe('somebody who deletes the account', () => {
  const leave = async (person: Person) =>
    expect((await person.call(deleteAccount, { body: { password: goodPassword } })).status).toBe(200);
  const told = async (person: Person) =>
    (await person.call(listNotifications, {})).body.notifications.map(({ kind, title }) => [kind, title]);
  const notice = ['session-left', expect.stringContaining('The other person deleted their account')];

  test('a mentor: the session is cancelled, and the student hears of it', async () => {
    const [mentor, person] = [await openMentor(t, {}, 'Ms Leaving'), await t.student()];
    const { _id } = await booked(person, mentor);
    await leave(mentor);
    const { upcoming, past } = (await person.call(contract.listSessions)).body;
    expect(upcoming).toEqual([]);
    expect(past).toMatchObject([{ _id, status: 'cancelled', cancelled_by: 'mentor', mentor_name: null }]);
    expect(await told(person)).toEqual([notice]);
    await vi.waitFor(async () => expect(JSON.stringify(await t.mails(1))).toContain('deleted their account'), {
      timeout: 20_000,
    });
  });

  test('a student: the mentor hears of it, without a name', async () => {
    const [mentor, person] = [await openMentor(t), await t.student('Vanishing Student')];
    await booked(person, mentor);
    await leave(person);
    expect((await mentor.call(contract.listSessions)).body.upcoming).toEqual([]);
    const list = await told(mentor);
    expect(list).toEqual([notice]);
    expect(JSON.stringify(list)).not.toContain('Vanishing');
  });
});

describe('free times', () => {
  test('a mentor is listed with the first of them, which moves on when it is booked', async () => {
    const mentor = await openMentor(t);
    const person = await t.student();
    const nextFree = async () =>
      (await person.call(contract.listBookableMentors, { query: { kind: 'free-session' } })).body.mentors.find(
        ({ id }) => id === mentor.user.id,
      )?.next_free;
    const first = await nextFree();
    const { slots: all } = await slots(person, {
      kind: 'free-session',
      mentor_id: mentor.user.id,
      date: new Date().toISOString().slice(0, 10),
      days: 14,
    });
    expect(first).toBe(all[0]?.starts_at);
    await booked(person, mentor, { date: all[0]?.date, time: all[0]?.time, kind: 'free-session' });
    const next = await nextFree();
    expect(Date.parse(next ?? '')).toBeGreaterThan(Date.parse(first ?? ''));
    // of a kind that nobody asked for there is none
    const { mentors } = (await person.call(contract.listBookableMentors, { query: {} })).body;
    expect(mentors.find(({ id }) => id === mentor.user.id)?.next_free).toBeNull();
  });

  test('are on the clocks of the reader, with those of the mentor beside', async () => {
    const mentor = await openMentor(t, {
      hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '06:00', to: '07:00' })),
    });
    const person = await t.student();
    const body = await slots(person, { kind: 'free-session', mentor_id: mentor.user.id, zone: 'America/St_Johns' });
    expect(body.availableSlots).toHaveLength(2);
    expect(body.slots[0]).toMatchObject({ date: day, mentor_zone: 'Asia/Dhaka', mentor_time: '06:00' });
    const { starts_at = '', time = '' } = body.slots[0] ?? {};
    expect(starts_at.slice(11, 16)).toBe('00:00');
    expect(['20:30', '21:30']).toContain(time);
  });

  test('a kind on weekdays has none at the weekend; a day without hours has none', async () => {
    const mentor = await openMentor(t, { time_zone: 'UTC' });
    const person = await t.student();
    const week = await slots(person, { days: 7, mentor_id: mentor.user.id });
    const weekdays = new Set(week.slots.map(({ date }) => new Date(`${date}T00:00:00Z`).getUTCDay()));
    expect([...weekdays].sort()).toEqual([1, 2, 3, 4, 5]);
    const away = await openMentor(t, { time_zone: 'UTC', exceptions: [{ day, open: [] }] });
    expect((await slots(person, { kind: 'free-session', mentor_id: away.user.id })).slots).toEqual([]);
  });

  test('odd questions have plain answers', async () => {
    const person = await t.student();
    const ask = (query: object) => person.call(contract.listSlots, { query: { date: day, ...query } });
    expect(await ask({ date: '2020-01-01' })).toMatchObject({
      status: 422,
      body: { fields: { date: 'This day is in the past.' } },
    });
    expect(await ask({ zone: 'Mars/Olympus' })).toMatchObject({ status: 422 });
    expect(await ask({ date: '2026-02-30' })).toMatchObject({ status: 422 });
    expect(await ask({ mentor_id: randomUUID() })).toMatchObject({ status: 404 });
    expect((await ask({ date: '9999-12-31' })).body).toMatchObject({ availableSlots: [], slots: [] });
  });
});

describe('booking', () => {
  test('is for both to see; asking twice books once; the time is gone for others, who hear of the next ones', async () => {
    const [mentor, person, other] = [await openMentor(t), await t.student('Amina Rahman'), await t.student()];
    const session = await booked(person, mentor, { note: 'My visa', zone: 'Asia/Dhaka', time: '16:00' });
    expect(session).toMatchObject({
      side: 'student',
      status: 'scheduled',
      starts_at: `${day}T10:00:00.000Z`,
      meeting_link: alwaysOpen.meeting_link,
    });
    expect((await booked(person, mentor))._id).toBe(session._id);
    const theirs = (await mentor.call(contract.listSessions)).body;
    expect(theirs.upcoming).toMatchObject([
      { _id: session._id, side: 'mentor', student_name: 'Amina Rahman', note: 'My visa' },
    ]);

    expect((await slots(other, { kind: 'free-session', mentor_id: mentor.user.id })).availableSlots).not.toContain(
      '10:00',
    );
    const taken = await book(other, mentor);
    expect(taken).toMatchObject({ status: 409, body: { code: 'slot_taken' } });
    const { alternatives } = contract.alternativesSchema.parse(taken.body.extra);
    expect(alternatives.map(({ time }) => time).sort()).toEqual(['09:00', '09:30', '10:30']);
    expect((await other.call(contract.listSessions)).body).toEqual({ upcoming: [], past: [] });
  });

  test('a buffer stays free, and nobody is in two sessions', async () => {
    const [first, second] = [await openMentor(t, { buffer_minutes: 30 }), await openMentor(t)];
    const [person, other] = [await t.student(), await t.student()];
    await booked(person, first);
    expect((await book(other, first, { time: '10:30' })).body.code).toBe('slot_taken');
    expect((await book(other, first, { time: '09:30' })).body.code).toBe('slot_taken');
    await booked(other, first, { time: '11:00' });
    expect((await book(person, second)).body.code).toBe('own_overlap');
  });

  test('of sixty who want the same five times at once each time has one', async () => {
    const mentor = await openMentor(t);
    const people = await Promise.all(Array.from({ length: 60 }, () => t.student()));
    const times = ['10:00', '10:30', '11:00', '11:30', '12:00'];
    const wanted = people.flatMap((person) => times.map((time) => book(person, mentor, { time })));
    const answers = await Promise.all(wanted);
    expect(answers.filter(({ body }) => body.code === 'slot_taken')).toHaveLength(295);
    const booked = answers.flatMap(({ status, body }) => (status === 200 ? body.session.starts_at.slice(11, 16) : []));
    expect(booked.toSorted()).toEqual(times);
    expect((await mentor.call(contract.listSessions)).body.upcoming).toHaveLength(5);
  });

  test('the database itself refuses what overlaps: 1,000 rows for 10 times are 10', async () => {
    const mentor = await t.mentor();
    const users = Array.from({ length: 100 }, () => ({
      id: randomUUID(),
      name: 'Student',
      email: `${randomUUID()}@example.org`,
    }));
    await t.database.insertInto('users').values(users).execute();
    const row = (student: string, slot: number) => {
      const start = Date.parse(`${day}T00:00:00Z`) + slot * 1_800_000;
      const [starts_at, ends_at] = [new Date(start), new Date(start + 1_800_000)];
      const zones = {
        student_zone: 'UTC',
        mentor_zone: 'UTC',
        language: 'en',
        call_room: false,
        meeting_link: '',
        note: '',
        phone: '',
      };
      return {
        student_id: student,
        mentor_id: mentor.user.id,
        kind: 'free-session',
        starts_at,
        ends_at,
        held_until: ends_at,
        student_name: 'Student',
        interview_type: null,
        by_phone: false,
        ...zones,
      };
    };
    // many statements, few connections: the constraint is what is tried here, not the pool
    let refused = 0;
    for (let slot = 0; slot < 10; slot++)
      for (const { id } of users)
        await insertBooking(t.database, row(id, slot)).catch(() => {
          refused += 1;
        });
    expect(refused).toBe(990);
  });

  test('any mentor is one who is free: two at the same time are with two', async () => {
    const mentor = await openMentor(t);
    const found = new Set<string | null>();
    for (const person of [await t.student(), await t.student()])
      found.add((await booked(person, mentor, { mentor_id: undefined, time: '03:00' })).mentor_id);
    expect(found.size).toBe(2);
  });

  test('who asks for a call by phone is offered those who call phones alone', () => {
    const way = (calls_phones: boolean, call_room: boolean, meeting_link = '') =>
      ({ profile: { calls_phones, call_room, meeting_link } }) as PublishedMentor;
    const [phones, room, link] = [way(true, false), way(false, true), way(false, false, 'https://meet.example/x')];
    const all = [phones, room, link];
    expect([true, false, undefined].map((byPhone) => reachedBy(all, byPhone))).toEqual([[phones], [room, link], all]);
  });

  test('what cannot be is refused in plain words', async () => {
    const [mentor, person] = [await openMentor(t, { calls_phones: false }), await t.student()];
    const odd: [object, number, object][] = [
      [{ date: '2020-01-01' }, 422, { fields: { date: 'This time is over. Choose one that is still ahead.' } }],
      [{ date: inDays(300) }, 422, { fields: { date: 'Sessions can be booked 60 days ahead.' } }],
      [{ time: '25:00' }, 422, { code: 'invalid_request' }],
      [{ time: '10:07' }, 409, { code: 'slot_taken' }],
      // clocks go forward over 02:30 in Berlin, and 02:30 comes twice in autumn
      [
        { date: '2027-03-28', time: '02:30', zone: 'Europe/Berlin' },
        422,
        { code: 'invalid_request', fields: { time: expect.stringContaining('does not exist') } },
      ],
      [
        { date: '2027-10-31', time: '02:30', zone: 'Europe/Berlin' },
        422,
        { fields: { time: expect.stringContaining('comes twice') } },
      ],
      [{ starts_at: `${day}T11:00:00Z` }, 422, { code: 'invalid_request' }],
      [{ by_phone: true }, 422, { code: 'invalid_request' }],
      [
        { by_phone: true, phone: '+880 1712 345678' },
        422,
        { fields: { by_phone: 'This mentor does not call phones.' } },
      ],
      [{ mentor_id: randomUUID() }, 404, { code: 'not_found' }],
      [{ user_id: randomUUID() }, 404, { code: 'not_found' }],
      [{ note: 'a'.repeat(1001) }, 422, { code: 'invalid_request' }],
    ];
    for (const [body, status, problem] of odd)
      expect(await book(person, mentor, body)).toMatchObject({ status, body: problem });
    expect((await person.call(contract.listSessions)).body.upcoming).toEqual([]);
  });

  test('is refused to two of whom one blocked the other, without a word of who; what is booked can be cancelled', async () => {
    const [mentor, other, person] = [await openMentor(t), await openMentor(t), await t.student()];
    const session = await booked(person, mentor, { by_phone: true, phone: '+880 1712 345678' });
    const block = (from: Person, to: Person, blocked: boolean) =>
      from.call(setBlock, { params: { personId: to.user.id }, body: { blocked } });
    for (const [from, to] of [
      [mentor, person],
      [person, mentor],
    ] as const) {
      expect((await block(from, to, true)).status).toBe(200);
      const refused = [
        await book(person, mentor, { time: '14:00' }),
        await person.call(contract.moveSession, act(session._id, { starts_at: `${day}T15:00:00Z`, zone: 'UTC' })),
        await person.call(contract.listSlots, { query: { date: day, mentor_id: mentor.user.id } }),
        // what one writes there the other one reads
        ...(await Promise.all(
          [mentor, person].map((one) => one.call(contract.saveNotes, act(session._id, { notes: 'A' }))),
        )),
        await mentor.call(
          contract.saveLinks,
          act(session._id, { meeting_link: 'https://a.example', recording_link: '' }),
        ),
      ];
      for (const { status, body } of refused) {
        expect([status, body.code]).toEqual([409, 'blocked']);
        expect(body.detail).toBe('You two can no longer meet or write here.');
      }
      const { mentors } = (await person.call(contract.listBookableMentors, { query: {} })).body;
      expect(mentors.map(({ id }) => id)).not.toContain(mentor.user.id);
      const any = await slots(person, { kind: 'free-session' });
      expect(any.slots.map(({ mentor_id }) => mentor_id)).not.toContain(mentor.user.id);
      for (const one of [person, mentor])
        expect((await one.call(contract.listSessions)).body.upcoming).toMatchObject([{ blocked: true }]);
      expect((await mentor.call(contract.listSessions)).body.upcoming).toMatchObject([{ phone: '' }]);
      await block(from, to, false);
    }
    expect((await mentor.call(contract.listSessions)).body.upcoming).toMatchObject([
      { blocked: false, phone: '+880 1712 345678' },
    ]);
    await booked(person, other, { time: '16:00' });
    await block(mentor, person, true);
    const { body } = await person.call(contract.cancelSession, act(session._id, { reason: 'Answer me.' }));
    expect(body.session).toMatchObject({ status: 'cancelled', blocked: true, cancel_reason: '' });
    const { past } = (await mentor.call(contract.listSessions)).body;
    expect(past).toMatchObject([{ status: 'cancelled', cancelled_by: 'student', cancel_reason: '' }]);
  });

  test('a mentor who is blocked from their student cancels without a word', async () => {
    const [mentor, person] = [await openMentor(t), await t.student()];
    const [first, second] = [await booked(person, mentor), await booked(person, mentor, { time: '13:00' })];
    expect((await mentor.call(contract.cancelSession, act(first._id, {}))).status).toBe(422);
    await person.call(setBlock, { params: { personId: mentor.user.id }, body: { blocked: true } });
    for (const [{ _id }, reason] of [
      [first, ''],
      [second, 'Why did you block me?'],
    ] as const)
      expect((await mentor.call(contract.cancelSession, act(_id, { reason }))).body.session).toMatchObject({
        status: 'cancelled',
        cancelled_by: 'mentor',
      });
    const { past } = (await person.call(contract.listSessions)).body;
    expect(past.map(({ cancel_reason }) => cancel_reason)).toEqual(['', '']);
  });

  test('six ahead are enough', async () => {
    const [mentor, person] = [await openMentor(t), await t.student()];
    for (let hour = 10; hour < 16; hour++) await booked(person, mentor, { time: `${hour}:00` });
    expect((await book(person, mentor, { time: '16:00' })).body.code).toBe('too_many_sessions');
  });

  test('mails both, each on their own clocks and in their own language', async () => {
    const mentor = await openMentor(t, {}, 'Farhana Karim');
    const person = await t.student();
    await person.call(
      contract.bookSession,
      { body: { kind: 'free-session', date: day, time: '10:00', mentor_id: mentor.user.id } },
      { headers: { 'accept-language': 'bn' } },
    );
    // as they wait to be sent: sending is the accounts' own test
    type Written = { to: string; subject: string; text: string; calendar: string; path: string };
    const { rows } = await sql<{ mail: Written }>`
      select data as mail from jobs.job where name = 'send-mail'`.execute(t.database);
    const mails = rows.map(({ mail }) => mail);
    expect(mails.find(({ to }) => to === mentor.user.email)).toMatchObject({
      subject: expect.stringContaining('Booked: Open session'),
      text: expect.stringContaining('16:00'),
      calendar: expect.stringContaining('SUMMARY:Open session: Amina Rahman'),
      path: '/mentor',
    });
    const theirs = mails.find(({ to }) => to === person.user.email);
    expect(theirs?.subject).toContain('বুক হয়েছে');
    expect(theirs?.calendar).toContain(': Farhana Karim');
    expect(theirs?.calendar).toContain('LOCATION:https://meet.example.org/farhana');
  });
});

describe('a session', () => {
  test('can be moved to another free time, and its old one is free again', async () => {
    const [mentor, person, other] = [await openMentor(t), await t.student(), await t.student()];
    const session = await booked(person, mentor);
    const theirs = await booked(other, mentor, { time: '11:00' });
    const move = (id: string, starts_at: string) =>
      person.call(contract.moveSession, act(id, { starts_at, zone: 'UTC' }));
    expect((await move(session._id, theirs.starts_at)).body.code).toBe('slot_taken');
    // half of it is where it stood: it is not in its own way
    expect((await move(session._id, `${day}T10:30:00Z`)).body.session).toMatchObject({
      starts_at: `${day}T10:30:00.000Z`,
      moved_from: session.starts_at,
    });
    await booked(other, mentor, { time: '10:00' });
    expect((await move(theirs._id, `${day}T12:00:00Z`)).status).toBe(404);
    await begin(session._id, -60);
    expect((await move(session._id, `${day}T14:00:00Z`)).body.code).toBe('too_late');
  });

  test('is cancelled by either side; late is said; a mentor says why', async () => {
    const [mentor, person] = [await openMentor(t), await t.student()];
    const session = await booked(person, mentor);
    const { body } = await person.call(contract.cancelSession, act(session._id, {}));
    expect(body.session).toMatchObject({ status: 'cancelled', cancelled_by: 'student', was_late: false });
    const second = await booked(person, mentor);
    expect((await mentor.call(contract.cancelSession, act(second._id, {}))).body.fields).toHaveProperty('reason');
    await begin(second._id, -60);
    const late = await mentor.call(contract.cancelSession, act(second._id, { reason: 'I am ill.' }));
    expect(late.body.session).toMatchObject({ cancelled_by: 'mentor', was_late: true, cancel_reason: 'I am ill.' });
    const third = await booked(person, mentor, { time: '13:00' });
    await begin(third._id, 5);
    expect((await person.call(contract.cancelSession, act(third._id, {}))).body.code).toBe('too_late');
  });

  test('has notes of both, links of the mentor, and nothing for anybody else', async () => {
    const [mentor, person, stranger, other] = [
      await openMentor(t),
      await t.student(),
      await t.student(),
      await openMentor(t),
    ];
    const { _id: id } = await booked(person, mentor);
    await person.call(contract.saveNotes, act(id, { notes: 'Ask about funds. <script>' }));
    const links = { meeting_link: 'https://meet.example.org/new', recording_link: 'https://video.example.org/1' };
    expect((await mentor.call(contract.saveNotes, act(id, { notes: 'Bring papers.' }))).status).toBe(200);
    expect((await mentor.call(contract.saveLinks, act(id, links))).status).toBe(200);
    expect((await mentor.call(contract.saveLinks, act(id, { ...links, recording_link: 'http://a.b' }))).status).toBe(
      422,
    );
    expect((await person.call(contract.listSessions)).body.upcoming).toMatchObject([
      { student_notes: 'Ask about funds. <script>', mentor_notes: 'Bring papers.', ...links },
    ]);
    for (const one of [stranger, other]) {
      expect((await one.call(contract.saveNotes, act(id, { notes: 'x' }))).status).toBe(404);
      expect((await one.call(contract.cancelSession, act(id, { reason: 'x' }))).status).toBe(404);
      expect((await one.call(contract.listSessions)).body).toEqual({ upcoming: [], past: [] });
    }
    expect((await t.stranger().call(contract.listSessions)).body.code).toBe('unauthenticated');
  });

  test('that was held takes feedback; a rating is shown from three on; who did not come is said', async () => {
    const mentor = await openMentor(t);
    const people = [await t.student(), await t.student(), await t.student()];
    const card = async () =>
      (await people[0]?.call(contract.listBookableMentors, { query: {} }))?.body.mentors.find(
        ({ id }) => id === mentor.user.id,
      );
    for (const [index, person] of people.entries()) {
      const { _id: id } = await booked(person, mentor, { time: `1${index}:00` });
      const feedback = () => person.call(contract.giveFeedback, act(id, { rating: 5 - index, words: 'Clear.' }));
      expect((await feedback()).body.code).toBe('too_early');
      expect((await person.call(contract.reportNoShow, act(id))).body.code).toBe('too_early');
      await begin(id, 60 * (index + 1));
      expect((await feedback()).body.session).toMatchObject({ status: 'completed', rating: 5 - index });
      expect((await card())?.rating).toBe(index === 2 ? 4 : null);
    }
    expect(await card()).toMatchObject({ sessions: 3, rating: 4 });
    const absent = await booked(people[0] as Person, mentor, { time: '17:00' });
    await begin(absent._id, 20);
    expect((await mentor.call(contract.reportNoShow, act(absent._id))).body.session).toMatchObject({
      status: 'no-show',
      absent: 'student',
    });
  });

  test('keeps its rating for a student who is blocked from the mentor; new words do not go over', async () => {
    const [mentor, person] = [await openMentor(t), await t.student()];
    const { _id: id } = await booked(person, mentor);
    await begin(id, 60);
    const give = (rating: number, words: string) => person.call(contract.giveFeedback, act(id, { rating, words }));
    expect((await give(4, 'Clear.')).status).toBe(200);
    await mentor.call(setBlock, { params: { personId: person.user.id }, body: { blocked: true } });
    expect((await give(1, 'Why did you block me?')).body).toMatchObject({ status: 409, code: 'blocked' });
    expect((await give(1, 'Clear.')).status).toBe(200);
    const { past } = (await mentor.call(contract.listSessions)).body;
    expect(past).toMatchObject([{ rating: 1, feedback: 'Clear.' }]);
  });

  test('is a dated thing; a mentor who leaves does not take it along', async () => {
    const [mentor, person] = [await openMentor(t, {}, 'Farhana Karim'), await t.student()];
    const { _id: id } = await booked(person, mentor, { zone: 'Asia/Dhaka', time: '16:30' });
    expect(await datedEntries(t.database, person.user.id)).toEqual([
      {
        id: `session:${id}`,
        title: 'Open session: Farhana Karim',
        date: day,
        time: '16:30',
        zone: 'Asia/Dhaka',
        kind: 'session',
        link: '/my-sessions',
        isDone: false,
      },
    ]);
    await t.database.deleteFrom('users').where('id', '=', mentor.user.id).execute();
    expect((await person.call(contract.listSessions)).body.upcoming).toMatchObject([
      { _id: id, mentor_id: null, mentor_name: null },
    ]);
  });
});
