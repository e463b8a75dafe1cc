import type { Ports } from '#ports/ports.ts';
import { purgeDeleted } from './essays.ideas.store.ts';

/** Removes ideas that were deleted more than 30 days ago, in batches that no statement limit cuts off. */
export async function purgeIdeas({ database }: Pick<Ports, 'database'>): Promise<void> {
  while (await purgeDeleted(database));
}
