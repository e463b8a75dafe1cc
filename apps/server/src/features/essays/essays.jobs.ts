import { purgeDeleted } from '#database/deletions.ts';
import type { Ports } from '#ports/ports.ts';
import { purgeSaves } from './essays.saves.store.ts';
import { purgeUses } from './models/essays.models.store.ts';

/** Removes essays and ideas that were deleted more than 30 days ago; and saves and tokens that nobody asks for after so long. */
export async function purgeEssays({ database }: Pick<Ports, 'database'>): Promise<void> {
  await purgeDeleted(database, 'essays');
  await purgeDeleted(database, 'essay_ideas');
  await purgeSaves(database);
  await purgeUses(database);
}
