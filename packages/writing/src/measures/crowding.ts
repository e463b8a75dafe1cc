/**
 * How much an essay's names and numbers still show (0-1): where they are strung together there is no room for what
 * happened. Names and numbers that stand beside each other ("Professor Andrew Ng", "12 May 2024") are one.
 * Points: set by hand; the 36 essays of eval/pairs hold 0 to 11 in a hundred words, strings of prizes and courses above 20.
 */
import type { Document } from '../text/document.ts';
import { oncePer } from './once.ts';
import { perHundred, scoreBy } from './scale.ts';
import { isFigure, isName } from './specificity/details.ts';

/** In fewer words a date and two names are no crowd: they are counted as if they stood in so many. */
const FEWEST_WORDS = 100;

const SHOWN_BY_CROWDING = [
  [13, 1],
  [20, 0.1],
] as const;

export const shareShown = oncePer((document: Document): number => {
  let runs = 0;
  for (const sentence of document.sentences) {
    let inRun = false;
    for (let i = sentence.first; i < sentence.last; i++) {
      const token = document.tokens[i];
      const counts = token !== undefined && (isFigure(document, i) || isName(document, sentence, i));
      if (counts && !inRun) runs++;
      inRun = counts;
    }
  }
  return scoreBy(SHOWN_BY_CROWDING, perHundred(runs, Math.max(FEWEST_WORDS, document.words.length)));
});
