import { randomUUID } from 'node:crypto';
import { deleteEssay, startDraft } from '@lantern/contract/essays';
import { addToLog, getLog, type Sitting } from '@lantern/contract/essays.log';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boundTimes } from '#features/essays/log/essays.log.ts';
import { type Person, startTestApp, type TestApp } from './support/app.ts';

let t: TestApp;
let owner: Person;
beforeAll(async () => {
  t = await startTestApp();
  owner = await t.student('Amina Rahman');
});
afterAll(() => t.stop());

const minute = 60_000;
const at = (ms: number) => new Date(ms).toISOString();

function sitting(more: Partial<Sitting> = {}): Sitting {
  const now = Date.now();
  return {
    id: randomUUID(),
    started_at: at(now - 30 * minute),
    ended_at: at(now - 10 * minute),
    typed: 500,
    pasted: 40,
    deleted: 60,
    pastes: 2,
    ...more,
  };
}

const begin = async (person = owner) => (await person.call(startDraft, { body: { title: 'Roof' } })).body.essay._id;
const add = (essay_id: string, sittings: unknown[], person = owner) =>
  person.call(addToLog, { body: { essay_id, sittings } });
const log = async (id: string, person = owner) => (await person.call(getLog, { params: { id } })).body;

describe('the writing log', () => {
  test('of an essay nobody wrote at is empty', async () => {
    expect(await log(await begin())).toEqual({
      sittings: [],
      totals: { sittings: 0, minutes: 0, typed: 0, pasted: 0, deleted: 0, pastes: 0 },
    });
  });

  test('adds sittings up, newest first', async () => {
    const id = await begin();
    // to the millisecond: a begun minute counts
    const now = Date.now();
    const older = sitting({ started_at: at(now - 300 * minute), ended_at: at(now - 299 * minute) });
    const newer = sitting();
    expect((await add(id, [older, newer])).status).toBe(200);
    const { sittings, totals } = await log(id);
    expect(sittings).toEqual([newer, older]);
    expect(totals).toEqual({ sittings: 2, minutes: 21, typed: 1000, pasted: 80, deleted: 120, pastes: 4 });
  });

  test('a sitting sent again keeps its greatest counts and widest times, in whatever order it comes', async () => {
    const id = await begin();
    const early = sitting({ typed: 100, deleted: 60 });
    const late = { ...early, ended_at: at(Date.parse(early.ended_at) + 5 * minute), typed: 700, deleted: 9 };
    for (const batch of [[late], [early], [early, late, early], [{ ...late, id: late.id.toUpperCase() }]])
      expect((await add(id, batch)).status).toBe(200);
    const { sittings } = await log(id);
    expect(sittings).toEqual([{ ...late, deleted: 60 }]);
  });

  test('batches with the same sittings at the same time all arrive once', async () => {
    const id = await begin();
    const all = Array.from({ length: 20 }, () => sitting());
    const batches = [all, [...all].reverse(), all.slice(5), [...all].reverse()];
    const answers = await Promise.all(batches.map((batch) => add(id, batch)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await log(id)).totals).toMatchObject({ sittings: 20, typed: 10_000 });
  });

  test('a wrong clock does not put a sitting into the future', async () => {
    const id = await begin();
    const length = 20 * minute;
    const ahead = Date.now() + 400 * 24 * 60 * minute;
    expect((await add(id, [sitting({ started_at: at(ahead - length), ended_at: at(ahead) })])).status).toBe(200);
    const [stored] = (await log(id)).sittings;
    expect(Date.parse(stored?.ended_at ?? '')).toBeLessThanOrEqual(Date.now());
    expect(Date.parse(stored?.ended_at ?? '') - Date.parse(stored?.started_at ?? '')).toBe(length);
  });

  test.each([
    ['ends before it starts', { started_at: at(Date.now()), ended_at: at(Date.now() - minute) }],
    ['lasts longer than a day', { started_at: at(Date.now() - 25 * 60 * minute), ended_at: at(Date.now()) }],
    ['has a negative count', { typed: -1 }],
    ['has a count that no one types', { typed: 10_000_001 }],
    ['has no real time', { started_at: 'yesterday' }],
    ['has no real id', { id: 'mine' }],
  ])('refuses a batch with a sitting that %s, and keeps nothing of it', async (_, wrong) => {
    const id = await begin();
    const { status, body } = await add(id, [sitting(), sitting(wrong)]);
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'invalid_request' });
    expect((await log(id)).totals.sittings).toBe(0);
  });

  test('refuses too many at once, and none', async () => {
    const id = await begin();
    for (const batch of [[], Array.from({ length: 51 }, () => sitting())])
      expect((await add(id, batch)).body.code).toBe('invalid_request');
  });

  test('a sitting of one essay never becomes one of another', async () => {
    const [first, second] = [await begin(), await begin()];
    const mine = sitting();
    await add(first, [mine]);
    expect((await add(second, [{ ...mine, typed: 9000 }])).body.code).toBe('invalid_request');
    expect((await log(first)).sittings).toEqual([mine]);
    expect((await log(second)).sittings).toEqual([]);
  });

  test('holds 2,000 sittings of an essay and refuses more', async () => {
    const id = await begin();
    const rows = Array.from({ length: 1999 }, () => ({ ...sitting(), essay_id: id, user_id: owner.user.id }));
    await t.database.insertInto('writing_sittings').values(rows).execute();
    const last = sitting();
    expect((await add(id, [last])).status).toBe(200);
    expect((await add(id, [{ ...last, typed: 501 }])).status).toBe(200);
    expect((await add(id, [sitting()])).body.code).toBe('invalid_request');
    const { sittings, totals } = await log(id);
    expect(totals.sittings).toBe(2000);
    expect(sittings).toHaveLength(200);
  });
});

