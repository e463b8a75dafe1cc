/**
 * How long the answer is, as a share of a good length: of the recording where there is one, else of the words that fit
 * (130 a minute, a calm pace). 0 to about 10.
 * Anchors: set by hand; half of the time is enough for what is short and complete.
 */
import type { Answer } from '../../answer.ts';
import type { Measure } from '../measure.ts';

/** A calm pace in a second language. */
export const WORDS_PER_MINUTE = 130;

export function lengthShare({ input: { question, timing }, count }: Answer): number {
  const seconds = timing && timing.seconds > 0 ? timing.seconds : (count * 60) / WORDS_PER_MINUTE;
  return seconds / question.seconds;
}

export const length: Measure = {
  id: 'length',
  unit: 'of a good length',
  weight: 3,
  anchors: [
    [0.1, 0],
    [0.3, 6],
    [0.5, 9],
    [0.65, 10],
    [1.4, 10],
    [1.9, 6],
    [3, 1],
  ],
  take: lengthShare,
  // "No, never." is long enough
  applies: ({ topic }) => !topic.whole && !topic.brief,
};
