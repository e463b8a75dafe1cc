/**
 * Phrases that readers have read many times ("from a young age", "step out of my comfort zone") per 100 words. 0 to about 6.
 * Anchors: set by hand; one in 400 words passes, three in a hundred drown the writer.
 */
import { type FoundPhrase, findPhrases, indexPhrases } from '../../text/phrases.ts';
import { FILLERS } from '../../words/stock-phrases.ts';
import { findWorn } from '../cliches.ts';
import type { Essay, Measure } from '../measure.ts';
import { oncePer } from '../once.ts';
import { perHundred } from '../scale.ts';

const fillers = indexPhrases(FILLERS);

export const findStock = ({ document }: Essay): readonly FoundPhrase[] => findWorn(document);

/** "I would like to say" opens a sentence and only fills; "and I would like to say that I mean to" says something. */
export const findFillers = oncePer(({ document }: Essay): FoundPhrase[] =>
  findPhrases(document, fillers).filter(
    ({ start, end }) =>
      !/^i\b/i.test(document.text.slice(start, end)) ||
      !/\b(?:and|but|that|what|which|who) $/i.test(document.text.slice(Math.max(0, start - 8), start)),
  ),
);

export const stockPhrases: Measure = {
  id: 'stock-phrases',
  label: 'Stock phrases',
  unit: 'per 100 words',
  weight: 2,
  readsCliches: true,
  anchors: [
    [0.2, 10],
    [1, 6],
    [2, 2.5],
    [3.5, 0],
  ],
  take: (essay) => perHundred(findStock(essay).length + 0.5 * findFillers(essay).length, essay.document.words.length),
};
