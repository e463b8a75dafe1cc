import { purgeDeleted } from '#database/deletions.ts';
import type { Ports } from '#ports/ports.ts';

/** Removes activities that were deleted more than 30 days ago. */
export async function purgeActivities({ database }: Pick<Ports, 'database'>): Promise<void> {
  await purgeDeleted(database, 'activities');
}
