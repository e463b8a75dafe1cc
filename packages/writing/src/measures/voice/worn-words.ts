/**
 * Large words that anybody uses ("passionate", "opportunity", "society"), and nouns for what cannot be seen ("clarity"), per 100 words. 0 to about 25.
 * Anchors: set by hand, between plain clean prose (3 to 6) and letters made of such words (14 and more).
 */
import { isLarge } from '../evidence.ts';
import type { Measure } from '../measure.ts';
import { perHundred } from '../scale.ts';

export const wornWords: Measure = {
  id: 'worn-words',
  label: 'Large words that anybody uses',
  unit: 'per 100 words',
  weight: 3,
  anchors: [
    [3, 10],
    [6, 7],
    [10, 3],
    [15, 0],
  ],
  take: ({ document }) => perHundred(document.words.filter(isLarge).length, document.words.length),
};
