import type { Database } from '#database/database.ts';
import { countInterviews } from './interviews.store.ts';

/** How many practice interviews a student keeps: for the features above. */
export async function countPractice(database: Database, userId: string): Promise<number> {
  return Number(await countInterviews(database, userId));
}
