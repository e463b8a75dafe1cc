import { randomUUID } from 'node:crypto';
import { entryCalls, goalCalls, listOpportunities, plannerCalls } from '@lantern/contract/development';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

const entry = { day: '2026-11-20', text: 'We read two stories.' };

test('an assessment is kept as it was answered, one tag for each activity', async () => {
  const person = await t.student();
  const params = { studentId: person.user.id };
  expect((await person.call(plannerCalls.get, { params })).body).toEqual({ plan: null });
  const tag = { activity: randomUUID(), kind: 'care', trait: 'empathy', level: 'own' } as const;
  const saved = await person.call(plannerCalls.save, { body: { satisfied: 'yes', tags: [tag] } });
  expect(saved.body.plan).toMatchObject({ satisfied: 'yes', tags: [tag], revision: 1 });
  expect((await person.call(plannerCalls.get, { params })).body.plan).toEqual(saved.body.plan);

  const twice = await person.call(plannerCalls.save, { body: { satisfied: 'no', tags: [tag, tag] } });
  expect([twice.status, Object.keys(twice.body.fields ?? {})]).toEqual([422, ['tags']]);
  const stranger = await t.student();
  expect((await stranger.call(plannerCalls.get, { params })).body.code).toBe('not_found');
  expect((await t.stranger().call(plannerCalls.get, { params })).body.code).toBe('unauthenticated');
});

test('goals and entries are the own ones, and an entry stays when its goal goes', async () => {
  const person = await t.student();
  const stranger = await t.student();
  const params = { studentId: person.user.id };
  const { goal } = (await person.call(goalCalls.add, { body: { title: 'Read aloud', times: 3 } })).body;
  const added = await person.call(entryCalls.add, { body: { ...entry, goal: goal._id, minutes: 45 } });
  expect(added.body.entry).toMatchObject({ goal: goal._id, minutes: 45, link: '', activity: null });
  await person.call(goalCalls.delete, { params: { id: goal._id } });
  expect((await person.call(entryCalls.list, { params })).body.entries).toEqual([added.body.entry]);

  expect((await stranger.call(entryCalls.list, { params })).body.code).toBe('not_found');
  const stolen = await stranger.call(entryCalls.update, { params: { id: added.body.entry._id }, body: entry });
  expect(stolen.body.code).toBe('not_found');
});

test('an entry that was written offline may come before its goal', async () => {
  const person = await t.student();
  const later = randomUUID();
  const { status } = await person.call(entryCalls.add, { body: { ...entry, goal: later } });
  expect(status).toBe(200);
});

test.each([
  ['no words', { text: '  ' }, 'text'],
  ['a day in the future', { day: '2300-01-01' }, 'day'],
  ['a day that is none', { day: '2026-02-30' }, 'day'],
  ['a day long ago', { day: '1800-01-01' }, 'day'],
  ['minutes of more than a day', { minutes: 1441 }, 'minutes'],
  ['a link without https', { link: 'http://example.org' }, 'link'],
  ['a script for a link', { link: 'javascript:alert(1)' }, 'link'],
])('an entry with %s is refused', async (_name, changes, field) => {
  const person = await t.student();
  const { status, body } = await person.call(entryCalls.add, { body: { ...entry, ...changes } });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
});

test('opportunities name their page and the day on which it was read', async () => {
  const person = await t.student();
  const { opportunities } = (await person.call(listOpportunities)).body;
  expect(opportunities.length).toBeGreaterThan(5);
  expect(new Set(opportunities.map(({ id }) => id)).size).toBe(opportunities.length);
  for (const { link, checked, review_due } of opportunities) {
    expect(link).toMatch(/^https:\/\//);
    expect(review_due > checked).toBe(true);
  }
  expect((await t.stranger().call(listOpportunities)).body.code).toBe('unauthenticated');
});
