import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

/** What a student agrees to send to a language model: each by itself. */
export type Purpose = 'essays' | 'questions';

export async function isSwitchedOn(database: Database, userId: string, purpose: Purpose): Promise<boolean> {
  const row = await database
    .selectFrom('model_switches')
    .select('enabled')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return row?.enabled ?? false;
}

export async function setSwitch(database: Database, userId: string, purpose: Purpose, enabled: boolean): Promise<void> {
  await database
    .insertInto('model_switches')
    .values({ user_id: userId, purpose, enabled })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet({ enabled, updated_at: sql`now()` }))
    .execute();
}
