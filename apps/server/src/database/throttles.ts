import { createHash } from 'node:crypto';
import { Problem } from '@lantern/contract/problem';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

// Tries are counted in the database, which all processes share, by what is tried and by whom, and can be taken back.
// @fastify/rate-limit counts requests, by their address.

export type Throttle = { tries: number; windowSeconds: number };

const digestOf = (part: string) => createHash('sha256').update(part).digest('base64url');

/** Keys hold digests: the table that counts tries tells nobody who tried. */
export function tryKey(kind: string, ...parts: string[]): string {
  return [kind, ...parts.map(digestOf)].join(':');
}

/** Counts one try under the key and refuses when there were too many. */
export async function countTry(database: Database, key: string, throttle: Throttle): Promise<void> {
  const { tries, secondsLeft } = await addTry(database, key, throttle);
  if (tries > throttle.tries) throw new Problem('too_many_requests', { retryAfter: secondsLeft });
}

/** Refuses when earlier tries under the key were as many as the throttle lets through; counts nothing. */
export async function checkTries(database: Database, key: string, throttle: Throttle): Promise<void> {
  const row = await database
    .selectFrom('throttles')
    .select(['tries', sql<number>`extract(epoch from window_ends_at - now())::int`.as('secondsLeft')])
    .where('key', '=', key)
    .where('window_ends_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (row && row.tries >= throttle.tries)
    throw new Problem('too_many_requests', { retryAfter: Math.max(1, row.secondsLeft) });
}

export async function addTry(
  database: Database,
  key: string,
  throttle: Throttle,
): Promise<{ tries: number; secondsLeft: number }> {
  const { rows } = await sql<{ tries: number; secondsLeft: number }>`
    insert into throttles as t (key, tries, window_ends_at)
    values (${key}, 1, now() + make_interval(secs => ${throttle.windowSeconds}))
    on conflict (key) do update set
      tries = case when t.window_ends_at > now() then t.tries + 1 else 1 end,
      window_ends_at = case when t.window_ends_at > now() then t.window_ends_at else excluded.window_ends_at end
    returning tries, greatest(1, extract(epoch from window_ends_at - now())::int) as "secondsLeft"`.execute(database);
  const row = rows[0];
  if (!row) throw new Error('throttle row was not returned');
  return row;
}

export async function forgetTries(database: Database, ...keys: string[]): Promise<void> {
  await database.deleteFrom('throttles').where('key', 'in', keys).execute();
}

/** Forgets the key and every key that goes on from it with more parts. Reads the whole table: for rare events. */
export async function forgetTriesUnder(database: Database, key: string): Promise<void> {
  await sql`delete from throttles where key = ${key} or starts_with(key, ${`${key}:`})`.execute(database);
}

/** Takes one try back: it was counted ahead and turned out to be none. */
export async function returnTry(database: Database, key: string): Promise<void> {
  await sql`update throttles set tries = greatest(0, tries - 1) where key = ${key}`.execute(database);
}
