/** How hollow an answer is: words that stand in every answer, and sentences off a website. */
import { type Evidence, fade, groundOf } from '@lantern/writing/measures/evidence';
import { toBase } from '@lantern/writing/text/base-form';
import type { Document } from '@lantern/writing/text/document';
import { EMPTY_WORDS } from '@lantern/writing/words/empty-words';
import { WORN_WORDS } from '@lantern/writing/words/worn-words';
import { findStock } from './find-stock.ts';

/** How people speak: a filler is told as one, and takes no ground away. */
const SPOKEN = new Set('like really well also sure very'.split(' '));
/** What stands in interviews where nothing is said. */
const EMPTY_IN_TALK = new Set(
  `future demand market scope exposure trending modern nowadays famous reputed renowned facility environment growth latest updated
foreign global enhance memorable equally advanced everything fully totally definitely surely properly sufficient manageable
kind-hearted advantage disadvantage beneficial harmful`.split(/\s+/),
);

/** A short answer may hold one such word: the share is of at least so many. */
const FEWEST_WORDS = 40;
/** Spoken answers that say something of somebody lie below the first, talk in general above the second. */
const HOLLOW_FROM = 0.06;
const HOLLOW_TO = 0.17;
/** What a sentence off a website is worth beside one of the student's own. */
const COPIED = 0.2;

/** The same for one with a phrase that anybody says. */
const STOCK = 0.4;

const WEBSITE =
  /\b(?:founded|established|rank(?:ed|ing|s)?|world[- ]class|state[- ]of[- ]the[- ]art|number one|top \d+|one of the (?:best|top|largest|leading|oldest)|\d+(?:,\d{3})? students|thousand students|students from|nine colleges|public university|research university|modern (?:labs?|teaching|library|facilities)|recogni[sz]ed (?:all over|in|world)|highly qualified|core modules and|optional modules|employability|extracurricular activities like)\b/i;
const ONESELF = /\b(?:i|i['’](?:m|ve|d|ll)|my|me|we|our|us)\b/i;
/** Longer ones are a transcript without marks, which holds everything. */
const LONGEST_WEBSITE = 400;

const emptyWords = ({ words }: Document) =>
  words.filter(({ meant }) => !SPOKEN.has(meant) && (isEmpty(meant) || isEmpty(toBase(meant))));

/** Share of small and large words that judge or wish without showing (0-1). */
const emptyShare = (document: Document) => emptyWords(document).length / Math.max(FEWEST_WORDS, document.words.length);

/** Of few words, that two of them judge or wish, or that they stand in every answer: "a bright career". */
export const saysNothing = (document: Document) => emptyWords(document).length > 1 || findStock(document).length > 0;

function isEmpty(word: string): boolean {
  return EMPTY_WORDS.has(word) || WORN_WORDS.has(word) || EMPTY_IN_TALK.has(word);
}

/** Facts that stand on a website, without a word about oneself. */
export function isWebsite({ text }: Document, { sentence: { start, end } }: Evidence): boolean {
  if (end - start > LONGEST_WEBSITE) return false;
  const said = text.slice(start, end);
  return WEBSITE.test(said) && !ONESELF.test(said);
}

/** How much each sentence stands on (0-1), less where the answer is hollow and where the sentence is off a website. */
export function readGround(document: Document, evidence: readonly Evidence[]): readonly number[] {
  const own = fade(emptyShare(document), HOLLOW_FROM, HOLLOW_TO);
  const stock = findStock(document);
  return evidence.map((one) => {
    const { start, end } = one.sentence;
    const worn = stock.some((phrase) => phrase.start >= start && phrase.start < end);
    return groundOf(one) * own * (isWebsite(document, one) ? COPIED : worn ? STOCK : 1);
  });
}

/** The same with its neighbours, which count half: a thought may follow what it is about. */
export function groundAround(ground: readonly number[], place: number): number {
  return Math.min(1, (ground[place] ?? 0) + 0.5 * ((ground[place - 1] ?? 0) + (ground[place + 1] ?? 0)));
}
