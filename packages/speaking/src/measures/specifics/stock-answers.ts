/**
 * Phrases that anybody says in an interview, per 100 words. 0 to about 20.
 * Anchors: set by hand.
 */
import { perHundred } from '@lantern/writing/measures/scale';
import { findStock } from '../../find-stock.ts';
import type { Measure } from '../measure.ts';

export const stockAnswers: Measure = {
  id: 'stock-answers',
  unit: 'per 100 words',
  weight: 2,
  anchors: [
    [0.5, 10],
    [2, 7],
    [5, 3],
    [9, 0],
  ],
  take: ({ document, count }) => perHundred(findStock(document).length, count),
};
