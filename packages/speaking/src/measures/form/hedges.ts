/**
 * Words that take back what is said ("maybe", "I guess"), per 100 words. 0 to about 10. One "I think" is an opinion.
 * Anchors: set by hand.
 */
import { perHundred } from '@lantern/writing/measures/scale';
import { type FoundPhrase, findPhrases, indexPhrases } from '@lantern/writing/text/phrases';
import type { Answer } from '../../answer.ts';
import type { Measure } from '../measure.ts';

const HEDGES =
  `maybe,perhaps,i guess,i suppose,i am not sure,i'm not sure,not sure,not exactly,i do not know,i don't know,
i do not remember,i don't remember,somehow,somewhere,something like,around or so,more or less,hopefully,might be,i hope so,
i will see,we will see,let us see,things like that,from somewhere`
    .split(/,\s*/)
    .filter(Boolean);
const index = indexPhrases(HEDGES);

export function findHedges({ document }: Answer): FoundPhrase[] {
  return findPhrases(document, index);
}

export const hedges: Measure = {
  id: 'hedges',
  unit: 'per 100 words',
  weight: 1,
  anchors: [
    [1, 10],
    [3, 6],
    [6, 0],
  ],
  take: (answer) => perHundred(findHedges(answer).length, answer.count),
};
