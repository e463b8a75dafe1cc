import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import { fromKysely, PgBoss, type Queue } from 'pg-boss';
import type { Jobs } from './jobs.ts';

type Options = { connection: string | pg.ClientConfig; clockJobs: boolean; onError: (error: Error) => void };

/** How long a job that is under way may hold the end of the server up. */
const longestStop = 5_000;

/** What is not due yet, or is tried again, is looked for this often; what is due at once is told by the database. */
const pollSeconds = 1;
const clockPollSeconds = 30;

/** A job whose process says nothing for so long is begun again, by whichever process is there. */
const heartbeatSeconds = 30;

type QueueOptions = Pick<Queue, 'notify' | 'expireInSeconds' | 'heartbeatSeconds'>;

const isOtherThan = (stored: QueueOptions, { notify, expireInSeconds }: QueueOptions): boolean =>
  stored.heartbeatSeconds !== heartbeatSeconds ||
  (notify !== undefined && notify !== stored.notify) ||
  (expireInSeconds !== undefined && expireInSeconds !== stored.expireInSeconds);

/**
 * Jobs in the same database as everything else. `connection` is a URL or the embedded server's parts; without `clockJobs`
 * this process neither notes what is due by the clock nor does it.
 */
export async function pgBossJobs({ connection, clockJobs, onError }: Options): Promise<Jobs> {
  const boss = new PgBoss({
    ...(typeof connection === 'string' ? { connectionString: connection } : (connection as object)),
    max: 4,
    schedule: clockJobs,
    schema: 'jobs',
    useListenNotify: true,
    application_name: 'lantern-jobs',
  });
  boss.on('error', onError);
  await boss.start();
  // read once: making each anew is a round to the database under a lock, 45 times at every start
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const crons = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  const known = new Set<string>();

  async function ensureQueue(name: string, given: QueueOptions): Promise<void> {
    if (known.has(name)) return;
    const stored = queues.get(name);
    const options = { ...given, heartbeatSeconds };
    if (!stored)
      await boss.createQueue(name, {
        retryLimit: 8,
        retryDelay: 5,
        retryBackoff: true,
        retryDelayMax: 3600,
        ...options,
      });
    // a queue of an older Lantern
    else if (isOtherThan(stored, options)) await boss.updateQueue(name, options);
    known.add(name);
  }

  return {
    async enqueue(executor, type, payload, after) {
      await ensureQueue(type.name, { notify: true });
      await boss.send(type.name, payload as object, { db: fromKysely(executor), ...(after && { startAfter: after }) });
    },
    async work(type, handler) {
      await ensureQueue(type.name, { notify: true });
      const often = { pollingIntervalSeconds: pollSeconds, notifyPollingIntervalSeconds: pollSeconds };
      await boss.work(type.name, often, async (jobs) => {
        for (const job of jobs)
          await handler(type.payload.parse(job.data) as never, async (transaction) => {
            const { rows } = await sql`
              select 1 from jobs.job where name = ${type.name} and id = ${job.id} for key share`.execute(transaction);
            return rows.length > 0;
          });
      });
    },
    async workEvery(cron, name, handler, hours) {
      await ensureQueue(name, hours === undefined ? {} : { expireInSeconds: hours * 3600 });
      if (crons.get(name) !== cron) await boss.schedule(name, cron);
      if (clockJobs) await boss.work(name, { pollingIntervalSeconds: clockPollSeconds }, handler);
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
