// More than the server can do at once: what is answered then, and what is answered all the same.
import { signIn } from '@lantern/contract/accounts';
import * as bookings from '@lantern/contract/bookings';
import type { Problem } from '@lantern/contract/problem';
import { getHealth, getReadiness } from '@lantern/contract/system';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { countUnderWay } from '#http/under-way.ts';
import { onBehalfOf } from '#runtime/on-behalf.ts';
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

test('one account has a hundred at work at once, and others of its network go on', async () => {
  const underWay = countUnderWay(() => {});
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const of = (name: string, network = 'school') => ({ network, ones: [name] });
  const hundred = (name: string) => Array.from({ length: 100 }, () => underWay.during(() => end, of(name)));
  const work = hundred('amina');
  await expect(underWay.during(async () => 'done', of('amina'))).rejects.toMatchObject({ code: 'busy' });
  expect(await underWay.during(async () => 'done', of('nadia'))).toBe('done');
  // with two who ask for all they may their network is full, and no other one
  work.push(...hundred('rafi'));
  await expect(underWay.during(async () => 'done', of('nadia'))).rejects.toMatchObject({ code: 'busy' });
  expect(await underWay.during(async () => 'done', of('nadia', 'home'))).toBe('done');
  expect(await underWay.during(async () => 'done')).toBe('done');
  resolve();
  await Promise.all(work);
  expect(await underWay.during(async () => 'done', of('amina'))).toBe('done');
});

test('of one account four calls are begun at a time, and who asks once is not behind what others wait for', async () => {
  const underWay = countUnderWay(() => {});
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (who: string) =>
    onBehalfOf({ account: who, network: who }, () =>
      underWay.inTurn(async () => {
        begun.push(who);
        await new Promise<void>((resolve) => ends.push(resolve));
      }, who),
    );
  const all = [...Array.from({ length: 50 }, () => ask('h')), ...Array.from({ length: 50 }, () => ask('i')), ask('a')];
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toEqual([...Array.from({ length: 4 }, () => 'h'), ...Array.from({ length: 4 }, () => 'i'), 'a']);
  let isOver = false;
  void Promise.all(all).then(() => (isOver = true));
  while (!isOver) {
    for (const end of ends.splice(0)) end();
    await new Promise((resolve) => setImmediate(resolve));
  }
});

test('a call that says that it waits, or takes long, lets the next ones begin', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const underWay = countUnderWay(() => {});
  const { promise, resolve } = Promise.withResolvers<string>();
  const long = Array.from({ length: 4 }, () => underWay.inTurn(() => promise, 'amina'));
  const next = underWay.inTurn(async () => 'next', 'amina');
  await vi.advanceTimersByTimeAsync(1_001);
  expect(await next).toBe('next');
  const waiting = Array.from({ length: 4 }, () =>
    underWay.inTurn((onWait) => {
      onWait();
      return promise;
    }, 'amina'),
  );
  expect(await underWay.inTurn(async () => 'after', 'amina')).toBe('after');
  resolve('long');
  expect(new Set(await Promise.all([...long, ...waiting]))).toEqual(new Set(['long']));
  await expect(underWay.inTurn(() => Promise.reject(new Error('broken')), 'amina')).rejects.toThrow('broken');
  vi.useRealTimers();
});

test('nobody has more than half of the connections to the database', async () => {
  const { promise: end, resolve: release } = Promise.withResolvers<void>();
  let taken = 0;
  const hold = () =>
    t.database.connection().execute(async () => {
      taken += 1;
      await end;
    });
  const all = Array.from({ length: 20 }, () => onBehalfOf({ account: 'hostile', network: 'hostile' }, hold));
  const person = await t.student();
  expect((await person.call(bookings.listSessions)).status).toBe(200);
  expect(taken).toBe(10);
  release();
  await Promise.all(all);
  expect(taken).toBe(20);
});

test.each([getHealth, getReadiness])('nor what is never refused, such as $path', async (probe) => {
  const [hostile, student] = [await t.student(), await t.student()];
  let ended = 0;
  const many = Array.from({ length: 90 }, () => hostile.call(probe).finally(() => (ended += 1)));
  expect((await student.call(bookings.listSessions)).status).toBe(200);
  expect(ended).toBeLessThan(45);
  for (const { status } of await Promise.all(many)) expect(status).toBe(200);
});

test('what one asks for a hundred times is answered behind what another asks for once', async () => {
  const [hostile, student] = [await t.student(), await t.student()];
  let ended = 0;
  const many = Array.from({ length: 90 }, () => hostile.call(bookings.listSessions).finally(() => (ended += 1)));
  expect((await student.call(bookings.listSessions)).status).toBe(200);
  expect(ended).toBeLessThan(45);
  for (const { status } of await Promise.all(many)) expect(status).toBe(200);
});
