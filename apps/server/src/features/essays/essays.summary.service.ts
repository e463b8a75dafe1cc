import type { Database } from '#database/database.ts';
import type { Ports } from '#ports/ports.ts';
import { countEssays, type EssaySummary, listEssaySummaries } from './essays.summary.store.ts';

export type { EssaySummary };

/** A student's essays without their texts, last edited first: for the features above that compute from them. */
export async function summarizeEssays({ database }: Pick<Ports, 'database'>, userId: string): Promise<EssaySummary[]> {
  return await listEssaySummaries(database, userId);
}

/** Whether all of these are the student's essays. */
export async function hasEssays(database: Database, userId: string, ids: readonly string[]): Promise<boolean> {
  return (await countEssays(database, userId, ids)) === new Set(ids).size;
}
