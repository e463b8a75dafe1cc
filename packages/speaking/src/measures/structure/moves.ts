/**
 * The moves of the answer's shape (situation, action, result, lesson; claim, reason, example; facts in order), as the mean
 * of how firmly each is made. 0 to 1.
 * Anchors: set by hand.
 */
import { findMoves } from '../../structure.ts';
import type { Measure } from '../measure.ts';

export const moves: Measure = {
  id: 'moves',
  unit: 'share of the moves',
  weight: 1,
  anchors: [
    [0.1, 0],
    [0.3, 3],
    [0.5, 6],
    [0.7, 8.5],
    [0.9, 10],
  ],
  take: (answer) => {
    const found = findMoves(answer);
    return found.reduce((sum, { strength }) => sum + strength, 0) / Math.max(1, found.length);
  },
};
