import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

export async function isSwitchedOn(database: Database, userId: string): Promise<boolean> {
  const row = await database
    .selectFrom('model_switches')
    .select('enabled')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.enabled ?? false;
}

export async function setSwitch(database: Database, userId: string, enabled: boolean): Promise<void> {
  await database
    .insertInto('model_switches')
    .values({ user_id: userId, enabled })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ enabled, updated_at: sql`now()` }))
    .execute();
}
