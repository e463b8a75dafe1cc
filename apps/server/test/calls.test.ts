// The call room: who may enter and when, what is passed on between the two, how little of it is kept.
import { randomUUID } from 'node:crypto';
import * as bookings from '@lantern/contract/bookings';
import * as contract from '@lantern/contract/calls';
import { sendMessage, setBlock } from '@lantern/contract/chat';
import type { Change } from '@lantern/contract/system';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#config.ts';
import { sweepCalls } from '#features/calls/calls.store.ts';
import { type Person, startTestApp, type TestApp } from './support/app.ts';
import { makeCall } from './support/calls.ts';
import { inDays, openMentor } from './support/mentors.ts';

const secret = 'a-secret-of-coturn';
let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({
    CALL_STUN_URLS: 'stun:stun.example.org:3478',
    CALL_TURN_URLS: 'turn:turn.example.org:3478?transport=udp, turns:turn.example.org:5349',
    CALL_TURN_SECRET: secret,
  });
});
afterAll(() => t.stop());

const offer = (sdp = 'v=0\r\n') => ({ description: { type: 'offer', sdp } });
const candidate = { candidate: 'candidate:1 1 udp 1 192.0.2.1 9 typ host', sdpMid: '0', sdpMLineIndex: 0 };

/** One of the two with a page of theirs. */
function pageOf(person: Person, id: string, seat: string = randomUUID()) {
  return {
    seat,
    sit: (changes: object = {}) =>
      person.call(contract.takeSeat, {
        params: { id },
        body: { seat, after: 0, take: false, muted: false, picture: false, ...changes },
      }),
    send: (to: string, body: object) =>
      person.call(contract.sendSignal, { params: { id }, body: { seat, to, ...body } }),
    leave: () => person.call(contract.leaveCall, { params: { id }, body: { seat } }),
    room: () => person.call(contract.getCall, { params: { id } }),
  };
}

async function bothIn() {
  const student = await t.student();
  const { id, mentor } = await makeCall(t, student);
  const [hers, his] = [pageOf(student, id), pageOf(mentor, id)];
  await hers.sit();
  await his.sit();
  return { student, mentor, id, hers, his };
}

/** What the devices of somebody are told meanwhile; what was told before and after is fenced off. */
async function toldTo(person: Person, act: () => Promise<unknown>): Promise<Change[]> {
  const told: Change[] = [];
  const end = t.ports.events.subscribe(person.user.id, (change) => told.push(change));
  const fence = async (topic: string) => {
    t.ports.events.publish(person.user.id, { topic });
    await expect.poll(() => told.at(-1)?.topic).toBe(topic);
  };
  await fence('before');
  told.length = 0;
  await act();
  await fence('after');
  end();
  return told.slice(0, -1);
}

describe('the room', () => {
  const times: [string, object][] = [
    ['early', { startsIn: 11 }],
    ['open', { startsIn: 9 }],
    ['open', { startsIn: -59 }],
    ['over', { startsIn: -61 }],
    ['no-room', { call_room: false, meeting_link: 'https://meet.example.org/1' }],
    ['no-room', { call_room: false, by_phone: true }],
  ];
  test.each(times)('is %s for a session of half an hour like %o, and only open lets in', async (state, changes) => {
    const student = await t.student();
    const { id } = await makeCall(t, student, changes);
    const page = pageOf(student, id);
    expect((await page.room()).body.call).toMatchObject({ state, side: 'student', other_name: 'Farhana Karim' });
    const { status, body } = await page.sit();
    expect([status, body.code]).toEqual(state === 'open' ? [200, undefined] : [409, 'call_closed']);
    if (state !== 'open') expect((await page.send(randomUUID(), offer())).body.code).toBe('call_closed');
  });

  test('closes with the session that is cancelled, and not for somebody who comes late', async () => {
    const { id, hers, his } = await bothIn();
    const set = (row: object) => t.database.updateTable('bookings').set(row).where('id', '=', id).execute();
    await set({ status: 'no-show', absent: 'student' });
    expect((await hers.sit()).status).toBe(200);
    await set({ status: 'cancelled', absent: null, cancelled_by: 'mentor' });
    expect((await hers.sit()).body.code).toBe('call_closed');
    expect((await his.send(hers.seat, offer())).body.code).toBe('call_closed');
    expect((await hers.room()).body.call.state).toBe('cancelled');
    // leaving is always possible
    expect((await hers.leave()).status).toBe(200);
  });

  test('is shut for two of whom one blocked the other, until that is taken back', async () => {
    const { student, mentor, hers, his } = await bothIn();
    const text = 'Where shall we meet?';
    const params = { personId: mentor.user.id };
    expect((await student.call(sendMessage, { params: { ...params, id: randomUUID() }, body: { text } })).status).toBe(
      200,
    );
    await student.call(setBlock, { params, body: { blocked: true } });
    for (const page of [hers, his]) {
      expect((await page.room()).body.call.state).toBe('blocked');
      expect((await page.sit()).body.code).toBe('call_closed');
    }
    expect((await his.send(hers.seat, offer())).body.code).toBe('call_closed');
    await student.call(setBlock, { params, body: { blocked: false } });
    expect((await his.sit()).status).toBe(200);
  });

  test('does not exist for anybody else, an administrator among them', async () => {
    const { id, hers } = await bothIn();
    for (const person of [await t.student(), await t.mentor(), await t.admin()]) {
      const page = pageOf(person, id);
      const answers = [page.room(), page.sit({ take: true }), page.send(hers.seat, offer()), page.leave()];
      for (const answer of answers) expect((await answer).body.code).toBe('not_found');
    }
    expect((await t.stranger().call(contract.getCall, { params: { id } })).status).toBe(401);
  });

  test('has servers between, with a name that runs out when it closes', async () => {
    const student = await t.student();
    const { id } = await makeCall(t, student);
    const page = pageOf(student, id);
    const { closes_at } = (await page.room()).body.call;
    const { createHmac } = await import('node:crypto');
    const username = `${Math.ceil(Date.parse(closes_at) / 1000)}:${page.seat}`;
    const { body, raw } = await page.sit();
    expect(body.ice_servers).toEqual([
      { urls: ['stun:stun.example.org:3478'] },
      {
        urls: ['turn:turn.example.org:3478?transport=udp', 'turns:turn.example.org:5349'],
        username,
        credential: createHmac('sha1', secret).update(username).digest('base64'),
      },
    ]);
    expect(raw.toString()).not.toContain(secret);
  });
});