describe('the log of somebody else', () => {
  test('does not exist for a stranger, nor for somebody signed out', async () => {
    const id = await begin();
    const mine = sitting();
    await add(id, [mine]);
    const stranger = await t.student('Somebody Else');
    expect((await add(id, [sitting()], stranger)).body.code).toBe('not_found');
    expect((await stranger.call(getLog, { params: { id } })).body.code).toBe('not_found');
    const theirs = await begin(stranger);
    expect((await add(theirs, [{ ...mine, typed: 1 }], stranger)).body.code).toBe('invalid_request');
    const signedOut = t.stranger();
    expect((await signedOut.call(addToLog, { body: { essay_id: id, sittings: [sitting()] } })).status).toBe(401);
    expect((await signedOut.call(getLog, { params: { id } })).status).toBe(401);
    expect((await log(id)).sittings).toEqual([mine]);
  });

  test('is read by a mentor while the essay is shared', async () => {
    const id = await begin();
    await add(id, [sitting()]);
    const mentor = await t.mentor();
    expect((await mentor.call(getLog, { params: { id } })).body.code).toBe('not_found');
    const share = { student_id: owner.user.id, mentor_id: mentor.user.id, scope: 'essays' };
    await t.database.insertInto('shares').values(share).execute();
    expect((await log(id, mentor)).totals.typed).toBe(500);
  });
});

test('a deleted essay has no log to read or to write', async () => {
  const id = await begin();
  await add(id, [sitting()]);
  await owner.call(deleteEssay, { params: { id } });
  expect((await add(id, [sitting()])).body.code).toBe('not_found');
  expect((await owner.call(getLog, { params: { id } })).body.code).toBe('not_found');
});

test('bounded times keep their length, end by now and are at most a year old', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  const time = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(time, fc.integer({ min: -10, max: 2000 }), (start, minutes) => {
      const given = sitting({ started_at: start.toISOString(), ended_at: at(start.getTime() + minutes * minute) });
      const bounded = boundTimes(given, now);
      expect(bounded === undefined).toBe(minutes < 0 || minutes > 24 * 60);
      if (!bounded) return;
      const [from, to] = [Date.parse(bounded.started_at), Date.parse(bounded.ended_at)];
      expect(to - from).toBe(minutes * minute);
      expect(to).toBeLessThanOrEqual(now + 5 * minute);
      expect(to).toBeGreaterThanOrEqual(now - 366 * 24 * 60 * minute);
    }),
  );
});
