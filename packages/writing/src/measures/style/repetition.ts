/**
 * Share of the sentences that begin with the same word as the one before them. 0 to 1.
 * Anchors: set by hand; a third is common in honest first-person prose.
 */
import { wordsOf } from '../../text/document.ts';
import type { Measure } from '../measure.ts';

export const repetition: Measure = {
  id: 'repeated-openings',
  label: 'Sentences that begin like the one before',
  unit: 'share',
  weight: 1,
  anchors: [
    [0.15, 10],
    [0.3, 7],
    [0.5, 3],
    [0.8, 0],
  ],
  applies: ({ document }) => document.sentences.length >= 5,
  take: ({ document }) => {
    const first = document.sentences.map((sentence) => wordsOf(document, sentence)[0]?.lower);
    return (
      first.filter((word, place) => place > 0 && word !== undefined && word === first[place - 1]).length /
      Math.max(1, first.length)
    );
  },
};
