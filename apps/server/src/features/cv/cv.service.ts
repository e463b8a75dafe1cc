import { cvCalls } from '@lantern/contract/cv';
import { type Tongue, tonguesIn } from '@lantern/writing/rules/calques/calque';
import type { Database } from '#database/database.ts';
import { singleService } from '#records/keyed-service.ts';
import { cvStore } from './cv.store.ts';

export const cv = singleService({ calls: cvCalls, store: cvStore });

/** The mother tongues that the student has named: the essay engine looks for their habits. */
export async function tonguesOf(database: Database, userId: string): Promise<Tongue[]> {
  const kept = await cvStore.find(database, userId);
  return tonguesIn((kept?.languages ?? []).filter(({ level }) => level === 'native').map(({ name }) => name));
}