describe('the two', () => {
  test('see each other come, mute and go', async () => {
    const { student, mentor, hers, his, id } = await bothIn();
    expect((await hers.sit()).body.other).toEqual({ seat: his.seat, here: true, muted: false, picture: false });
    const told = await toldTo(student, () => his.sit({ muted: true, picture: true }));
    expect(told).toEqual([{ topic: 'calls', id }]);
    expect((await hers.sit()).body.other).toEqual({ seat: his.seat, here: true, muted: true, picture: true });
    expect(await toldTo(mentor, hers.leave)).toHaveLength(1);
    expect((await his.sit()).body.other).toBeNull();
  });

  test('know who is cut off and comes back, and after a while who is gone', async () => {
    const { student, mentor, hers, his, id } = await bothIn();
    const silent = (seconds: number) =>
      t.database
        .updateTable('call_seats')
        .set({ here_until: new Date(Date.now() - seconds * 1000) })
        .where('booking_id', '=', id)
        .where('side', '=', 'mentor')
        .execute();
    await silent(1);
    expect((await hers.sit()).body.other).toMatchObject({ seat: his.seat, here: false });
    // another page needs not ask: nobody sits in that one
    const next = pageOf(mentor, id);
    expect(await toldTo(student, next.sit)).toHaveLength(1);
    expect((await hers.sit()).body.other).toMatchObject({ seat: next.seat, here: true });
    await silent(121);
    await sweepCalls(t.database);
    expect((await hers.sit()).body.other).toBeNull();
    expect((await hers.send(next.seat, offer())).body).toEqual({ passed: false });
  });

  test('one page of each: another one waits until it is told to go on there', async () => {
    const { student, hers, his, id } = await bothIn();
    const second = pageOf(student, id);
    expect((await second.sit()).body.code).toBe('call_elsewhere');
    const told = await toldTo(student, () => second.sit({ take: true }));
    expect(told).toEqual([{ topic: 'calls', id }]);
    expect((await hers.sit()).body.code).toBe('call_elsewhere');
    expect((await hers.send(his.seat, offer())).body.code).toBe('call_elsewhere');
    expect((await his.sit()).body.other?.seat).toBe(second.seat);
    // a page that was put out and is closed takes nobody along
    await hers.leave();
    expect((await his.sit()).body.other?.seat).toBe(second.seat);
  });
});

