/**
 * Words in sentences that could stand in a stranger's essay: large words ("growth", "leadership"), and little beside them that
 * this essay alone could hold. 0 to 1, as a share of all words; a plain sentence ("I did not know.") is nobody else's.
 * Anchors: set by hand; every essay has a few such sentences.
 */
import type { Measure } from '../measure.ts';
import { shareOf } from '../told/told.ts';

export const anybodySentences: Measure = {
  id: 'anybody-sentences',
  label: 'Sentences that anybody could have written',
  unit: 'share',
  weight: 4,
  anchors: [
    [0.03, 10],
    [0.09, 7],
    [0.18, 3.5],
    [0.33, 0],
  ],
  take: ({ document }) => shareOf(document, ({ stranger }) => stranger),
};
