import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { isActive } from '#database/suspended.ts';

export type KeptFeed = { created_at: Date; last_read_at: Date | null };

export async function findFeed(database: Database, userId: string): Promise<KeptFeed | undefined> {
  return await database
    .selectFrom('calendar_feeds')
    .select(['created_at', 'last_read_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** In place of the one before. */
export async function putFeed(
  database: Database,
  userId: string,
  tokenHash: Buffer,
  language: string,
): Promise<KeptFeed> {
  const values = { token_hash: tokenHash, language };
  return await database
    .insertInto('calendar_feeds')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ ...values, created_at: sql`now()`, last_read_at: null }),
    )
    .returning(['created_at', 'last_read_at'])
    .executeTakeFirstOrThrow();
}

export async function removeFeed(database: Database, userId: string): Promise<void> {
  await database.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute();
}

/** Whose calendar an address shows, and their role, noting that it was read. */
export async function openFeed(
  database: Database,
  tokenHash: Buffer,
): Promise<{ user_id: string; language: string; role: string } | undefined> {
  return await database
    .updateTable('calendar_feeds')
    .from('users')
    .set({ last_read_at: sql`now()` })
    .whereRef('users.id', '=', 'calendar_feeds.user_id')
    .where('token_hash', '=', tokenHash)
    .where(isActive('calendar_feeds.user_id'))
    .returning(['user_id', 'language', 'role'])
    .executeTakeFirst();
}
