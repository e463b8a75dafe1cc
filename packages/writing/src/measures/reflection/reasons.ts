/**
 * Reasons and consequences ("because", "so that", "which meant") near something concrete, per 100 words. 0 to about 4.
 * One that stands on less counts less.
 * Anchors: set by hand.
 */
import type { Measure } from '../measure.ts';
import { rateOf } from './thought.ts';

export const reasons: Measure = {
  id: 'reasons',
  label: 'Reasons given',
  unit: 'per 100 words',
  weight: 1,
  anchors: [
    [0, 0],
    [0.4, 5],
    [0.9, 8],
    [1.5, 10],
  ],
  take: ({ document }) => rateOf(document, ({ reasons }) => reasons),
};
