// What is too long, too deep, or refused by the database itself: always a problem in plain words, never a failure of ours.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { signUp } from '@lantern/contract/accounts';
import { bookSession } from '@lantern/contract/bookings';
import { updateDocument } from '@lantern/contract/documents';
import { savePersonalInfo } from '@lantern/contract/profile';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { excessOf } from '#http/json-body.ts';
import { goodPassword, origin, startTestApp, type TestApp } from './support/app.ts';
import { processorTime } from './system/hostile-texts.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

/** Fifteen digits, as many as a phone number has, with a hundred spaces before each. */
const longPhone = `${' '.repeat(100)}1`.repeat(15).trim();
const id = '5a5c3c0e-5d0f-4b54-9c0e-6f8a5b4f7b10';

const info = {
  firstName: 'Amina',
  lastName: 'Rahman',
  oneName: false,
  familyNameFirst: false,
  preferredName: '',
  nameInOwnScript: '',
  passportName: '',
  dateOfBirth: '2008-03-14',
  phone: '+880 1712 345678',
  address: '12 Mill Lane',
  city: 'Sylhet',
  postalCode: '3100',
  country: 'BD',
  citizenship: 'BD',
  receiveResources: true,
};

describe('a phone number of 1,400 characters', () => {
  test('is refused at sign-up', async () => {
    const account = { name: 'Ada', email: 'ada@example.org', password: goodPassword, agreeToTerms: true };
    const { status, body } = await t.stranger().call(signUp, { body: { ...account, phone: longPhone } });
    expect({ status, fields: body.fields }).toEqual({ status: 422, fields: { phone: 'At most 60 characters.' } });
  });

  test('is refused at a booking', async () => {
    const person = await t.student();
    const booking = { kind: 'free-session', date: '2030-01-02', time: '10:00', mentor_id: id, by_phone: true };
    const { status, body } = await person.call(bookSession, { body: { ...booking, phone: longPhone } });
    expect({ status, fields: body.fields }).toEqual({ status: 422, fields: { phone: 'At most 60 characters.' } });
  });

  test('was made shorter where it was stored, with every digit', async () => {
    const person = await t.student();
    await sql`
      alter table users drop constraint users_phone_length;
      alter table personal_infos drop constraint personal_infos_phone_length;
      alter table profiles drop constraint profiles_emergency_phone_length`.execute(t.database);
    await t.database.updateTable('users').set({ phone: longPhone }).where('id', '=', person.user.id).execute();
    const migration = await readFile(join(import.meta.dirname, '../src/database/migrations/0200_phones.sql'), 'utf8');
    await sql.raw(migration).execute(t.database);
    const { phone } = await t.database
      .selectFrom('users')
      .select('phone')
      .where('id', '=', person.user.id)
      .executeTakeFirstOrThrow();
    expect(phone).toBe('1 1 1 1 1 1 1 1 1 1 1 1 1 1 1');
  });
});

