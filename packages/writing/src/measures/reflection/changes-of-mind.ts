/**
 * Contrasts between then and now, or between what was expected and what was ("I used to think", "it turned out",
 * "instead"), near something concrete, per 100
 * words. 0 to about 4. One that stands on less counts less.
 * Anchors: set by hand; one turn can carry an essay, so the first ones count most.
 */
import type { Measure } from '../measure.ts';
import { rateOf } from './thought.ts';

export const changesOfMind: Measure = {
  id: 'changes-of-mind',
  label: 'Changes of mind and contrasts',
  unit: 'per 100 words',
  weight: 3,
  anchors: [
    [0, 0],
    [0.3, 4],
    [0.7, 7],
    [1.3, 10],
  ],
  take: ({ document }) => rateOf(document, ({ changes }) => changes),
};
