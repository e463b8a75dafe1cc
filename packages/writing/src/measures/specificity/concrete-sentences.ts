/**
 * Share of the sentences that hold a name, a number, or a thing one can see. 0 to 1. A sentence whose only thing is one of
 * everybody's days ("school", "doctor") counts a third; in a sentence that claims or reports it counts less; names and numbers strung together count less (crowding.ts), and so does all of a list of prizes (told/listed.ts).
 * Anchors: set by hand; the rest of an essay is for thought, so three sentences in five are enough for full marks.
 */
import type { Measure } from '../measure.ts';
import { stillShown } from '../told/listed.ts';
import { readTold, shownBy } from '../told/told.ts';

export const concreteSentences: Measure = {
  id: 'concrete-sentences',
  label: 'Sentences with something concrete',
  unit: 'share',
  weight: 2,
  anchors: [
    [0.05, 0],
    [0.2, 3],
    [0.4, 7],
    [0.6, 10],
  ],
  take: ({ document }) => {
    const all = readTold(document);
    const held = all.map((told) => Math.min(1, told.evidence.detail) * shownBy(told));
    const sum = held.reduce((total, one) => total + one, 0);
    return (sum * stillShown(document)) / Math.max(1, all.length);
  },
};
