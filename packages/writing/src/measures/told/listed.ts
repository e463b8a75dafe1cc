/**
 * How much an essay is a list of prizes and posts in whole sentences. In such a list a deed among others is an entry: "we visited
 * four primary schools" can be seen in a story, and between eleven prizes nobody sees it. Points: set by hand; lists hold 0.7 to
 * 0.9 of such sentences, good essays under 0.5.
 */
import { type Document, wordsOf } from '../../text/document.ts';
import type { Sentence } from '../../text/sentences.ts';
import { shareShown } from '../crowding.ts';
import { oncePer } from '../once.ts';
import { scoreBy } from '../scale.ts';
import { isFigure, isName } from '../specificity/details.ts';
import { readReport } from './report.ts';

/** So many different names and figures make a list of a sentence; those beside each other ("12 May 2024") are one. */
const MANY = 3;
const POSTS =
  'president|captain|head|chair(?:man|woman|person)?|secretary|treasurer|prefect|monitor|leader|coordinator|director|editor|manager|champion|members?|(?:co-?)?founders?|representative|ambassador|delegate|volunteers?|intern|winners?|finalists?|runners?-up|fellow|scholar|recipient|organi[sz]ers?|participants?|speaker|valedictorian|mentor|tutor|assistant';
/** "I was also the captain of …", "I am an active member of …"; "I am a daughter" and "I was the one who" hold no post. */
const POST = new RegExp(
  `\\b(?:i|we) (?:(?:also|now|then) )?(?:am|was|were|have been) (?:(?:also|now|then) )?(?:the|an?) (?:[\\p{L}-]+ ){0,3}?(?:${POSTS})\\b`,
  'iu',
);
/** With fewer words in reports and posts than this, names are sources or places: a proposal, not a list. */
const HELD = 0.25;
const SHOWN_IN_LIST = [
  [0.64, 1],
  [0.7, 0.33],
] as const;

/** What still shows of a deed, a name or a thing, 0 to 1. */
export const shownInList = oncePer((document: Document): number => {
  let words = 0;
  let listed = 0;
  let held = 0;
  for (const sentence of document.sentences) {
    const length = wordsOf(document, sentence).length;
    const own = holdsOf(document, sentence);
    words += length;
    held += length * own;
    listed += length * (countRuns(document, sentence) >= MANY ? 1 : own);
  }
  const share = listed / Math.max(1, words);
  return scoreBy(SHOWN_IN_LIST, share * Math.min(1, held / Math.max(1, words) / HELD));
});

/** The same, or what a crowd of names and figures leaves (crowding.ts), whichever is less. */
export const stillShown = (document: Document): number => Math.min(shareShown(document), shownInList(document));

/** Below this a reader sees a list, and is told so (specificity). */
const LISTED = 0.8;

export const isListed = (document: Document): boolean => shownInList(document) < LISTED;

/** How far a sentence says what was held, won or attended (0-1). */
function holdsOf({ text, tokens }: Document, { start, end, first, last }: Sentence): number {
  if (POST.test(text.slice(start, end))) return 1;
  return readReport(tokens.slice(first, last)).report;
}

function countRuns(document: Document, sentence: Sentence): number {
  let runs = 0;
  let inRun = false;
  for (let i = sentence.first; i < sentence.last; i++) {
    const counts = isFigure(document, i) || isName(document, sentence, i);
    if (counts && !inRun) runs++;
    inRun = counts;
  }
  return runs;
}
