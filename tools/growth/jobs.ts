// What every job of the clock costs. One can send a statement for every student, too many to log the plan of each: the
// database counts them.
import type { Client } from '../../apps/server/test/support/rows.ts';
import type { GrownServer } from './server.ts';

export type Counted = { statements: number; pages: number; ms: number; seconds: number };

export async function countJobs(client: Client, server: GrownServer): Promise<Map<string, Counted>> {
  await client.query('create extension if not exists pg_stat_statements');
  const all = new Map<string, Counted>();
  for (const { name, run } of await server.listJobs()) {
    await client.query('select pg_stat_statements_reset()');
    const started = performance.now();
    await run();
    const seconds = (performance.now() - started) / 1000;
    const { rows } = await client.query<Omit<Counted, 'seconds'>>(`
      select sum(calls)::int as statements, sum(shared_blks_hit + shared_blks_read)::float8 as pages,
        sum(total_exec_time)::float8 as ms
      from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database())`);
    if (rows[0]) all.set(name, { ...rows[0], seconds });
  }
  return all;
}
