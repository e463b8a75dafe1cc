/**
 * Sentences that admit a doubt, a mistake, a feeling or a limit, or ask a question, near something concrete, per 100 words.
 * 0 to about 4. One that stands on less counts less.
 * Anchors: set by hand; two in 300 words are enough.
 */
import type { Measure } from '../measure.ts';
import { rateOf } from './thought.ts';

export const doubts: Measure = {
  id: 'doubts',
  label: 'Doubts, mistakes and questions',
  unit: 'per 100 words',
  weight: 2,
  anchors: [
    [0, 1],
    [0.3, 5],
    [0.6, 8],
    [1.1, 10],
  ],
  take: ({ document }) => rateOf(document, ({ doubts }) => doubts),
};
