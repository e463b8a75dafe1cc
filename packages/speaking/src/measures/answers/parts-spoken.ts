/**
 * How much of what was asked is spoken of, 0 to 1: each part by the ground on which it stands, so that words of the
 * question without anything behind them count a quarter.
 * Anchors: set by hand.
 */
import type { Measure } from '../measure.ts';

export const partsSpoken: Measure = {
  id: 'parts-spoken',
  unit: 'share of what was asked',
  weight: 4,
  anchors: [
    [0.1, 0],
    [0.35, 3],
    [0.55, 6],
    [0.75, 9],
    [0.88, 10],
  ],
  take: ({ parts }) => parts.reduce((sum, { strength }) => sum + strength, 0) / Math.max(1, parts.length),
};
