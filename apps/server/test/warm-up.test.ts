// Before the server says that it is ready, what is slow the first time is done once, for nobody.
import { getHealth } from '@lantern/contract/system';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

test('warming up reads for nobody, leaves nothing behind, and works on a database without anybody', async () => {
  const rows = async () =>
    (
      await sql<{ n: number }>`select (select count(*) from users) + (select count(*) from sessions) + (select count(*)
        from essays) + (select count(*) from throttles) as n`.execute(t.database)
    ).rows[0]?.n;
  const before = await rows();
  await t.warmUp();
  expect(await rows()).toBe(before);
  expect((await t.stranger().call(getHealth)).status).toBe(200);
});
