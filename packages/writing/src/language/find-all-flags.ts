/** What rules, harper and counts find together: all that needs word data. */
import { findByCounts } from '../counts/find-by-counts.ts';
import { loadCounts } from '../counts/load-counts.ts';
import type { Tongue } from '../rules/calques/calque.ts';
import type { Document } from '../text/document.ts';
import { findFlags } from './find-flags.ts';
import type { Flag } from './flag.ts';
import { findWithHarper } from './harper.ts';
import { ownWords } from './own-words.ts';

/** `words` are the writer's own: never misspelled. `tongues`: the mother tongues, as far as they are known. */
export async function findAllFlags(
  document: Document,
  words?: readonly string[],
  tongues?: readonly Tongue[],
): Promise<Flag[]> {
  const own = ownWords(words);
  const [fromHarper, table] = await Promise.all([findWithHarper(document, own), loadCounts()]);
  return findFlags(document, fromHarper, findByCounts(document, table), tongues);
}
