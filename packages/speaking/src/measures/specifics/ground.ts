/**
 * How much the sentences hold that can be seen, named or counted, as a mean over the words. 0 to 1.
 * Anchors: set by hand; talk in general lies below 0.2.
 */
import { groundOf } from '@lantern/writing/measures/evidence';
import type { Measure } from '../measure.ts';

export const ground: Measure = {
  id: 'ground',
  unit: 'mean, 0 to 1',
  weight: 3,
  anchors: [
    [0.05, 0],
    [0.2, 3],
    [0.4, 7],
    [0.6, 9.5],
    [0.7, 10],
  ],
  take: ({ evidence }) => {
    const words = evidence.reduce((sum, sentence) => sum + sentence.words, 0);
    return evidence.reduce((sum, sentence) => sum + groundOf(sentence) * sentence.words, 0) / Math.max(1, words);
  },
};
