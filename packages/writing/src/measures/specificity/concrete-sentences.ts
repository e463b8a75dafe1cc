/**
 * Share of the sentences that hold a name, a number, or a thing one can see. 0 to 1.
 * Anchors: set by hand; the rest of an essay is for thought, so three sentences in five are enough for full marks.
 */
import type { Measure } from '../measure.ts';
import { isConcrete } from './details.ts';

export const concreteSentences: Measure = {
  id: 'concrete-sentences',
  label: 'Sentences with something concrete',
  unit: 'share',
  weight: 3,
  anchors: [
    [0.05, 0],
    [0.2, 3],
    [0.4, 7],
    [0.6, 10],
  ],
  take: ({ document }) => {
    const concrete = document.sentences.filter((sentence) => isConcrete(document, sentence));
    return document.sentences.length === 0 ? 0 : concrete.length / document.sentences.length;
  },
};
