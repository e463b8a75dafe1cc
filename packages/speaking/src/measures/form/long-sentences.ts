/**
 * Share of the words in sentences of more than 40 words: hard to follow by ear. 0 to 1. A transcript without full stops
 * says nothing about it, so it is left out then.
 * Anchors: set by hand.
 */
import type { Answer } from '../../answer.ts';
import type { Measure } from '../measure.ts';

export const TOO_LONG = 40;
/** A mean of more words a sentence is a transcript without marks. */
const UNMARKED = 60;

export const longSentences: Measure = {
  id: 'long-sentences',
  unit: 'share of the words',
  weight: 1,
  anchors: [
    [0, 10],
    [0.4, 6],
    [1, 1],
  ],
  applies: ({ evidence, count }: Answer) => evidence.length > 0 && count / evidence.length < UNMARKED,
  take: ({ evidence, count }) =>
    evidence.filter(({ words }) => words > TOO_LONG).reduce((sum, { words }) => sum + words, 0) / Math.max(1, count),
};
