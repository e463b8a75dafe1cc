/**
 * Mean words per paragraph. 1 to the whole essay. Titles, greetings and signatures are left out.
 * Anchors: set by hand; a wall of text tires, and one-sentence paragraphs do not develop anything.
 */
import { sentencesByParagraph, wordsOf } from '../../text/document.ts';
import type { Measure } from '../measure.ts';

/** A shorter text may well be one paragraph. */
const LONG_ENOUGH = 150;
/** Less is no paragraph. */
const FEWEST_WORDS = 8;

export const paragraphLength: Measure = {
  id: 'paragraph-length',
  label: 'Words per paragraph',
  unit: 'words',
  weight: 3,
  anchors: [
    [15, 2],
    [40, 6],
    [70, 10],
    [150, 10],
    [220, 6],
    [350, 2],
    [600, 0],
  ],
  applies: ({ document }) => document.words.length >= LONG_ENOUGH,
  take: ({ document }) => {
    const lengths = sentencesByParagraph(document).map((group) =>
      group.reduce((sum, sentence) => sum + wordsOf(document, sentence).length, 0),
    );
    const full = lengths.filter((length) => length >= FEWEST_WORDS);
    return full.reduce((sum, length) => sum + length, 0) / Math.max(1, full.length);
  },
};
