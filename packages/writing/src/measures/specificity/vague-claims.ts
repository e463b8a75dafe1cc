/**
 * Claims that fit anybody ("make a difference", "many challenges") per 100 words. 0 to about 5.
 * Anchors: set by hand; one in 400 words passes unnoticed, three in a hundred leave nothing to remember.
 */

import { type FoundPhrase, findPhrases, indexPhrasesInAnyForm } from '../../text/phrases.ts';
import { VAGUE_PHRASES } from '../../words/vague-phrases.ts';
import { withoutCliches } from '../cliches.ts';
import type { Essay, Measure } from '../measure.ts';
import { oncePer } from '../once.ts';
import { isQuoted } from '../quoted.ts';
import { perHundred } from '../scale.ts';

const index = indexPhrasesInAnyForm(VAGUE_PHRASES.keys());

/** What somebody else said is not the writer's claim. */
export const findVagueClaims = oncePer(({ document }: Essay): FoundPhrase[] =>
  findPhrases(document, index).filter((found) => !isQuoted(document, found)),
);

export const vagueClaims: Measure = {
  id: 'vague-claims',
  label: 'Claims that fit anybody',
  unit: 'per 100 words',
  weight: 1,
  anchors: [
    [0.2, 10],
    [0.8, 7],
    [1.6, 4],
    [3, 0],
  ],
  readsCliches: true,
  take: (essay) => perHundred(findVagueClaims(essay).length, withoutCliches(essay.document).words.length),
};
