import type { Database } from '#database/database.ts';

/** When a guest began; undefined when the user is none. */
export async function findGuestStart(database: Database, userId: string): Promise<Date | undefined> {
  const row = await database
    .selectFrom('users')
    .select('created_at')
    .where('id', '=', userId)
    .where('guest', '=', true)
    .executeTakeFirst();
  return row?.created_at;
}
