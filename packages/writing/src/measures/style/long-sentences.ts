/**
 * Share of the words that stand in sentences of more than 35 words. 0 to 1; a sentence counts from 27 words on, and in full
 * from 43 on, so that one word more or less changes little.
 * Anchors: set by hand; one long sentence in a paragraph is rhythm, a text made of them is not read to the end.
 */
import { wordsOf } from '../../text/document.ts';
import { fade } from '../evidence.ts';
import type { Measure } from '../measure.ts';

const LONG = 35;
const EDGE = 8;

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
    const long = lengths.reduce((sum, length) => sum + length * (1 - fade(length, LONG - EDGE, LONG + EDGE)), 0);
    return long / Math.max(1, document.words.length);
  },
};
