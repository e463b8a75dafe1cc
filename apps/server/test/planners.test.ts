// Plans for tests: one for each test, ticks, what there is to do, and what of it has a day.
import { randomUUID } from 'node:crypto';
import * as contract from '@lantern/contract/planners.test-prep';
import { testIds } from '@lantern/contract/test-ids';
import { scoreCalls } from '@lantern/contract/tests';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { datedEntries } from '#features/planners/planners.service.ts';
import { type Person, startTestApp, type TestApp } from './support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const plan: contract.TestPlan = {
  shown: true,
  start: dayFromNow(0),
  target: dayFromNow(90),
  weeks: 12,
  hours: 6,
  format: 'offline',
  off_weekdays: [5],
  away: [],
  travel_days: 1,
  fee: null,
  fee_currency: null,
  pay_by: null,
};
const put = (person: Person, change: object = {}, id: 'ielts' | 'sat' = 'ielts') =>
  person.call(contract.putTestPlan, { params: { id }, body: { ...plan, ...change } });

test('plans and ticks are kept, changed and one’s own', async () => {
  const [person, other] = [await t.student(), await t.student()];
  await put(person);
  await put(person, { weeks: 8 });
  await person.call(contract.putPrepTick, { params: { id: 'ielts:first-test' }, body: { done_on: dayFromNow(0) } });
  const params = { studentId: person.user.id };
  const { body } = await person.call(contract.listTestPlans, { params });
  expect(body.plans).toMatchObject([{ _id: 'ielts', weeks: 8, off_weekdays: [5], revision: 2 }]);
  const ticks = await person.call(contract.listPrepTicks, { params });
  expect(ticks.body.ticks).toMatchObject([{ _id: 'ielts:first-test', done_on: dayFromNow(0) }]);
  for (const list of [contract.listTestPlans, contract.listPrepTicks]) {
    expect((await other.call(list, { params })).status).toBe(404);
    expect((await t.stranger().call(list, { params })).status).toBe(401);
  }
});

describe('a plan that cannot be', () => {
  test.each<[string, object, string]>([
    ['a test yesterday', { target: dayFromNow(-3), start: dayFromNow(-30) }, 'target'],
    ['a test in 2300', { target: '2300-01-01' }, 'target'],
    ['a start after the test', { start: dayFromNow(91) }, 'start'],
    ['no week', { weeks: 0 }, 'weeks'],
    ['seventeen weeks', { weeks: 17 }, 'weeks'],
    ['200 hours a week', { hours: 200 }, 'hours'],
    ['a week without a day', { off_weekdays: [0, 1, 2, 3, 4, 5, 6] }, 'off_weekdays'],
    ['a fee due after the test', { pay_by: dayFromNow(95) }, 'pay_by'],
    [
      'a journey that ends before it begins',
      { away: [{ id: randomUUID(), from: dayFromNow(9), to: dayFromNow(8), reason: 'travel' }] },
      'away.0.to',
    ],
  ])('%s is refused beside its field', async (_name, change, field) => {
    const { status, body } = await put(await t.student(), change);
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {})).toContain(field);
  });

  test('one that is put away may lie in the past', async () => {
    const past = { target: dayFromNow(-3), start: dayFromNow(-80), shown: false };
    expect((await put(await t.student(), past)).status).toBe(200);
  });
});

test('what there is to do is open to everybody, for every test', async () => {
  for (const id of testIds) {
    const { status, body } = await t.stranger().call(contract.readPrepPack, { params: { test: id }, query: {} });
    expect(status).toBe(200);
    expect(body.pack.items.length).toBeGreaterThan(10);
    for (const fact of body.pack.facts) expect(fact).toMatchObject({ link: expect.stringMatching(/^https:/) });
    const bangla = await t.stranger().call(contract.readPrepPack, { params: { test: id }, query: { language: 'bn' } });
    for (const { title } of bangla.body.pack.items) expect(title).toMatch(/\p{Script=Bengali}/u);
    for (const fact of bangla.body.pack.facts) expect(fact.language).toBe('bn');
  }
});

test('everything dated is told to whoever asks; what was done before the plan began does not count', async () => {
  const person = await t.student();
  await put(person, { fee: 2_500_000, fee_currency: 'BDT', pay_by: dayFromNow(20) });
  await put(person, { shown: false }, 'sat');
  const tick = (id: string, done_on: string) =>
    person.call(contract.putPrepTick, { params: { id }, body: { done_on } });
  await tick('ielts:first-test', dayFromNow(0));
  await tick('ielts:four-parts', dayFromNow(-30));
  const ask = (who: Person) => datedEntries(t.database, who.user.id, 'en', dayFromNow(0));
  const things = await ask(person);
  const of = (id: string) => things.find((thing) => thing.id === id);
  expect(of('prep:ielts:day')).toMatchObject({ date: plan.target, title: 'Test day: IELTS Academic', group: 'tests' });
  expect(of('prep:ielts:fee')).toMatchObject({ date: dayFromNow(20) });
  expect(of('prep:ielts:item:first-test')).toMatchObject({ isDone: true, date: dayFromNow(6) });
  expect(of('prep:ielts:item:four-parts')).toMatchObject({ isDone: false });
  expect(things.some(({ id }) => id.startsWith('prep:sat'))).toBe(false);
  // a day that is booked is told once, by the tests
  await person.call(scoreCalls.add, { body: { testType: 'ielts', testDate: plan.target } });
  expect((await ask(person)).some(({ id }) => id === 'prep:ielts:day')).toBe(false);
  expect(await ask(await t.student())).toEqual([]);
});
