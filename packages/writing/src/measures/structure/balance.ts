/**
 * The longest paragraph's share of the words. 0 to 1.
 * Anchors: set by hand; one paragraph with more than half of everything means that the rest was not developed.
 */
import { sentencesByParagraph, wordsOf } from '../../text/document.ts';
import type { Measure } from '../measure.ts';

export const balance: Measure = {
  id: 'balance',
  label: 'Share of the longest paragraph',
  unit: 'share',
  weight: 1,
  anchors: [
    [0.4, 10],
    [0.55, 6],
    [0.75, 2],
    [0.9, 0],
  ],
  applies: ({ document }) => document.paragraphs.length >= 3,
  take: ({ document }) => {
    const lengths = sentencesByParagraph(document).map((group) =>
      group.reduce((sum, sentence) => sum + wordsOf(document, sentence).length, 0),
    );
    return lengths.reduce((most, length) => Math.max(most, length), 0) / Math.max(1, document.words.length);
  },
};
