/**
 * Things the writer did ("I soldered", "we measured") per 100 words. 0 to about 6.
 * Anchors: set by hand; none means that only opinions and wishes are told.
 */
import type { Measure } from '../measure.ts';
import { perHundred } from '../scale.ts';
import { isOwnAction } from './details.ts';

export const ownActions: Measure = {
  id: 'own-actions',
  label: 'Things you did',
  unit: 'per 100 words',
  weight: 1,
  anchors: [
    [0, 0],
    [0.5, 3],
    [1.5, 7],
    [3, 10],
  ],
  take: ({ document }) =>
    perHundred(document.tokens.filter((_, index) => isOwnAction(document, index)).length, document.words.length),
};
