/**
 * Hedges and fillers ("really", "kind of") per 100 words. 0 to about 8.
 * Anchors: set by hand.
 */

import { findPhrases, indexPhrases } from '../../text/phrases.ts';
import { HEDGES } from '../../words/hedges.ts';
import type { Measure } from '../measure.ts';
import { perHundred } from '../scale.ts';

const index = indexPhrases(HEDGES);

export const hedges: Measure = {
  id: 'hedges',
  label: 'Hedges and fillers',
  unit: 'per 100 words',
  weight: 1,
  anchors: [
    [0.5, 10],
    [1.5, 7],
    [3, 3],
    [5, 0],
  ],
  take: ({ document }) => perHundred(findPhrases(document, index).length, document.words.length),
};
