/**
 * Probable errors per 100 words. 0 to about 30.
 * Anchors: on learner essays scored by people from 1 to 5, texts rated 2 held 7.4 flags per 100 words, those rated 3
 * 4.9, those rated 4 2.4, and those above 4 1.4.
 */
import type { Measure } from '../measure.ts';
import { perHundred } from '../scale.ts';

export const errorRate: Measure = {
  id: 'error-rate',
  label: 'Probable errors',
  unit: 'per 100 words',
  weight: 3,
  anchors: [
    [0, 10],
    [1.4, 8.5],
    [2.4, 7.5],
    [4.9, 5],
    [7.4, 2.5],
    [14, 0],
  ],
  take: ({ document, flags }) => perHundred(flags.length, document.words.length),
};
