/**
 * Different names and numbers per 100 words. 0 to about 20: a spoken answer is short, and a visa answer little else.
 * Anchors: set by hand.
 */

import { perHundred } from '@lantern/writing/measures/scale';
import { isName, isNumber } from '@lantern/writing/measures/specificity/details';
import { isWebsite } from '../../hollow.ts';
import type { Measure } from '../measure.ts';

export const details: Measure = {
  id: 'details',
  unit: 'per 100 words',
  weight: 3,
  anchors: [
    [0, 0],
    [1.5, 4],
    [4, 8],
    [6, 10],
    [24, 10],
    [40, 6],
  ],
  take: ({ document, evidence, count }) => {
    const found = new Set<string>();
    for (const one of evidence) {
      if (isWebsite(document, one)) continue;
      const { sentence } = one;
      for (let i = sentence.first; i < sentence.last; i++) {
        const token = document.tokens[i];
        if (token && (isNumber(token) || isName(document, sentence, i))) found.add(token.lower);
      }
    }
    return perHundred(found.size, count);
  },
};
