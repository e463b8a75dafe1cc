import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

const today = sql<string>`(now() at time zone 'utc')::date`;

export async function tokensToday(database: Database, userId: string): Promise<number> {
  const row = await database
    .selectFrom('model_uses')
    .select('tokens')
    .where('user_id', '=', userId)
    .where('day', '=', today)
    .executeTakeFirst();
  return row?.tokens ?? 0;
}

/**
 * Counts tokens ahead of a call. Answers the day they were counted on, or undefined when they would pass the limit: one
 * statement, so that calls at the same time cannot pass it together.
 */
export async function reserveTokens(
  database: Database,
  userId: string,
  tokens: number,
  perDay: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ day: string }>`
    insert into model_uses as uses (user_id, day, tokens, calls)
    select id, ${today}, ${tokens}::int, 1 from users where id = ${userId} and ${tokens}::int <= ${perDay}::int
    on conflict (user_id, day) do update set tokens = uses.tokens + excluded.tokens, calls = uses.calls + 1
    where uses.tokens + excluded.tokens <= ${perDay}::int
    returning day`.execute(database);
  return rows[0]?.day;
}

/** Puts what a call really used in the place of what was reserved for it. */
export async function settleTokens(
  database: Database,
  userId: string,
  day: string,
  reserved: number,
  used: number,
): Promise<void> {
  await sql`update model_uses set tokens = greatest(0, tokens - ${reserved}::int + ${used}::int)
    where user_id = ${userId} and day = ${day}::date`.execute(database);
}

export async function purgeUses(database: Database): Promise<void> {
  await sql`delete from model_uses where day < ${today} - 30`.execute(database);
}
