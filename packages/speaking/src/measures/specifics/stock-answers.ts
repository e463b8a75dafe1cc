/**
 * Phrases that anybody says in an interview, per 100 words. 0 to about 20.
 * Anchors: set by hand.
 */
import { perHundred } from '@lantern/writing/measures/scale';
import type { Document } from '@lantern/writing/text/document';
import { type FoundPhrase, findPhrases, indexPhrasesInAnyForm } from '@lantern/writing/text/phrases';
import { STOCK_ANSWERS } from '../../words/stock-answers.ts';
import type { Measure } from '../measure.ts';

const index = indexPhrasesInAnyForm(STOCK_ANSWERS);

export function findStock(document: Document): FoundPhrase[] {
  return findPhrases(document, index);
}

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
