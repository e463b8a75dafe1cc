/**
 * How many different thoughts an officer or a panel may take wrongly. 0 to about 6.
 * Anchors: set by hand.
 */
import { findCautions } from '../../risks/find-cautions.ts';
import type { Measure } from '../measure.ts';

export const cautions: Measure = {
  id: 'cautions',
  unit: 'thoughts',
  weight: 1,
  anchors: [
    [0, 10],
    [1, 4],
    [2, 1],
    [3, 0],
  ],
  take: (answer) => findCautions(answer).length,
};
