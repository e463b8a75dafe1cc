/**
 * Times the writer comes to see something ("I noticed", "it taught me that") near a name, a number, a thing or a deed, per
 * 100 words. 0 to about 4. One that stands on less counts less, and lessons that name nothing do not count.
 * Anchors: set by hand; one in 300 words is a beginning, one in every 70 is an essay that thinks.
 */
import type { Measure } from '../measure.ts';
import { rateOf } from './thought.ts';

export const insights: Measure = {
  id: 'insights',
  label: 'Thoughts that a moment led to',
  unit: 'per 100 words',
  weight: 3,
  anchors: [
    [0, 0],
    [0.3, 3],
    [0.7, 6],
    [1.4, 10],
  ],
  take: ({ document }) => rateOf(document, ({ insights }) => insights),
};
