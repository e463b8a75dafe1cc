// Work for later: the database tells of it when its transaction commits, and what the clock asks for is done where the
// clock is kept.
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { jobType } from '#ports/jobs/jobs.ts';
import { pgBossJobs } from '#ports/jobs/jobs-pg-boss.ts';
import { startTestApp, type TestApp } from './support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

const greet = jobType('greet', z.object({}));
const open = () => pgBossJobs({ connection: t.url, clockJobs: false, onError: () => {} });

async function toldOf(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from jobs.queue where notify order by name`.execute(
    t.database,
  );
  return rows.map(({ name }) => name);
}

test('whoever does a job is told that there is one, also in a database of an older Lantern', async () => {
  expect(await toldOf()).toEqual(expect.arrayContaining(['deliver-notifications', 'look-at-document', 'send-mail']));
  const first = await open();
  await first.work(greet, async () => {});
  await first.stop();
  await sql`update jobs.queue set notify = false, heartbeat_seconds = null where name = ${greet.name}`.execute(
    t.database,
  );
  const second = await open();
  await second.work(greet, async () => {});
  await second.stop();
  expect(await toldOf()).toContain(greet.name);
});

test('what a process had begun when it was killed is begun again by another one', async () => {
  const { rows } = await sql`
    select name from jobs.queue where heartbeat_seconds is distinct from 30 and not starts_with(name, '__')`.execute(
    t.database,
  );
  expect(rows).toEqual([]);
  const jobs = await open();
  const done: string[] = [];
  await jobs.work(greet, async () => void done.push('again'));
  await sql`
    insert into jobs.job (name, data, state, started_on, heartbeat_seconds, heartbeat_on, retry_limit, retry_delay)
    values (${greet.name}, '{}', 'active', now(), 30, now() - interval '31 seconds', 8, 0)`.execute(t.database);
  // every process looks once a minute; here it need not be waited for
  const looking = new PgBoss({ connectionString: t.url, schema: 'jobs', supervise: false, monitorIntervalSeconds: 1 });
  await looking.start();
  const look = async () => {
    await looking.supervise(greet.name);
    return done;
  };
  await expect.poll(look, { interval: 500 }).toEqual(['again']);
  await looking.stop();
  await jobs.stop();
});

test('a process without the clock leaves what is due by it to another', async () => {
  await sql`insert into jobs.job (name) values ('sweep-files')`.execute(t.database);
  const done: string[] = [];
  const jobs = await open();
  await jobs.workEvery('7 * * * *', 'sweep-files', async () => void done.push('by the clock'));
  await jobs.work(greet, async () => void done.push('greeting'));
  await jobs.enqueue(t.database, greet, {});
  await expect.poll(() => done, { timeout: 60_000 }).toEqual(['greeting']);
  await jobs.stop();
});
