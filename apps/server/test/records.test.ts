// Records with known ids and single records, on tables that only this test has: the rules are the same for every feature.
import { Problem } from '@lantern/contract/problem';
import { keyedEndpoints, singleEndpoints } from '@lantern/contract/record-keyed';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Database } from '#database/database.ts';
import type { Caller } from '#feature/caller.ts';
import { keyedService, singleService } from '#records/keyed-service.ts';
import { type Person, startTestApp, type TestApp } from './support/app.ts';

const common = {
  topic: 'ticks',
  noun: { one: 'item', many: 'items' },
  one: 'item',
  fields: { done: z.boolean(), note: z._default(z.string(), '') },
} as const;

const keyedCalls = keyedEndpoints({
  ...common,
  base: '/api/ticks',
  many: 'items',
  key: z.enum(['passport', 'photo', 'visa']),
  most: 2,
});
const singleCalls = singleEndpoints({ ...common, base: '/api/tick' });

type Row = { key: 'passport' | 'photo' | 'visa'; done: boolean; note: string; revision: number; updated_at: Date };
const kept = ({ done, note, revision, updated_at }: Row) => ({
  done,
  note,
  revision,
  updated_at: updated_at.toISOString(),
});

const find = async (database: Database, userId: string, key: string) =>
  (await sql<Row>`select * from ticks where user_id = ${userId} and key = ${key}`.execute(database)).rows[0];

async function put(database: Database, userId: string, key: string, { done, note }: { done: boolean; note: string }) {
  const { rows } = await sql<Row>`
    insert into ticks (user_id, key, done, note) values (${userId}, ${key}, ${done}, ${note})
    on conflict (user_id, key) do update
      set done = excluded.done, note = excluded.note, revision = ticks.revision + 1, updated_at = now()
    returning *`.execute(database);
  return rows[0] as Row;
}

const keyed = keyedService({
  calls: keyedCalls,
  store: {
    async list(database, userId) {
      const { rows } = await sql<Row>`select * from ticks where user_id = ${userId} order by key`.execute(database);
      return rows.map((row) => ({ _id: row.key, ...kept(row) }));
    },
    async find(database, userId, key) {
      const row = await find(database, userId, key);
      return row && { _id: row.key, ...kept(row) };
    },
    async put(database, userId, key, fields) {
      const row = await put(database, userId, key, fields);
      return { _id: row.key, ...kept(row) };
    },
  },
});

const single = singleService({
  calls: singleCalls,
  store: {
    async find(database, userId) {
      const row = await find(database, userId, 'only');
      return row && kept(row);
    },
    put: async (database, userId, fields) => kept(await put(database, userId, 'only', fields)),
  },
  check({ fields }) {
    if (fields.note === 'bad') throw Problem.field('note', 'No.');
  },
});

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
  await sql`create table ticks (user_id uuid, key text, done boolean, note text, revision integer not null default 1,
    updated_at timestamptz not null default now(), primary key (user_id, key))`.execute(t.database);
});
afterAll(() => t.stop());

const callerOf = ({ user }: Person): Caller => ({
  id: user.id,
  role: 'student',
  guest: false,
  duties: [],
  sessionId: '',
});

describe('records with known ids', () => {
  test('are kept, and kept again, each for itself', async () => {
    const caller = callerOf(await t.student());
    expect(await keyed.list(t.database, [caller.id], caller.id)).toEqual([]);
    const first = await keyed.put(t.ports, caller, 'visa', { done: true, note: '', base_revision: 0 });
    expect(first).toMatchObject({ _id: 'visa', done: true, revision: 1 });
    const again = await keyed.put(t.ports, caller, 'visa', { done: true, note: '', base_revision: 0 });
    expect(again).toEqual(first);
    await keyed.put(t.ports, caller, 'photo', { done: false, note: 'Half', base_revision: 0 });
    const changed = await keyed.put(t.ports, caller, 'visa', { done: false, note: '', base_revision: 1 });
    expect(changed.revision).toBe(2);
    expect(await keyed.list(t.database, [caller.id], caller.id)).toMatchObject([
      { _id: 'photo', note: 'Half' },
      { _id: 'visa', done: false },
    ]);
  });

  test('on an old revision nothing is replaced; without one the last wins', async () => {
    const caller = callerOf(await t.student());
    await keyed.put(t.ports, caller, 'visa', { done: true, note: 'a' });
    await keyed.put(t.ports, caller, 'visa', { done: true, note: 'b' });
    const stale = keyed.put(t.ports, caller, 'visa', { done: true, note: 'c', base_revision: 1 });
    await expect(stale).rejects.toMatchObject({ code: 'stale_revision', extra: { item: { note: 'b', revision: 2 } } });
    const unknowing = keyed.put(t.ports, caller, 'visa', { done: true, note: 'c', base_revision: 0 });
    await expect(unknowing).rejects.toMatchObject({ code: 'stale_revision' });
    await keyed.put(t.ports, caller, 'visa', { done: true, note: 'd' });
    expect(await keyed.list(t.database, [caller.id], caller.id)).toMatchObject([{ note: 'd', revision: 3 }]);
  });

  test('are bounded, also when they come at once, and are their owner’s alone', async () => {
    const [caller, other] = [callerOf(await t.student()), callerOf(await t.student())];
    const answers = await Promise.allSettled(
      ['passport', 'photo', 'visa'].map((key) => keyed.put(t.ports, caller, key, { done: true, note: '' })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await expect(keyed.list(t.database, [other.id], caller.id)).rejects.toMatchObject({ code: 'not_found' });
    const forSomebody = keyed.put(t.ports, other, 'visa', { done: true, note: '', student_id: caller.id });
    await expect(forSomebody).rejects.toMatchObject({ code: 'not_found' });
    expect(await keyed.list(t.database, [other.id], other.id)).toEqual([]);
  });
});

describe('a single record', () => {
  test('is null, then kept, then replaced on its revision', async () => {
    const caller = callerOf(await t.student());
    expect(await single.get(t.database, { caller, owners: [caller.id] }, caller.id)).toBeNull();
    await single.save(t.ports, caller, { done: true, note: 'a', base_revision: 0 });
    const saved = await single.save(t.ports, caller, { done: true, note: 'b', base_revision: 1 });
    expect(saved).toMatchObject({ note: 'b', revision: 2 });
    const stale = single.save(t.ports, caller, { done: true, note: 'c', base_revision: 1 });
    await expect(stale).rejects.toMatchObject({ code: 'stale_revision', extra: { item: { note: 'b' } } });
    const bad = single.save(t.ports, caller, { done: true, note: 'bad' });
    await expect(bad).rejects.toMatchObject({ code: 'invalid_request', fields: { note: 'No.' } });
    expect(await single.get(t.database, { caller, owners: [caller.id] }, caller.id)).toEqual(saved);
  });
});
