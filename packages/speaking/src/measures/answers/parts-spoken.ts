/**
 * How much of what was asked is spoken of, 0 to 1: each part by the ground on which it stands, so that words of the
 * question without anything behind them count a quarter.
 * A question for half a minute (IELTS part 1) is answered by whatever stands on ground.
 * Anchors: set by hand.
 */
import type { Measure } from '../measure.ts';

const HALF_A_MINUTE = 30;

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

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
  take: ({ parts, ground, input }) => {
    const spoken = mean(parts.map(({ strength }) => strength));
    return input.question.seconds <= HALF_A_MINUTE ? Math.max(spoken, mean(ground)) : spoken;
  },
};
