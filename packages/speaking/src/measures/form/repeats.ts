/**
 * Share of the three-word runs that were said before in the same answer. 0 to 1. Speech repeats a little.
 * Anchors: set by hand.
 */
import type { Answer } from '../../answer.ts';
import type { Measure } from '../measure.ts';

const RUN = 3;

export function repeatedShare({ document }: Answer): number {
  const words = document.words.map(({ lower }) => lower);
  const all = words.length - RUN + 1;
  if (all < RUN) return 0;
  const seen = new Set<string>();
  let same = 0;
  for (let i = 0; i < all; i++) {
    const run = words.slice(i, i + RUN).join(' ');
    if (seen.has(run)) same++;
    seen.add(run);
  }
  return same / all;
}

export const repeats: Measure = {
  id: 'repeats',
  unit: 'share of three-word runs',
  weight: 1,
  anchors: [
    [0.03, 10],
    [0.1, 7],
    [0.25, 2],
    [0.4, 0],
  ],
  take: repeatedShare,
};
