import type { Database } from '#database/database.ts';

/** How many universities a student keeps at each stage. */
export async function countByStage(
  database: Database,
  userId: string,
): Promise<readonly { stage: string; count: number }[]> {
  return await database
    .selectFrom('saved_universities')
    .select(['stage', (all) => all.fn.countAll<number>().as('count')])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .groupBy('stage')
    .execute();
}
