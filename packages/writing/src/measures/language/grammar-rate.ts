/**
 * Probable grammar errors (articles, agreement, verb forms, ...) per 100 words, without spelling and punctuation.
 * 0 to about 8.
 * Anchors: set by hand. Of all kinds of errors these agree best with what people call good grammar.
 */
import type { Measure } from '../measure.ts';
import { perHundred } from '../scale.ts';

export const grammarRate: Measure = {
  id: 'grammar-rate',
  label: 'Probable grammar errors',
  unit: 'per 100 words',
  weight: 2,
  anchors: [
    [0, 10],
    [0.5, 7.5],
    [1.2, 5],
    [2.5, 2.5],
    [5, 0],
  ],
  take: ({ document, flags }) =>
    perHundred(flags.filter(({ kind }) => kind === 'grammar').length, document.words.length),
};
