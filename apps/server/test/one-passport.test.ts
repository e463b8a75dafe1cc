// Migration 0276 on what was ticked and put off before a passport was one task for all destinations.
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './support/app.ts';

const migration = readFileSync(new URL('../src/database/migrations/0276_one_passport.sql', import.meta.url), 'utf8');
const once = 'visa:ZZ:step:renew-passport';
const of = (country: string) => `visa:${country}:step:renew-passport`;

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

test('the furthest tick and the earliest day hold for all, and nothing else of anybody is touched', async () => {
  const [rina, omar] = [await t.student('Rina Das'), await t.student('Omar Ali')];
  const tick = (user_id: string, key: string, state: string) => ({ user_id, key, state, document_id: null });
  await t.database
    .insertInto('checklist_ticks')
    .values([
      tick(rina.user.id, of('DE'), 'pending'),
      tick(rina.user.id, of('GB'), 'completed'),
      tick(rina.user.id, 'visa:DE:step:accept-offer', 'in-progress'),
      tick(omar.user.id, of('US'), 'in-progress'),
    ])
    .execute();
  const mark = (user_id: string, key: string, day: string) => ({ user_id, key, state: 'open', day });
  await t.database
    .insertInto('task_marks')
    .values([mark(rina.user.id, of('DE'), '2027-03-01'), mark(rina.user.id, of('GB'), '2027-02-01')])
    .execute();

  await sql.raw(migration).execute(t.database);

  const ticks = (user_id: string) =>
    t.database
      .selectFrom('checklist_ticks')
      .select(['key', 'state'])
      .where('user_id', '=', user_id)
      .orderBy('key')
      .execute();
  expect(await ticks(rina.user.id)).toEqual([
    { key: 'visa:DE:step:accept-offer', state: 'in-progress' },
    { key: once, state: 'completed' },
  ]);
  expect(await ticks(omar.user.id)).toEqual([{ key: once, state: 'in-progress' }]);
  const marks = await t.database
    .selectFrom('task_marks')
    .select(['key', sql<string>`day::text`.as('day')])
    .where('user_id', '=', rina.user.id)
    .execute();
  expect(marks).toEqual([{ key: once, day: '2027-02-01' }]);
});
