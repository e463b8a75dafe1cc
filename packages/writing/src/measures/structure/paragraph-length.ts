/**
 * Mean words per paragraph. 1 to the whole essay.
 * Anchors: set by hand; a wall of text tires, and one-sentence paragraphs do not develop anything.
 */
import type { Measure } from '../measure.ts';

/** A shorter text may well be one paragraph. */
const LONG_ENOUGH = 150;

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
  take: ({ document }) => (document.paragraphs.length === 0 ? 0 : document.words.length / document.paragraphs.length),
};
