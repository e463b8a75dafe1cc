/**
 * Words in sentences that anybody could have written: no name, no number, no thing but those of everybody's days, and large
 * or empty words ("good", "many", "people") instead. 0 to 1, as a share of all words.
 * Anchors: set by hand; every essay has a few such sentences.
 */
import { type Evidence, readEvidence } from '../evidence.ts';
import type { Essay, Measure } from '../measure.ts';

/** One large or empty word in six. */
const EMPTY = 0.16;

function isAnybodys({ detail, empty, words }: Evidence): boolean {
  return detail < 1 && empty >= EMPTY && empty * words > 1.5;
}

export function findAnybodys({ document }: Essay): Evidence[] {
  return readEvidence(document).filter(isAnybodys);
}

export const anybodySentences: Measure = {
  id: 'anybody-sentences',
  label: 'Sentences that anybody could have written',
  unit: 'share',
  weight: 3,
  anchors: [
    [0.05, 10],
    [0.2, 6],
    [0.4, 2],
    [0.6, 0],
  ],
  take: (essay) =>
    findAnybodys(essay).reduce((sum, { words }) => sum + words, 0) / Math.max(1, essay.document.words.length),
};
