/** All essays of our own that were graded when they were written. */
import { RANKED_ESSAYS, type RankedEssay } from './ranked.ts';
import { EIGHTH_RANKED } from './ranked-eighth.ts';
import { FIFTH_RANKED } from './ranked-fifth.ts';
import { FOURTH_RANKED } from './ranked-fourth.ts';
import { SECOND_RANKED } from './ranked-second.ts';
import { SEVENTH_RANKED } from './ranked-seventh.ts';
import { SIXTH_RANKED } from './ranked-sixth.ts';
import { THIRD_RANKED } from './ranked-third.ts';

export const ALL_RANKED: readonly RankedEssay[] = [
  ...RANKED_ESSAYS,
  ...SECOND_RANKED,
  ...THIRD_RANKED,
  ...FOURTH_RANKED,
  ...FIFTH_RANKED,
  ...SIXTH_RANKED,
  ...SEVENTH_RANKED,
  ...EIGHTH_RANKED,
];
