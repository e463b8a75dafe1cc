/**
 * How many things are said otherwise in the student's record. 0 to 7.
 * Anchors: set by hand: one is enough to be asked about for the rest of the interview.
 */
import { findContradictions } from '../../risks/find-contradictions.ts';
import type { Measure } from '../measure.ts';

export const contradictions: Measure = {
  id: 'contradictions',
  unit: 'things',
  weight: 2,
  anchors: [
    [0, 10],
    [1, 3],
    [2, 0],
  ],
  take: (answer) => findContradictions(answer).length,
  // none is the ordinary case, and takes nothing off what may be taken wrongly
  applies: (answer) => findContradictions(answer).length > 0,
};
