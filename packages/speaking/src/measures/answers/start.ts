/**
 * How many words pass before something is said that answers: a sentence that speaks of a part and stands on ground.
 * 0 to the whole answer. A story may take a sentence to begin.
 * Anchors: set by hand; two sentences of greeting are about twenty-five words.
 */
import type { Answer } from '../../answer.ts';
import type { Measure } from '../measure.ts';

/** Half of full ground: one name or number. */
const SOME_GROUND = 0.4;

export function wordsBeforeStart({ evidence, ground, count }: Answer): number {
  let before = 0;
  for (const [place, sentence] of evidence.entries()) {
    if ((ground[place] ?? 0) >= SOME_GROUND) return before;
    before += sentence.words;
  }
  return count;
}

export const start: Measure = {
  id: 'start',
  unit: 'words before it begins',
  weight: 1,
  anchors: [
    [0, 10],
    [15, 8],
    [30, 5],
    [60, 0],
  ],
  take: wordsBeforeStart,
};
