/**
 * How much of an essay carries it on: paragraphs that show, think or plan, against those made of claims and of posts held.
 * 0 to 1, the mean over the paragraphs, so that one full paragraph does not hide four empty ones.
 * Anchors: set by hand; four fifths is what stories with their thoughts have.
 */
import type { Measure } from '../measure.ts';
import { readParagraphs } from '../told/paragraph-kinds.ts';

export const carryingParagraphs: Measure = {
  id: 'carrying-paragraphs',
  label: 'Paragraphs that show, think or plan',
  unit: 'share',
  weight: 3,
  anchors: [
    [0.4, 0],
    [0.6, 2],
    [0.75, 5],
    [0.9, 9],
    [0.97, 10],
  ],
  take: ({ document }) => {
    const all = readParagraphs(document);
    return all.reduce((sum, { carries }) => sum + carries, 0) / Math.max(1, all.length);
  },
};
