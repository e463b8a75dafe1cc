/**
 * Words in sentences that could stand in a stranger's essay: large words ("growth", "leadership"), and little beside them that
 * this essay alone could hold. 0 to 1, as a share of all words; a plain sentence ("I did not know.") is nobody else's.
 * Anchors: set by hand; every essay has a few such sentences.
 */
import { type Evidence, readEvidence } from '../evidence.ts';
import type { Essay, Measure } from '../measure.ts';
import { shareOf } from '../told/told.ts';

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
  weight: 4,
  anchors: [
    [0.03, 10],
    [0.09, 7],
    [0.18, 3.5],
    [0.33, 0],
  ],
  take: ({ document }) => shareOf(document, ({ stranger }) => stranger),
};
