/** Rates for what makes an essay specific. */
import { type Document, wordsOf } from '../../text/document.ts';
import { fade, readEvidence } from '../evidence.ts';
import { shareOf } from '../told/told.ts';

const FEWEST_WORDS = 150;
/** Where less than this share of the words shows something happening, names and deeds are labels; without any they count so much. */
const STORY = 0.3;
const LABELS = 0.4;

/** What a name, or a deed ("I listened", "I have fallen"), is worth by what happens around it in the essay. */
export function inAStory(document: Document): number {
  return LABELS + (1 - LABELS) * Math.min(1, shareOf(document, ({ scene }) => scene) / STORY);
}

/**
 * What sentences are worth, per 100 words. A concrete sentence, or a plain one beside it, does not count against it where it
 * holds nothing of this kind: a scene without a name is no loss of names.
 */
export function rateBySentence(document: Document, worth: (place: number) => number): number {
  const all = readEvidence(document);
  const concrete = all.map(({ detail, worn }) => Math.min(1, detail) ** 2 * fade(worn, 0.05, 0.15));
  const least = Math.min(FEWEST_WORDS, Math.max(1, document.words.length));
  let words = 0;
  let sum = 0;
  const open: { worth: number; words: number }[] = [];
  for (const [place, { sentence, worn }] of all.entries()) {
    const beside = Math.max(concrete[place - 1] ?? 0, concrete[place + 1] ?? 0) * fade(worn, 0, 0.1);
    const shown = Math.max(concrete[place] ?? 0, beside);
    const own = { worth: worth(place), words: wordsOf(document, sentence).length };
    sum += own.worth * (1 - shown);
    words += own.words * (1 - shown);
    open.push({ worth: own.worth * shown, words: own.words * shown });
  }
  const density = (one: { worth: number; words: number }) => one.worth / Math.max(1e-9, one.words);
  for (const own of open.sort((a, b) => density(b) - density(a))) {
    if ((sum + own.worth) / Math.max(least, words + own.words) < sum / Math.max(least, words)) continue;
    sum += own.worth;
    words += own.words;
  }
  return (100 * sum) / Math.max(least, words);
}
