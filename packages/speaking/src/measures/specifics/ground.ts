/**
 * How much the sentences hold that can be seen, named or counted, as a mean over the words. 0 to 1.
 * Anchors: set by hand; talk in general lies below 0.2.
 */
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
  take: ({ evidence, ground: held }) => {
    const words = evidence.reduce((sum, sentence) => sum + sentence.words, 0);
    return evidence.reduce((sum, sentence, place) => sum + (held[place] ?? 0) * sentence.words, 0) / Math.max(1, words);
  },
};
