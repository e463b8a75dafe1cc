/** What each sentence holds, read once per essay: the ground that reflection, fit, moves and voice stand on. */
import { toBase } from '../text/base-form.ts';
import type { Document } from '../text/document.ts';
import { type Gist, readGist } from '../text/gist.ts';
import type { Sentence } from '../text/sentences.ts';
import type { Token } from '../text/tokens.ts';
import { EMPTY_WORDS } from '../words/empty-words.ts';
import { IMAGES, isLargeNoun, PLACELESS } from '../words/large-words.ts';
import { readVerb } from '../words/verb-forms.ts';
import { WORN_WORDS } from '../words/worn-words.ts';
import { shareShown } from './crowding.ts';
import { oncePer } from './once.ts';
import { hasOwnAction, isFigure, isName, thingWeight } from './specificity/details.ts';

export type Evidence = {
  sentence: Sentence;
  gist: Gist;
  /** Articles do not count. */
  words: number;
  /** Different names and numbers, and things that can be seen; a thing of everybody's days counts a third. */
  detail: number;
  /** Different names and numbers alone. */
  names: number;
  /** "I" or "we" doing something. */
  acts: boolean;
  /** Told in the past. */
  past: boolean;
  /** Large words that anybody uses, nouns for what cannot be seen, and the images beside them, as a share of the words. */
  worn: number;
  /** Large words and small empty ones, as a share of the words. */
  empty: number;
  /** What names and numbers still show in an essay as crowded as this one, 0 to 1. */
  shown: number;
};

/** What an image ("a window into") beside a large word counts as one. */
const IMAGE = 0.5;

/** What such a thing shows where it may be one. */
const PICTURED = 0.3;
/** A noun that is in no list of things, beside it. */
const OTHER_NOUN = 0.3;

export const readEvidence = oncePer((document: Document): readonly Evidence[] =>
  document.sentences.map((sentence) => weighSentence(document, sentence)),
);

/**
 * A mirror or a road alone is more often an image than a thing. It is a thing in the whole essay where it stands once, without large
 * words, among names, figures or other things: "I ground the mirror by hand, from a ship's porthole".
 */
export const findRealThings = oncePer((document: Document): ReadonlySet<string> => {
  const real = new Set<string>();
  for (const sentence of document.sentences) {
    const images: string[] = [];
    let others = 0;
    let isPlain = true;
    let hasPerfect = false;
    for (let i = sentence.first; i < sentence.last; i++) {
      const token = document.tokens[i] as Token;
      if (token.kind === 'mark') continue;
      if (isLarge(token)) isPlain = false;
      else if (IMAGES.has(toBase(token.meant))) images.push(toBase(token.meant));
      else if (isFigure(document, i) || isName(document, sentence, i)) others++;
      else
        others += Math.max(
          thingWeight(token),
          token.pos === 'NOUN' && !PLACELESS.has(toBase(token.meant)) ? OTHER_NOUN : 0,
        );
      hasPerfect ||= /^(?:have|has|'ve)$/.test(token.meant);
    }
    // what somebody did once is done with things; "I have always walked this road" is said of a life
    const isDone = others > 0 && !hasPerfect && hasOwnAction(document, sentence);
    if (isPlain && (others >= 1 || isDone)) for (const image of images) real.add(image);
  }
  return real;
});

function weighSentence(document: Document, sentence: Sentence): Evidence {
  const gist = readGist(document, sentence);
  const words = gist.count;
  const names = new Set<string>();
  const things = new Map<string, number>();
  const pictured = new Map<string, number>();
  let worn = 0;
  let images = 0;
  let empty = 0;
  let past = false;
  for (let i = sentence.first; i < sentence.last; i++) {
    const token = document.tokens[i] as Token;
    if (token.kind === 'mark') continue;
    if (isLarge(token)) worn++;
    else if (IMAGES.has(toBase(token.meant))) images++;
    if (isWorn(token) || isIn(EMPTY_WORDS, token)) empty++;
    if (isFigure(document, i) || isName(document, sentence, i)) names.add(token.lower);
    else if (thingWeight(token) > 0) {
      if (IMAGES.has(toBase(token.meant))) pictured.set(token.meant, thingWeight(token));
      else things.set(token.meant, thingWeight(token));
    }
    past ||= /^(?:was|were|had|did)$/.test(token.meant) || readVerb(token.meant).some(({ form }) => form === 'past');
  }
  if (worn > 0) worn += IMAGE * images;
  const real = findRealThings(document);
  for (const [thing, weight] of pictured) things.set(thing, real.has(toBase(thing)) ? weight : PICTURED * weight);
  return {
    sentence,
    gist,
    words,
    detail: [...things.values()].reduce((sum, weight) => sum + weight, names.size),
    names: names.size,
    acts: hasOwnAction(document, sentence),
    past,
    worn: worn / Math.max(1, words),
    empty: empty / Math.max(1, words),
    shown: shareShown(document),
  };
}

/** One of the large words that anybody uses, in any form. */
function isWorn(token: Token): boolean {
  return isIn(WORN_WORDS, token);
}

/** The same, or a noun for what cannot be seen ("clarity", "friendship"). */
export function isLarge(token: Token): boolean {
  if (isWorn(token)) return true;
  // without parts of speech "trust" and "hope" may be done as well as had
  const mayBeVerb = token.pos === 'VERB' || (token.pos === 'X' && readVerb(token.meant).length > 0);
  return !mayBeVerb && isLargeNoun(token.meant);
}

function isIn(words: ReadonlySet<string>, { meant }: Token): boolean {
  return words.has(meant) || words.has(toBase(meant));
}

/** So much detail is full ground. */
const FULL_GROUND = 2;
/** Large words take ground away: nothing up to the first share, all from the second on. */
const WORN_FROM = 0.1;
const WORN_TO = 0.3;

/** How much a sentence stands on (0-1): names, numbers, things, a deed; less where it is made of large words or of lists. */
export function groundOf(evidence: Evidence | undefined): number {
  if (!evidence) return 0;
  const held = Math.min(1, (evidence.detail + (evidence.acts ? 0.3 : 0)) / FULL_GROUND);
  return held * fade(evidence.worn, WORN_FROM, WORN_TO) * evidence.shown;
}

/** The same with its neighbours, which count half: a thought may follow what it is about. */
export function groundNear(all: readonly Evidence[], place: number): number {
  return Math.min(1, groundOf(all[place]) + 0.5 * (groundOf(all[place - 1]) + groundOf(all[place + 1])));
}

/** A share that falls in a straight line, from 1 at `from` to 0 at `to`: thresholds without edges. */
export function fade(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (to - value) / (to - from)));
}

/** Patterns over gists (base forms!), as one expression. `_` stands for a space with up to three words in it. */
export function cue(...patterns: readonly string[]): RegExp {
  return new RegExp(` (?:${patterns.join('|').replaceAll('_', '(?: \\S+){0,3} ')})(?= )`, 'g');
}

export function matchesOf({ gist }: Evidence, pattern: RegExp): RegExpExecArray[] {
  return [...gist.words.matchAll(pattern)];
}

export function has({ gist }: Evidence, pattern: RegExp): boolean {
  pattern.lastIndex = 0;
  return pattern.test(gist.words);
}
