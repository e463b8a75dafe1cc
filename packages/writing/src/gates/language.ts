/** Another language: most of the text is in another script, or franc does not take it for English. */
import { franc } from 'franc-min';
import type { Document } from '../text/document.ts';
import { FUNCTION_WORDS } from '../words/function-words.ts';
import type { Gate } from './gate.ts';

const MOST_FOREIGN = 0.5;
/** Above this share of English function words a paragraph is English, whatever a language guesser says. */
const SURELY_ENGLISH = 0.3;
/** Below this many letters franc's guess is worth nothing. */
const FEWEST_LETTERS = 40;
/** The same few words over and over are of no language; that they repeat is said elsewhere. */
const FEWEST_DIFFERENT = 8;
/** More letters than this do not make franc's guess better. */
const MOST_LETTERS = 2_000;

/** Share of the letters (0-1) that stand in paragraphs of another language. */
function foreignShare(document: Document): number {
  let foreign = 0;
  let all = 0;
  let next = 0;
  for (const { start, end } of document.paragraphs) {
    let words = 0;
    let english = 0;
    let latin = 0;
    let letters = 0;
    const different = new Set<string>();
    for (; next < document.words.length && (document.words[next]?.start ?? end) < end; next++) {
      const word = document.words[next];
      if (word?.kind !== 'word') continue;
      words++;
      if (different.size < FEWEST_DIFFERENT) different.add(word.lower);
      letters += word.text.length;
      if (/^\p{Script=Latin}/u.test(word.text)) latin += word.text.length;
      if (FUNCTION_WORDS.has(word.lower)) english++;
    }
    all += letters;
    if (letters === 0 || english / words >= SURELY_ENGLISH) continue;
    if (latin < letters / 2) foreign += letters;
    else if (letters >= FEWEST_LETTERS && different.size >= FEWEST_DIFFERENT && english / words < SURELY_ENGLISH / 2) {
      const guess = franc(document.text.slice(start, Math.min(end, start + MOST_LETTERS)));
      if (guess !== 'eng' && guess !== 'und') foreign += letters;
    }
  }
  return all === 0 ? 0 : foreign / all;
}

export const languageGate: Gate = {
  id: 'language',
  effect: 'refuse',
  advisory: 'This engine can only judge English. The text seems to be in another language, so it was not scored.',
  trips: ({ document }) => foreignShare(document) > MOST_FOREIGN,
};
