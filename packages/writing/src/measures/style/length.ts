/**
 * Length against the limit, as a ratio. 0 to any; left out where no limit is given.
 * Anchors: set by hand; portals cut off what is over, and much less than asked for leaves things unsaid.
 */
import { countCharacters, countWords } from '../../text/count.ts';
import { withoutCliches } from '../cliches.ts';
import type { Essay, Measure } from '../measure.ts';
import { scoreBy } from '../scale.ts';

export function lengthRatio({ document, input }: Essay): number {
  if (!input.limit || !(input.limit.max > 0)) return 0;
  if (input.limit.unit === 'characters') return countCharacters(document.given) / input.limit.max;
  return countWords(document.given) / input.limit.max;
}

const ANCHORS = [
  [0.1, 0],
  [0.4, 4],
  [0.7, 8],
  [0.85, 10],
  [1, 10],
  [1.02, 7],
  [1.1, 3],
  [1.3, 0],
] as const;

export const length: Measure = {
  id: 'length',
  label: 'Length against the limit',
  unit: 'ratio',
  weight: 2,
  anchors: ANCHORS,
  applies: ({ input }) => input.limit !== undefined && input.limit.max > 0,
  readsCliches: true,
  // a saying fills no page, and it makes one too long
  take: (essay) => {
    const whole = lengthRatio(essay);
    const lean = lengthRatio({ ...essay, document: withoutCliches(essay.document) });
    return scoreBy(ANCHORS, whole) < scoreBy(ANCHORS, lean) ? whole : lean;
  },
};
