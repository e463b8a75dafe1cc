/**
 * Words that link thoughts ("because", "later", "even so") per 100 words. 0 to about 12.
 * Anchors: set by hand; below one the sentences stand beside each other, above eight everything is glue.
 */

import { findPhrases, indexPhrases } from '../../text/phrases.ts';
import { CONNECTIVES } from '../../words/connectives.ts';
import type { Measure } from '../measure.ts';
import { perHundred } from '../scale.ts';

const index = indexPhrases(CONNECTIVES);

export const connectives: Measure = {
  id: 'connectives',
  label: 'Linking words',
  unit: 'per 100 words',
  weight: 1,
  anchors: [
    [0, 2],
    [1, 5],
    [2.5, 9],
    [4, 10],
    [6.5, 10],
    [9, 6],
    [12, 3],
  ],
  take: ({ document }) => perHundred(findPhrases(document, index).length, document.words.length),
};
