/**
 * Sentences that turn to the place of study, name something of it, and tie it to what the writer has begun or lacks. 0 to
 * about 5; a sentence made of large words counts less, or not at all.
 * Anchors: set by hand; one good reason is most of the answer to "why here".
 */
import { cue, fade, has } from '../evidence.ts';
import type { Measure } from '../measure.ts';
import { type Aim, readAims } from './aim.ts';
import { goesToMany } from './many-readers.ts';

/** A place in a table is no reason. */
const RANKING = cue('(?:rank|ranked|ranking|rankings|top|best|prestigious|renowned|reputation|famous|world-class)');

/** How good a reason a sentence is, 0 to 1. */
export function reasonOf({ place, tie, details, evidence }: Aim): number {
  if (!place || !tie || details.size === 0 || has(evidence, RANKING)) return 0;
  return fade(evidence.worn, 0.14, 0.24) * evidence.shown;
}

export const reasonsHere: Measure = {
  id: 'reasons-here',
  label: 'Sentences that join your work with the place',
  unit: 'count',
  weight: 3,
  anchors: [
    [0, 0],
    [1, 6],
    [2, 9],
    [3, 10],
  ],
  applies: ({ input }) =>
    !goesToMany(input) &&
    input.essayType !== 'Personal Statement' &&
    input.essayType !== 'Diversity Essay' &&
    input.essayType !== 'Research Proposal',
  take: ({ document }) => readAims(document).reduce((sum, aim) => sum + reasonOf(aim), 0),
};
