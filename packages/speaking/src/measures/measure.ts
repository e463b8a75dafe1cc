/** What a measure is: one number taken from an answer, and the points that turn it into a score. */
import type { Anchors } from '@lantern/writing/measures/scale';
import type { Answer } from '../answer.ts';

export type Measure = {
  id: string;
  unit: string;
  /** Relative to the other measures of its criterion. */
  weight: number;
  anchors: Anchors;
  take: (answer: Answer) => number;
  /** Left out of its criterion when false. */
  applies?: (answer: Answer) => boolean;
};
