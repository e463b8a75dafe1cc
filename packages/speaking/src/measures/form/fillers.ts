/**
 * Sounds and words that only win time, per 100 words. 0 to about 15. A few are how people speak: up to two cost nothing.
 * Anchors: set by hand.
 */
import { perHundred } from '@lantern/writing/measures/scale';
import { type FoundPhrase, findPhrases, indexPhrases } from '@lantern/writing/text/phrases';
import type { Answer } from '../../answer.ts';
import { FILLERS } from '../../words/fillers.ts';
import type { Measure } from '../measure.ts';

const index = indexPhrases(FILLERS);

export function findFillers({ document }: Answer): FoundPhrase[] {
  return findPhrases(document, index);
}

export const fillers: Measure = {
  id: 'fillers',
  unit: 'per 100 words',
  weight: 1,
  anchors: [
    [2, 10],
    [5, 6],
    [10, 0],
  ],
  take: (answer) => perHundred(findFillers(answer).length, answer.count),
};
