// More than the server can do at once: what is answered then, and what is answered all the same.
import { signIn } from '@lantern/contract/accounts';
import * as bookings from '@lantern/contract/bookings';
import type { Problem } from '@lantern/contract/problem';
import { getHealth } from '@lantern/contract/system';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countUnderWay } from '#http/under-way.ts';
import { goodPassword, startTestApp, type TestApp } from './support/app.ts';
import { inDays, openMentor } from './support/mentors.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

/** Takes every connection that the pool has, until the answer is called. */
async function takeAllConnections(): Promise<() => Promise<unknown>> {
  const { promise: end, resolve: release } = Promise.withResolvers<void>();
  const taken: Promise<void>[] = [];
  const held: Promise<void>[] = [];
  for (let connection = 0; connection < 20; connection++) {
    const { promise, resolve } = Promise.withResolvers<void>();
    taken.push(promise);
    held.push(
      t.database.connection().execute(async () => {
        resolve();
        await end;
      }),
    );
  }
  await Promise.all(taken);
  return () => {
    release();
    return Promise.all(held);
  };
}

test('a call that gets no connection to the database says so, also where it is asked who calls', async () => {
  const [mentor, person] = [await openMentor(t), await t.student()];
  const release = await takeAllConnections();
  try {
    const body = { kind: 'free-session', date: inDays(4), time: '10:00', mentor_id: mentor.user.id };
    const answers = await Promise.all([
      person.call(bookings.bookSession, { body }),
      person.call(bookings.listSessions),
      t.stranger().call(signIn, { body: { email: 'nobody@example.org', password: goodPassword } }),
    ]);
    for (const { status, headers, body: problem } of answers) {
      expect([status, problem.code]).toEqual([503, 'unavailable']);
      expect(headers['content-type']).toContain('application/problem+json');
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
  } finally {
    await release();
  }
  expect((await person.call(bookings.listSessions)).body).toEqual({ upcoming: [], past: [] });
});

test('a crowd is refused what is too much, nobody is told of a failure, and the process says that it is well', async () => {
  const person = await t.student();
  const release = await takeAllConnections();
  const asked = Array.from({ length: 400 }, () => person.call(bookings.listSessions));
  const first = await Promise.race(asked);
  expect([first.status, first.body.code]).toEqual([503, 'busy']);
  expect(Number(first.headers['retry-after'])).toBeGreaterThan(0);
  expect((await t.stranger().call(getHealth)).status).toBe(200);
  await release();
  const statuses = new Set((await Promise.all(asked)).map(({ status }) => status));
  expect([...statuses].sort()).toEqual([200, 503]);
  expect((await person.call(bookings.listSessions)).status).toBe(200);
});

test('work is counted until it ends, well or not, and the log hears of the refused once', async () => {
  const told: number[] = [];
  const underWay = countUnderWay((refused) => told.push(refused));
  const { promise: end, reject } = Promise.withResolvers<void>();
  const codeOf = (act: () => void) => {
    try {
      act();
      return 'admitted';
    } catch (problem) {
      return (problem as Problem).code;
    }
  };
  const work = Array.from({ length: 300 }, () => {
    expect(codeOf(underWay.admit)).toBe('admitted');
    return underWay.during(() => end).catch(() => 'failed');
  });
  expect([codeOf(underWay.admit), codeOf(underWay.admit)]).toEqual(['busy', 'busy']);
  expect(told).toEqual([1]);
  reject(new Error('no'));
  await Promise.all(work);
  expect(codeOf(underWay.admit)).toBe('admitted');
});

test('one account has a hundred at work at once, and others go on', async () => {
  const underWay = countUnderWay(() => {});
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const work = Array.from({ length: 100 }, () => underWay.during(() => end, 'amina'));
  await expect(underWay.during(async () => 'done', 'amina')).rejects.toMatchObject({ code: 'busy' });
  expect(await underWay.during(async () => 'done', 'nadia')).toBe('done');
  expect(await underWay.during(async () => 'done')).toBe('done');
  resolve();
  await Promise.all(work);
  expect(await underWay.during(async () => 'done', 'amina')).toBe('done');
});
