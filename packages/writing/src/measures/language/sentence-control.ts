/**
 * Share of the words in sentences of more than 35 words. 0 to 1.
 * Anchors: set by hand; in learner text these are mostly sentences that should have ended earlier. (Style looks at the
 * same share for another reason, with other points.)
 */
import type { Measure } from '../measure.ts';
import { longSentences } from '../style/long-sentences.ts';

export const sentenceControl: Measure = {
  id: 'sentence-control',
  label: 'Words in run-on sentences',
  unit: 'share',
  weight: 1.5,
  anchors: [
    [0.2, 10],
    [0.5, 5],
    [0.8, 2],
    [1, 0],
  ],
  take: longSentences.take,
};
