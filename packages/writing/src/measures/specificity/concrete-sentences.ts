/**
 * Share of the sentences that hold a name, a number, or a thing one can see. 0 to 1. A sentence whose only thing is one of
 * everybody's days ("school", "doctor") counts a third; names and numbers strung together count less (crowding.ts).
 * Anchors: set by hand; the rest of an essay is for thought, so three sentences in five are enough for full marks.
 */
import { readEvidence } from '../evidence.ts';
import type { Measure } from '../measure.ts';

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
    const all = readEvidence(document);
    return all.reduce((sum, { detail, shown }) => sum + Math.min(1, detail) * shown, 0) / Math.max(1, all.length);
  },
};
