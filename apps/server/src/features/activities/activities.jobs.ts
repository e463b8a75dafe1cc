import type { Ports } from '#ports/ports.ts';
import { purgeDeleted } from './activities.store.ts';

/** Removes activities that were deleted more than 30 days ago, in batches that no statement limit cuts off. */
export async function purgeActivities({ database }: Pick<Ports, 'database'>): Promise<void> {
  while (await purgeDeleted(database));
}
