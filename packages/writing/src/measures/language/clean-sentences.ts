/**
 * Share of the sentences without a probable error. 0 to 1.
 * Anchors: set by hand; every third sentence in the essays of school pupils, nearly all in edited prose.
 */
import type { Measure } from '../measure.ts';

export const cleanSentences: Measure = {
  id: 'clean-sentences',
  label: 'Sentences without a probable error',
  unit: 'share',
  weight: 2,
  anchors: [
    [0, 0],
    [0.3, 3],
    [0.6, 6],
    [0.8, 8],
    [1, 10],
  ],
  take: ({ document, flags }) => {
    let flag = 0;
    const clean = document.sentences.filter(({ end }) => {
      const before = flag;
      while (flag < flags.length && (flags[flag]?.start ?? end) < end) flag++;
      return flag === before;
    });
    return document.sentences.length === 0 ? 0 : clean.length / document.sentences.length;
  },
};
