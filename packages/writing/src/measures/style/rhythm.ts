/**
 * How much sentence length varies: standard deviation over mean. 0 to about 1.5.
 * Anchors: set by hand; under a quarter every sentence has the same beat.
 */
import { wordsOf } from '../../text/document.ts';
import type { Measure } from '../measure.ts';

export const rhythm: Measure = {
  id: 'rhythm',
  label: 'Variety of sentence length',
  unit: 'ratio',
  weight: 1,
  anchors: [
    [0.1, 2],
    [0.25, 5],
    [0.4, 8],
    [0.5, 10],
  ],
  applies: ({ document }) => document.sentences.length >= 5,
  take: ({ document }) => {
    const lengths = document.sentences.map((sentence) => wordsOf(document, sentence).length);
    const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
    const variance = lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / Math.max(1, lengths.length);
    return mean === 0 ? 0 : Math.sqrt(variance) / mean;
  },
};
