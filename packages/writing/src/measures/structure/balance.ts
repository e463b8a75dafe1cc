/**
 * The longest paragraph's share of the words. 0 to 1.
 * Anchors: set by hand; one paragraph with more than half of everything means that the rest was not developed.
 * A longer text that is one paragraph has all in one; of two, one is always the longer, and nothing is said.
 */
import { type Document, sentencesByParagraph, wordsOf } from '../../text/document.ts';
import type { Measure } from '../measure.ts';

/** Words from which on one paragraph is too few. */
const ONE_IS_TOO_FEW = 150;

export function isOneWall(document: Document): boolean {
  return document.paragraphs.length === 1 && document.words.length >= ONE_IS_TOO_FEW;
}

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
  applies: ({ document }) => document.paragraphs.length >= 3 || isOneWall(document),
  take: ({ document }) => {
    const lengths = sentencesByParagraph(document).map((group) =>
      group.reduce((sum, sentence) => sum + wordsOf(document, sentence).length, 0),
    );
    return lengths.reduce((most, length) => Math.max(most, length), 0) / Math.max(1, document.words.length);
  },
};
