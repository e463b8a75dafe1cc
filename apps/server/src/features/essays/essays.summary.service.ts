import type { Ports } from '#ports/ports.ts';
import { type EssaySummary, listEssaySummaries } from './essays.summary.store.ts';

export type { EssaySummary };

/** A student's essays without their texts, last edited first: for the features above that compute from them. */
export async function summarizeEssays({ database }: Pick<Ports, 'database'>, userId: string): Promise<EssaySummary[]> {
  return await listEssaySummaries(database, userId);
}
