/** What is good in an answer: the sentences that stand on the firmest ground, and none in which something should go. */
import type { Evidence } from '@lantern/writing/measures/evidence';
import { type AdviceId, placeOf } from './advice.ts';
import type { Answer } from './answer.ts';
import { findStock } from './find-stock.ts';
import { isWebsite } from './hollow.ts';
import { namesLittleMoney } from './risks/little-money.ts';
import type { Advice } from './types.ts';

const FIRM = 0.75;
/** Where none is so firm, one of these is better than nothing. */
const FAIRLY_FIRM = 0.6;
/** A shorter sentence is a part of one. */
const FEWEST_WORDS = 5;
/** A longer one is a transcript without marks: all of it, good and bad. */
const MOST_WORDS = 45;
const MOST = 2;
/** True or not, an officer looks twice at these. */
const DELICATE =
  /\b(?:opt|stay(?:ing)? (?:there|back|longer)|sponsor me|green card|part[- ]?time|agent|agency|consultan\w*|refus\w*|reject\w*)\b/i;
/** Said outright: what only may be meant is praised for its detail. */
const LESSON =
  /\b(?:i(?:['’]ve)? (?:learn(?:ed|t)|realised|realized|understood)|taught me|since then|i no longer|next time i|now i (?:never|always|ask|know|check|read|write|start))\b/i;
const RESULT = /\b(?:in the end|as a result|since then|so now|at last|passed|won(?!['’])|rose|fell|saved)\b/i;

export function keptIn(answer: Answer, cautions: readonly Advice[]): Advice[] {
  const { document, evidence, ground, input } = answer;
  const marked = [...cautions, ...findStock(document)];
  return evidence
    .map((one, sentence) => ({ one, place: placeOf(answer, sentence), held: ground[sentence] ?? 0 }))
    .filter(
      ({ one, place: { start, end }, held }) =>
        held >= FAIRLY_FIRM &&
        one.words >= FEWEST_WORDS &&
        one.words <= MOST_WORDS &&
        showsSomething(one, document.text.slice(start, end)) &&
        !(input.type === 'visa' && DELICATE.test(document.text.slice(start, end))) &&
        !namesLittleMoney(answer, start, end) &&
        !marked.some((mark) => mark.start >= start && mark.start < end) &&
        !isWebsite(document, one),
    )
    .sort((one, other) => other.held - one.held)
    .filter(({ held }, place) => held >= FIRM || place === 0)
    .slice(0, MOST)
    .map(({ place }): Advice => {
      const id = nameOf(document.text.slice(place.start, place.end), place.start > (evidence[0]?.sentence.start ?? 0));
      return { kind: 'keep', id, criterion: id === 'keep-detail' ? 'specifics' : 'structure', ...place };
    })
    .sort((one, other) => one.start - other.start);
}

/** A deed, a thing, a figure or a name; "two or three months" is none of these. */
function showsSomething({ acts, detail, names }: Evidence, said: string): boolean {
  return acts || detail > names || /\d|\s\p{Lu}\p{L}{2}/u.test(said);
}

/** What came of it stands after the beginning. */
function nameOf(said: string, later: boolean): AdviceId {
  if (later && LESSON.test(said)) return 'keep-lesson';
  return later && RESULT.test(said) ? 'keep-result' : 'keep-detail';
}

export function keptPlain({ document: { given } }: Answer): Advice {
  return { kind: 'keep', id: 'keep-plain', criterion: 'answers', start: 0, end: given.trimEnd().length };
}
