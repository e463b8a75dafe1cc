import type { GradeScaleId } from '@lantern/content/grade-words';

/** A grade as it stands on the transcript. `best` may be smaller than `pass`: in Germany 1.0 is best. */
export type Grade = {
  value: number;
  best: number;
  /** The lowest grade that passes; null when the student does not know it. */
  pass: number | null;
  /** Null for a scale that we have no table for. */
  scale: GradeScaleId | null;
  /** `pass` is half of the best grade, because nobody said it. */
  isPassAssumed?: boolean;
};
