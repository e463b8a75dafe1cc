/** All language errors of an essay: our own rules first, then what harper adds, then what the counts of word sequences add. */
import type { Tongue } from '../rules/calques/calque.ts';
import { findByRules } from '../rules/find-by-rules.ts';
import type { Document } from '../text/document.ts';
import type { Flag } from './flag.ts';
import { inStoryTense } from './story-tense.ts';

/** A longer span than this is no error that somebody could fix, but a sentence gone wrong. */
const LONGEST_SPAN = 120;

/**
 * Joins the lists in the order of the text; of two flags that overlap, our own rule's stays. A flag by counts says least about what is
 * wrong: it stays only where no other stands in its place or beside it.
 */
export function findFlags(
  document: Document,
  fromHarper: readonly Flag[],
  byCounts: readonly Flag[] = [],
  tongues: readonly Tongue[] = [],
): Flag[] {
  const own = new Set(findByRules(document, tongues));
  const all = [...own, ...fromHarper].filter(({ start, end }) => end > start && end - start <= LONGEST_SPAN);
  const rank = new Map(all.map((flag, index) => [flag, index]));
  const order = (a: Flag, b: Flag) => a.start - b.start || (rank.get(a) ?? 0) - (rank.get(b) ?? 0);
  const kept: Flag[] = [];
  for (const flag of all.sort(order)) {
    const last = kept[kept.length - 1];
    if (!last || flag.start >= last.end) kept.push(flag);
    else if (own.has(flag) && !own.has(last)) kept[kept.length - 1] = flag;
  }
  for (const flag of byCounts) if (!kept.some((other) => isBeside(flag, other))) kept.push(flag);
  return inStoryTense(
    document,
    kept.sort((a, b) => a.start - b.start),
  );
}

function isBeside(a: Flag, b: Flag): boolean {
  return a.start <= b.end + 1 && b.start <= a.end + 1;
}