describe('the limits of the database', () => {
  const readMigration = () =>
    readFile(join(import.meta.dirname, '../src/database/migrations/0260_text_limits.sql'), 'utf8');

  test('leave what is stored and longer as it is, and hold for what comes after', async () => {
    const [long, plain] = [await t.student(), await t.student()];
    for (const person of [long, plain]) expect((await person.call(savePersonalInfo, { body: info })).status).toBe(200);
    const migration = await readMigration();
    const places = [...migration.matchAll(/\('(\w+)\.(\w+)', \d+\)/g)].map(
      ([, table, column]) => [table, column] as const,
    );
    expect(places.length).toBeGreaterThan(50);
    for (const [table, column] of places)
      await sql.raw(`alter table ${table} drop constraint ${table}_${column}_length`).execute(t.database);
    const address = 'Mill Lane '.repeat(100);
    await t.database.updateTable('personal_infos').set({ address }).where('user_id', '=', long.user.id).execute();
    await sql
      .raw(
        ['users_phone', 'personal_infos_phone', 'profiles_emergency_phone']
          .map(
            (name) =>
              `alter table ${name.replace(/_(?:emergency_)?phone$/, '')} add constraint ${name}_length check (true);`,
          )
          .join('\n'),
      )
      .execute(t.database);
    await sql.raw(migration).execute(t.database);

    const kept = await t.database
      .selectFrom('personal_infos')
      .select('address')
      .where('user_id', '=', long.user.id)
      .executeTakeFirstOrThrow();
    expect(kept.address).toBe(address);
    const change = t.database
      .updateTable('personal_infos')
      .set({ address })
      .where('user_id', '=', plain.user.id)
      .execute();
    await expect(change).rejects.toMatchObject({ code: '23514', constraint: 'personal_infos_address_length' });
    // whoever has more than fits saves it shorter, as the form asks
    expect((await long.call(savePersonalInfo, { body: info })).status).toBe(200);
  });

  test('let through what the contract lets through', async () => {
    const person = await t.student();
    const longest = {
      ...info,
      firstName: '𝒜'.repeat(50),
      lastName: 'ড'.repeat(100),
      nameInOwnScript: 'ড'.repeat(200),
      passportName: 'R'.repeat(200),
      address: 'ড'.repeat(300),
      city: 'ড'.repeat(120),
      postalCode: '1'.repeat(20),
      phone: '+1-2-3-4-5-6-7-8-9-0-1-2-3-4-5 ext. 123456',
    };
    const { status, body } = await person.call(savePersonalInfo, { body: longest });
    expect({ status, fields: body.fields }).toEqual({ status: 200, fields: undefined });
  });
});

test('a name of forty thousand spaces costs nobody anything', async () => {
  const guest = await t.student();
  const name = `a${' '.repeat(40_000)}b`;
  const before = process.cpuUsage();
  const { status, body } = await guest.call(updateDocument, { body: { document_id: id, custom_name: name } });
  const { user } = process.cpuUsage(before);
  expect({ status, fields: body.fields }).toEqual({ status: 422, fields: { custom_name: 'At most 200 characters.' } });
  expect(user / 1000).toBeLessThan(1000);
});

test('a value that only the database refuses is a problem of the request', async () => {
  const person = await t.student();
  await sql`alter table personal_infos add constraint no_atlantis check (city <> 'Atlantis')`.execute(t.database);
  const { body } = await person.call(savePersonalInfo, { body: { ...info, city: 'Atlantis' } });
  expect([body.code, body.detail, body.fields]).toEqual([
    'invalid_request',
    'Some values are missing or not valid.',
    undefined,
  ]);
  expect((await person.call(savePersonalInfo, { body: info })).status).toBe(200);
});

describe('JSON', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  const send = (payload: string) =>
    t.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      headers: { origin, 'content-type': 'application/json' },
      payload,
    });

  test('of 400,000 lists in each other is refused before it is read', async () => {
    const answer = await send(nested(400_000));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_json', detail: 'This JSON is nested too deep.' });
    expect(processorTime(() => excessOf(nested(400_000)))).toBeLessThan(100);
  });

  test('of a few lists is read, and brackets in its strings do not count', async () => {
    expect((await send(nested(20))).statusCode).toBe(422);
    expect((await send(JSON.stringify({ email: `\\"${nested(100)}` }))).statusCode).toBe(422);
    expect(excessOf(JSON.stringify({ text: `"${nested(100)}\\` }))).toBeUndefined();
    expect(excessOf(`{"text": "${'['.repeat(100)}`)).toBeUndefined();
  });

  const fields = (count: number, first = 0) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${first + index}`, '']));

  test.each([
    ['one object', fields(80_000)],
    ['many', Array.from({ length: 300 }, (_, index) => fields(100, index * 100))],
  ])('with tens of thousands of fields in %s is refused before it is read', async (_, body) => {
    const payload = JSON.stringify(body);
    const answer = await send(payload);
    expect([answer.statusCode, answer.json().detail]).toEqual([400, 'This JSON has too many fields.']);
    expect(processorTime(() => excessOf(payload))).toBeLessThan(100);
  });

  test('with as many fields as one object may have is done with at once', async () => {
    const payload = JSON.stringify(fields(500));
    expect((await send(payload)).statusCode).toBe(422);
    expect(excessOf(JSON.stringify({ text: ':'.repeat(1000), list: Array(100_000).fill(0) }))).toBeUndefined();
    expect(excessOf(`${']'.repeat(10)}{"a":1}`)).toBeUndefined();
  });
});
