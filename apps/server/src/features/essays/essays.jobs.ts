import type { Ports } from '#ports/ports.ts';
import { purgeDeleted, purgeSaves } from './essays.deleted.store.ts';
import { purgeUses } from './models/essays.models.store.ts';

/**
 * Removes essays that were deleted more than 30 days ago, in batches that no statement limit cuts off; and saves and
 * tokens that nobody asks for after so long.
 */
export async function purgeEssays({ database }: Pick<Ports, 'database'>): Promise<void> {
  while (await purgeDeleted(database));
  await purgeSaves(database);
  await purgeUses(database);
}
