import { purgeUses } from '#features/models/models.service.ts';
import type { Ports } from '#ports/ports.ts';
import { purgeSaves } from './essays.saves.store.ts';

/** Removes what nobody asks for after so long: which saves were answered, and how many tokens a day took. */
export async function purgeOldTraces({ database }: Pick<Ports, 'database'>): Promise<void> {
  await purgeSaves(database);
  await purgeUses(database);
}
