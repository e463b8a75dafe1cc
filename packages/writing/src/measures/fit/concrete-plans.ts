/**
 * Sentences that look ahead and hold something to hold on to: a name, a date, a thing, or a question to be answered. 0 to
 * about 8; a sentence made of large or empty words ("achieve my goals and make an impact") counts less, or not at all.
 * Anchors: set by hand; three say what, where and when.
 */
import { cue, fade, has } from '../evidence.ts';
import type { Measure } from '../measure.ts';
import { readTold } from '../told/told.ts';
import { type Aim, readAims } from './aim.ts';

const QUESTION = cue('(?:how|why|whether|what|which|when)');

/** How concrete a plan a sentence is, 0 to 1. */
export function planOf({ future, details, evidence }: Aim): number {
  if (!future) return 0;
  const held =
    details.size > 0
      ? 1
      : Math.min(1, evidence.detail + (has(evidence, QUESTION) ? 0.7 * fade(evidence.empty, 0.05, 0.2) : 0));
  return held * fade(evidence.worn, 0.1, 0.25) * fade(evidence.empty, 0.2, 0.45) * evidence.shown;
}

export const concretePlans: Measure = {
  id: 'concrete-plans',
  label: 'Plans with a place, a date or a task',
  unit: 'count',
  weight: 3,
  anchors: [
    [0, 0],
    [1, 5],
    [2, 8],
    [4, 10],
  ],
  take: ({ document }) => {
    const told = readTold(document);
    return readAims(document).reduce((sum, aim, place) => sum + planOf(aim) * (1 - (told[place]?.stranger ?? 0)), 0);
  },
};
