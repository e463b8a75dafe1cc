/** How each sentence tells: what can be seen in it, how large its words are, and whether something happens. */
import { toBase } from '../../text/base-form.ts';
import type { Document } from '../../text/document.ts';
import type { Token } from '../../text/tokens.ts';
import { FUNCTION_WORDS } from '../../words/function-words.ts';
import { IMAGES, PLACELESS } from '../../words/large-words.ts';
import { isPlural, isSingular } from '../../words/noun-forms.ts';
import { readVerb } from '../../words/verb-forms.ts';
import { type Evidence, fade, findRealThings, isLarge, readEvidence } from '../evidence.ts';
import { oncePer } from '../once.ts';
import { isFigure, isName, thingWeight } from '../specificity/details.ts';
import { stillShown } from './listed.ts';
import { readReport } from './report.ts';

export type Told = {
  evidence: Evidence;
  /** Things, names and figures of the sentence, in base form, with what each shows. */
  seen: ReadonlyMap<string, number>;
  /** What they show together. */
  particular: number;
  /** How many large words (evidence.ts). */
  large: number;
  /** 0-1: something happens here that can be seen. */
  scene: number;
  /** 0-1: what is held, won or attended is reported, as in a curriculum vitae. */
  report: number;
  /** 0-1: the sentence could stand in a stranger's essay. A plain one ("I did not know.") could not. */
  stranger: number;
};

/** A thing that few essays hold shows 1; what these show was set by hand. */
const NAMED = 0.7;
const AN_IMAGE = 0.6;
const OTHER_NOUN = 0.5;
const SOMEBODY = 0.4;
/** Shares of large words between which a sentence comes to be anybody's. */
const STRANGE_FROM = 0.04;
const STRANGE_TO = 0.16;
/** One large word alone is half forgiven. */
const ONE_LARGE = 0.5;
/** What a report ("I was selected as Head Prefect") takes from its names. */
const REPORTED = 0.6;
/** What is told in the present is as often a habit as a scene. */
const PRESENT = 0.6;
/** So much is a full scene. */
const FULL_SCENE = 1.8;

export const readTold = oncePer((document: Document): readonly Told[] =>
  readEvidence(document).map((evidence, place, all) =>
    readSentence(document, evidence, pastNear(document, all, place)),
  ),
);

/** "I am applying", "since 2022 I have been working": nobody lost a past there. */
const PRESENT_WORD =
  /^(?:am|is|are|have|has|will|shall|would|can|may|want|hope|now|today|always|often|usually|every|each|i'm|i've|i'll|we're|we've|we'll|it's|he's|she's|that's|there's|they're|they've)$/;

/** How many sentences on each side say whether a story is told in the past. */
const NEAR = 2;

/**
 * Whether a sentence is told in the past (0-1): by its own verbs, or as far as those around it are. A learner who writes "I teach
 * children" in the middle of a story has lost a past and no scene.
 */
function pastNear({ tokens }: Document, all: readonly Evidence[], place: number): number {
  const own = all[place];
  if (!own || own.past) return 1;
  if (tokens.slice(own.sentence.first, own.sentence.last).some(({ meant }) => PRESENT_WORD.test(meant))) return 0;
  const around = [...all.slice(Math.max(0, place - NEAR), place), ...all.slice(place + 1, place + 1 + NEAR)];
  return (around.filter(({ past }) => past).length / Math.max(1, around.length)) ** 2;
}

function readSentence(document: Document, evidence: Evidence, past: number): Told {
  const seen = seeThings(document, evidence);
  const words = document.tokens.slice(evidence.sentence.first, evidence.sentence.last);
  const particular = [...seen.values()].reduce((sum, worth) => sum + worth, 0);
  const large = evidence.worn * evidence.words;
  const { report, deeds } = readReport(words);
  return {
    evidence,
    seen,
    particular,
    large,
    scene: sceneOf(evidence, past, particular, words, deeds) * (1 - 0.8 * report) * stillShown(document),
    report,
    stranger: strangerOf(evidence, large, particular),
  };
}

function seeThings(document: Document, { sentence, worn }: Evidence): ReadonlyMap<string, number> {
  const seen = new Map<string, number>();
  for (let i = sentence.first; i < sentence.last; i++) {
    const token = document.tokens[i] as Token;
    if (token.kind === 'mark') continue;
    const base = toBase(token.meant);
    if (isFigure(document, i)) seen.set(token.lower, NAMED);
    else if (isName(document, sentence, i)) {
      // "Professor Andrew Ng" and "Sunrise International Academy" are one
      if (i - 1 <= sentence.first || !isName(document, sentence, i - 1)) seen.set(token.lower, NAMED);
    } else if (isLarge(token)) continue;
    else if (IMAGES.has(base)) {
      if (worn === 0 && findRealThings(document).has(base)) seen.set(base, AN_IMAGE);
    } else if (thingWeight(token) > 0) seen.set(base, Math.max(OTHER_NOUN, thingWeight(token)));
    else if (isNoun(token) && !PLACELESS.has(base) && base.length > 2) seen.set(base, OTHER_NOUN);
  }
  return seen;
}

/** A document that is read in a browser has no parts of speech: there the lists say what is a noun and nothing else. */
function isNoun({ pos, lower, meant }: Token): boolean {
  // its part of speech was read from the misspelled word
  if (meant !== lower && FUNCTION_WORDS.has(meant)) return false;
  if (pos !== 'X') return pos === 'NOUN';
  return (isSingular(meant) || isPlural(meant)) && readVerb(meant).length === 0;
}

function sceneOf(evidence: Evidence, past: number, particular: number, words: readonly Token[], deeds: number): number {
  const speech = words.some(({ kind, text }) => kind === 'mark' && /["“”]/.test(text));
  if (deeds === 0 && !speech) return 0;
  const somebody = words.some(({ meant }) => /^(?:he|she|him|her|they|them)$/.test(meant));
  const held = Math.min(1, (particular + (somebody ? SOMEBODY : 0) + (speech ? SOMEBODY : 0)) / FULL_SCENE);
  const crowd = fade(evidence.names / Math.max(1, evidence.words), 0.2, 0.4);
  return held * fade(evidence.worn, 0.05, 0.18) * (PRESENT + (1 - PRESENT) * past) * crowd;
}

/** Large words against what this essay alone may hold; one large word in a long plain sentence makes no stranger of it. */
function strangerOf({ worn }: Evidence, large: number, particular: number): number {
  if (large === 0) return 0;
  const over = Math.max(0, large - ONE_LARGE - 0.5 * particular);
  return ((1 - fade(worn, STRANGE_FROM, STRANGE_TO)) * over) / (large + particular);
}

/** How much of what stands in a sentence is shown and not only claimed or reported (0-1). */
export function shownBy({ stranger, report }: Told): number {
  return (1 - stranger) * (1 - REPORTED * report);
}

/** What sentences hold of something (0-1 each), as a share of all words. */
export function shareOf(document: Document, holds: (told: Told) => number): number {
  const all = readTold(document);
  const words = all.reduce((sum, { evidence }) => sum + evidence.words, 0);
  return all.reduce((sum, told) => sum + holds(told) * told.evidence.words, 0) / Math.max(1, words);
}
