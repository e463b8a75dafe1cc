/**
 * Long enough to be read, too short to be judged as a whole. What a perfect essay could reach rises in a straight line from the
 * short gate's 2 to 10 at half of the limit, or 250 words where no limit is given.
 */
import type { Essay } from '../measures/measure.ts';
import { scoreBy } from '../measures/scale.ts';
import { lengthRatio } from '../measures/style/length.ts';
import { countWords } from '../text/count.ts';
import { FEWEST_WORDS, GATE_CAP, type Gate } from './gate.ts';

const ENOUGH_WITHOUT_LIMIT = 250;
const SHARE_OF_LIMIT = 0.5;
/** Under a small limit half of it is so soon reached that ten words more would move the score too far. */
const GENTLEST_END = 210;
/** An answer that fills its limit so far is whole, however small the limit. */
const FILLED = 0.85;

/** Words (or what stands for them under a limit of characters) from which on an essay is judged as a whole. */
function wholeFrom(essay: Essay): number {
  const ratio = lengthRatio(essay);
  if (ratio === 0) return ENOUGH_WITHOUT_LIMIT;
  const limit = countWords(essay.document.given) / ratio;
  return Math.max(SHARE_OF_LIMIT * limit, Math.min(GENTLEST_END, FILLED * limit));
}

export const partialGate: Gate = {
  id: 'partial',
  effect: 'cap',
  advisory:
    'This is too short to be judged as a whole, so points are taken off. At this length even a perfect essay gets {most} at most.',
  trips: (essay) => {
    const words = countWords(essay.document.given);
    return words >= FEWEST_WORDS && words < wholeFrom(essay);
  },
  most: (essay) =>
    scoreBy(
      [
        [FEWEST_WORDS, GATE_CAP],
        [wholeFrom(essay), 10],
      ],
      countWords(essay.document.given),
    ),
  enough: (essay) => Math.ceil(wholeFrom(essay)),
};
