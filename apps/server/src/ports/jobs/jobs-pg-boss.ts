import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Jobs } from './jobs.ts';

type Options = { connection: string | pg.ClientConfig; clockJobs: boolean; onError: (error: Error) => void };

/** How long a job that is under way may hold the end of the server up. */
const longestStop = 5_000;

/**
 * Jobs in the same database as everything else. `connection` is a URL or the embedded server's parts; without `clockJobs`
 * nothing becomes due by the clock in this process.
 */
export async function pgBossJobs({ connection, clockJobs, onError }: Options): Promise<Jobs> {
  const boss = new PgBoss({
    ...(typeof connection === 'string' ? { connectionString: connection } : (connection as object)),
    max: 4,
    schedule: clockJobs,
    schema: 'jobs',
    application_name: 'lantern-jobs',
  });
  boss.on('error', onError);
  await boss.start();
  const known = new Set<string>();

  async function ensureQueue(name: string, hours?: number): Promise<void> {
    if (known.has(name)) return;
    const expiry = hours === undefined ? {} : { expireInSeconds: hours * 3600 };
    await boss.createQueue(name, { retryLimit: 8, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600, ...expiry });
    known.add(name);
  }

  return {
    async enqueue(executor, type, payload, after) {
      await ensureQueue(type.name);
      await boss.send(type.name, payload as object, { db: fromKysely(executor), ...(after && { startAfter: after }) });
    },
    async work(type, handler) {
      await ensureQueue(type.name);
      await boss.work(type.name, { pollingIntervalSeconds: 1 }, async (jobs) => {
        for (const job of jobs)
          await handler(type.payload.parse(job.data) as never, async (transaction) => {
            const { rows } = await sql`
              select 1 from jobs.job where name = ${type.name} and id = ${job.id} for key share`.execute(transaction);
            return rows.length > 0;
          });
      });
    },
    async workEvery(cron, name, handler, hours) {
      await ensureQueue(name, hours);
      await boss.schedule(name, cron);
      await boss.work(name, { pollingIntervalSeconds: 30 }, handler);
    },
    async forget(executor, words) {
      await sql`delete from jobs.job where exists (
        select from unnest(${[...words]}::text[]) as word where strpos(data::text, word) > 0 or strpos(output::text, word) > 0
      )`.execute(executor);
    },
    async check() {
      await boss.getQueues();
    },
    async stop() {
      // waited for here, since pg-boss itself looks only every half second whether the last job has ended
      const ended = Promise.all([...known].map((name) => boss.offWork(name, { wait: true })));
      await Promise.race([ended, sleep(longestStop, undefined, { ref: false })]);
      await boss.stop({ graceful: true, timeout: 500 });
    },
  };
}
