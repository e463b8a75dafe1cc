/**
 * "I", "we", "my" and "our" per 100 words. 0 to about 18. Left out in a research proposal.
 * Anchors: set by hand; without any nobody speaks, above twelve every sentence is about its writer.
 */
import type { Measure } from '../measure.ts';
import { perHundred } from '../scale.ts';

const FIRST = /^(?:i|i'm|i've|i'd|i'll|me|my|mine|myself|we|we're|we've|we'd|we'll|us|our|ours|ourselves)$/;

export const firstPerson: Measure = {
  id: 'first-person',
  label: '“I”, “we” and “my”',
  unit: 'per 100 words',
  weight: 1,
  anchors: [
    [0, 2],
    [2, 7],
    [4, 10],
    [12, 10],
    [16, 5],
    [20, 2],
  ],
  applies: ({ input }) => input.essayType !== 'Research Proposal',
  take: ({ document }) =>
    perHundred(document.words.filter(({ lower }) => FIRST.test(lower)).length, document.words.length),
};
