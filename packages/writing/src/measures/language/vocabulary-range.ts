/**
 * Different words over the square root of all words. About 4 to 13.
 * Source: Guiraud (1954), "Les caractères statistiques du vocabulaire"; less tied to length than a plain ratio.
 * Anchors: set by hand.
 */
import type { Measure } from '../measure.ts';

export const vocabularyRange: Measure = {
  id: 'vocabulary-range',
  label: 'Range of words',
  unit: 'different words / √words',
  weight: 3,
  anchors: [
    [4, 0],
    [6, 2.5],
    [7.5, 5],
    [9, 7.5],
    [10.5, 9.5],
    [12, 10],
  ],
  take: ({ document }) => {
    const words = document.words.filter(({ kind }) => kind === 'word');
    return words.length === 0 ? 0 : new Set(words.map(({ lower }) => lower)).size / Math.sqrt(words.length);
  },
};