describe('what browsers tell each other', () => {
  const rows = (id: string) => t.database.selectFrom('call_signals').selectAll().where('booking_id', '=', id).execute();

  test('comes in order, is told of, and is gone once it was received', async () => {
    const { mentor, hers, his, id } = await bothIn();
    expect(await toldTo(mentor, () => hers.send(his.seat, offer('v=0\r\no=1')))).toEqual([{ topic: 'calls', id }]);
    await hers.send(his.seat, { candidates: [candidate] });
    const { signals } = (await his.sit()).body;
    expect(signals).toMatchObject([
      { from: hers.seat, description: { type: 'offer', sdp: 'v=0\r\no=1' } },
      { from: hers.seat, candidates: [candidate] },
    ]);
    expect((await hers.sit()).body.signals).toEqual([]);
    expect((await his.sit({ after: signals[0]?.n })).body.signals).toHaveLength(1);
    expect((await his.sit({ after: signals[1]?.n })).body.signals).toEqual([]);
    expect(await rows(id)).toEqual([]);
  });

  test('is gone too when nobody fetches it, and when somebody leaves', async () => {
    const { hers, his, id } = await bothIn();
    await hers.send(his.seat, offer());
    await his.leave();
    expect(await rows(id)).toEqual([]);
    await his.sit();
    await hers.send(his.seat, offer());
    const old = new Date(Date.now() - 121_000);
    await t.database.updateTable('call_signals').set({ created_at: old }).where('booking_id', '=', id).execute();
    expect((await his.sit()).body.signals).toEqual([]);
    await sweepCalls(t.database);
    expect(await rows(id)).toEqual([]);
  });

  const odd: [string, object][] = [
    ['nothing', {}],
    ['a description of 20 KB and one', offer(`v=0${'x'.repeat(contract.sdpMax)}`)],
    ['no description at all', offer('<script>')],
    ['a kind that does not exist', { description: { type: 'rollback', sdp: 'v=0' } }],
    ['half a character', offer('v=0\ud800')],
    ['a long address', { candidates: [{ candidate: 'x'.repeat(contract.candidateMax + 1) }] }],
    ['too many addresses', { candidates: Array.from({ length: contract.candidatesMax + 1 }, () => candidate) }],
    ['something besides', { ...offer(), note: 'hello' }],
  ];
  test.each(odd)('is refused when it is %s', async (_name, body) => {
    const { hers, his } = await bothIn();
    const answer = await hers.send(his.seat, body);
    expect([answer.status, answer.body.code]).toEqual([422, 'invalid_request']);
  });

  test('waits in a number that has an end', async () => {
    const { hers, his, id } = await bothIn();
    const statuses: number[] = [];
    for (let n = 0; n < 61; n++) statuses.push((await hers.send(his.seat, { candidates: [candidate] })).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
    expect(await rows(id)).toHaveLength(60);
  });
});

describe('where to meet', () => {
  test('the call room alone is enough to be booked; the number is kept for when it does not connect', async () => {
    const mentor = await openMentor(t, { call_room: true, meeting_link: '', calls_phones: true });
    const student = await t.student();
    const book = (time: string, body: object) =>
      student.call(bookings.bookSession, {
        body: { kind: 'free-session', date: inDays(3), time, mentor_id: mentor.user.id, ...body },
      });
    expect((await book('09:00', { phone: '+880 1712 345678' })).body.session).toMatchObject({
      call_room: true,
      by_phone: false,
      phone: '+880 1712 345678',
    });
    const { session } = (await book('11:00', { by_phone: true, phone: '+880 1712 345678' })).body;
    expect(session).toMatchObject({ call_room: false, by_phone: true });
    const links = { meeting_link: '', recording_link: '', call_room: true };
    expect(await mentor.call(bookings.saveLinks, { params: { id: session._id }, body: links })).toMatchObject({
      status: 422,
      body: { fields: { call_room: 'This session is by phone.' } },
    });
    expect((await student.call(bookings.listBookableMentors, { query: {} })).body.mentors).toContainEqual(
      expect.objectContaining({ id: mentor.user.id, has_link: false, call_room: true }),
    );
  });

  test('a mentor opens the room for a session that has none; what is not said stays', async () => {
    const student = await t.student();
    const { id, mentor } = await makeCall(t, student, { call_room: false });
    const save = async (body: object) =>
      (
        await mentor.call(bookings.saveLinks, {
          params: { id },
          body: { meeting_link: '', recording_link: '', ...body },
        })
      ).body.session.call_room;
    expect([await save({ call_room: true }), await save({}), await save({ call_room: false })]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

test('the settings say what is wrong with them', () => {
  expect(readConfig({}).callServers).toEqual({ stun: [], turn: undefined });
  const wrong = [
    { CALL_STUN_URLS: 'https://stun.example.org' },
    { CALL_TURN_URLS: 'turn:user@turn.example.org', CALL_TURN_SECRET: secret },
    { CALL_TURN_URLS: 'turn:turn.example.org' },
    { CALL_TURN_SECRET: secret },
  ];
  for (const settings of wrong) expect(() => readConfig(settings)).toThrow(/^The setting CALL_|^CALL_TURN_URLS/);
});
