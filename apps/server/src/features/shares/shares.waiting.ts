import type { Database } from '#database/database.ts';
import type { Feature } from '#feature/feature.ts';
import { waitingMax } from '#feature/waits-for-mentor.ts';

/** What waits for a mentor in any feature, longest first. */
export async function collectWaiting(database: Database, features: readonly Feature[], mentorId: string) {
  const lists = await Promise.all(features.map(({ waitsForMentor }) => waitsForMentor?.(database, mentorId) ?? []));
  const all = lists.flat().sort((a, b) => a.since.localeCompare(b.since) || a.id.localeCompare(b.id));
  return { waiting: all.slice(0, waitingMax), total: all.length };
}
