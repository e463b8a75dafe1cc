/**
 * Share of the words that stand in sentences of more than 35 words. 0 to 1.
 * Anchors: set by hand; one long sentence in a paragraph is rhythm, a text made of them is not read to the end.
 */
import { wordsOf } from '../../text/document.ts';
import type { Measure } from '../measure.ts';

const LONG = 35;

export const longSentences: Measure = {
  id: 'long-sentences',
  label: `Words in sentences of more than ${LONG} words`,
  unit: 'share',
  weight: 2,
  anchors: [
    [0.1, 10],
    [0.3, 7],
    [0.6, 3],
    [0.9, 0],
  ],
  take: ({ document }) => {
    const lengths = document.sentences.map((sentence) => wordsOf(document, sentence).length);
    return (
      lengths.filter((length) => length > LONG).reduce((sum, length) => sum + length, 0) /
      Math.max(1, document.words.length)
    );
  },
};
