/**
 * Long ways of saying short things ("due to the fact that") per 100 words. 0 to about 3.
 * Anchors: set by hand.
 */

import { type FoundPhrase, findPhrases, indexPhrases } from '../../text/phrases.ts';
import { WORDY_PHRASES } from '../../words/wordy-phrases.ts';
import type { Essay, Measure } from '../measure.ts';
import { perHundred } from '../scale.ts';

const index = indexPhrases(Object.keys(WORDY_PHRASES));

export function findWordy({ document }: Essay): FoundPhrase[] {
  return findPhrases(document, index);
}

export const wordiness: Measure = {
  id: 'wordiness',
  label: 'Wordy phrases',
  unit: 'per 100 words',
  weight: 1,
  anchors: [
    [0.2, 10],
    [0.8, 6],
    [2, 0],
  ],
  take: (essay) => perHundred(findWordy(essay).length, essay.document.words.length),
};
