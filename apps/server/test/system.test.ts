// What the installation itself says and bears.
import { signIn } from '@lantern/contract/accounts';
import { getHealth, getReadiness } from '@lantern/contract/system';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#config.ts';
import { checkReachable } from '#database/reachable.ts';
import { startTestApp, type TestApp } from './support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

test('readiness names the parts that fail', async () => {
  expect((await t.stranger().call(getReadiness)).status).toBe(200);
  const { check } = t.ports.files;
  t.ports.files.check = () => Promise.reject(new Error('no space'));
  try {
    // one look is told to all who ask within a second
    await expect
      .poll(async () => (await t.stranger().call(getReadiness)).body, { timeout: 30_000 })
      .toMatchObject({ code: 'unavailable', detail: 'Not ready: files.', status: 503 });
    expect((await t.stranger().call(getHealth)).status).toBe(200);
  } finally {
    t.ports.files.check = check;
  }
});

test('a hundred who ask for readiness do not each make it look', async () => {
  const { check } = t.ports.files;
  let looks = 0;
  t.ports.files.check = async () => {
    looks += 1;
    await check();
  };
  try {
    await Promise.all(Array.from({ length: 100 }, () => t.stranger().call(getReadiness)));
    expect(looks).toBeLessThan(20);
  } finally {
    t.ports.files.check = check;
  }
});

test('a connection that dies inside a transaction fails that transaction and nothing else', async () => {
  const dying = t.database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
    await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(t.database);
    // the broken socket is seen while nobody waits for an answer
    await new Promise((resolve) => setTimeout(resolve, 100));
    await sql`select 1`.execute(transaction);
  });
  await expect(dying).rejects.toThrow();
  await expect.poll(async () => (await t.stranger().call(getReadiness)).status, { timeout: 30_000 }).toBe(200);
});

test('a body of unknown fields is not answered with as many complaints', async () => {
  const body = Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`field${index}`, 1]));
  const answer = await t.stranger().call(signIn, { body });
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.fields ?? {})).toHaveLength(50);
});

describe('settings', () => {
  test.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['SMTP_URL', 'foo'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_POOLER_URL', 'postgres://without-the-database-itself/x'],
    ['PUBLIC_URL', 'lantern.example'],
    ['TRUST_PROXY', 'foo'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['TRUST_PROXY', '10.0.0.1,'],
    ['PUSH_HOSTS', 'https://push.example.org'],
    ['PUSH_HOSTS', 'push'],
  ])('%s=%s is refused by name, in one line', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^[^\n]*${name}[^\n]*$`));
  });

  test.each([
    ['true', 1],
    ['2', 2],
    ['', false],
    ['10.0.0.1, fd00::/8', ['10.0.0.1', 'fd00::/8']],
  ])('TRUST_PROXY=%s is understood', (value, meant) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(meant);
  });

  test('a database that nobody answers for is one line without its password', async () => {
    const failure = await checkReachable('postgres://someone:secret@127.0.0.1:9/lantern').catch(
      (error: Error) => error,
    );
    expect(failure).toMatchObject({ name: 'StartError' });
    expect(String(failure)).toMatch(/^[^\n]*DATABASE_URL[^\n]*start it, or correct the address\.$/);
    expect(String(failure)).not.toContain('secret');
  });
});
