// A question answered part by part, and what it may have meant where nothing answers it.
import { readCountries } from './asked-countries.ts';
import { isAnsweredThough } from './meanings.ts';
import type { Found } from './meant-passages.ts';
import type { Passage } from './passage.ts';
import type { PassageIndex } from './passage-index.ts';
import { asksSomething, isToldOnly, partsOf, plainWords } from './plain-question.ts';
import { answersTo, askedWords, findPassages, isStory, isTelling, withTopics } from './search.ts';
import { foldPattern, termOf, termsOf } from './terms.ts';
import { beyond, forged, never } from './words/beyond.ts';
import { fillerWords } from './words/filler.ts';

type AnsweredPart = {
  /** the part as it was typed */
  asked: string;
  found: Found[];
};

type Answered = {
  /** in the order of the question; one for a question that is one; none is "I do not know" */
  parts: AnsweredPart[];
  /** what it may have meant; only where there are no parts */
  near: Passage[];
};

/** Parts of one question that are looked up. */
const partsMax = 4;

const beyondFolded = beyond.map(foldPattern);
/** Refused whatever else the words name. */
const neverFolded = [...forged, ...never].map(foldPattern);

/** Whether a question asks for what nothing here may answer, however near its words come. */
export function isBeyond(question: string): boolean {
  const words = plainWords(question);
  const text = words.join(' ');
  if (neverFolded.some((pattern) => pattern.test(text))) return true;
  return (
    !isAnsweredThough(words, readCountries(question, words).about) && beyondFolded.some((pattern) => pattern.test(text))
  );
}

/** Whether a part says anything besides a greeting. */
function tells(part: string): boolean {
  const words = plainWords(part);
  const text = words.join(' ');
  return withTopics(text) !== text || words.some((word) => termOf(word) !== null && !fillerWords.has(word));
}

/** A part that names no country is about the country of the whole question, where that is one. */
function inItsCountry(index: PassageIndex, part: string, question: string): string {
  if (readCountries(part, askedWords(index, part)).about.length > 0) return part;
  const { about } = readCountries(question, askedWords(index, question));
  const [only] = about;
  return about.length === 1 && only ? `${part} (${countryOf(only)})` : part;
}

const english = new Intl.DisplayNames(['en'], { type: 'region' });
const countryOf = (code: string) => english.of(code) ?? code;

/** "The visa fee of the UK and Ireland": the same of each country. */
function byCountry(index: PassageIndex, question: string): string[] {
  const { about, rest } = readCountries(question, askedWords(index, question));
  if (about.length < 2 || about.length > 3 || rest.length === 0) return [];
  if (!/\b(?:and|or|vs|versus|n)\b|&|,|আর|এবং|ও | و/.test(question)) return [];
  return about.map((code) => `${rest.join(' ')} (${countryOf(code)})`);
}

const bestOf = ({ found }: AnsweredPart) => found[0]?.passage.id;

function answerEach(index: PassageIndex, asked: readonly string[], question: string): AnsweredPart[] {
  return asked.map((part) => ({ asked: part, found: answersTo(index, inItsCountry(index, part, question)) }));
}

/** A passage that has this much of a question in several parts may be about all of them together. */
const allOfIt = 0.9;

/** "Is it safe" asks about what stood before it. */
const leansOnAnother = (part: string) =>
  /^(?:\w+ )?(?:is|was|will|can|does|do|should) (?:it|this|that)(?: \w+){0,2}$/.test(plainWords(part).join(' '));

/** "The papers for the visa, and how long?": a part that leaves out the visa is about it where the one before it was. */
function inFull(parts: readonly string[]): string[] {
  let visa = false;
  return parts.map((part) => {
    const said = plainWords(part).join(' ');
    if (/\b(?:visa|permit|student pass)\b/.test(said)) visa = true;
    else if (visa && SHORT_TIME.test(said)) return `visa ${part.replace(/[^\p{L}\p{N} ]/gu, '')} processing`;
    else if (visa && SHORT_COST.test(said)) return `visa fee ${part}`;
    return part;
  });
}
const SHORT_TIME =
  /^(?:in )?how (?:long|many (?:days|weeks|months)|much time)(?: (?:it|will it|does it|to|is it))?(?: (?:takes?|taking|need|needed|come|get|wait))?(?: it)?$/;
const SHORT_COST =
  /^(?:and )?(?:how much(?: (?:it|is it|does it|will it))?(?: (?:costs?|is|pay|to pay))?|(?:its|the|total|what is the) (?:fees?|costs?|price))$/;

/** Of a story, whose parts lean on each other, a part is answered by what it means or by what has nearly all of it. */
const nearlyAll = 0.8;
const surely = ({ asked, found }: AnsweredPart): AnsweredPart => {
  const [best] = found;
  return { asked, found: best && (best.isMeant || best.coverage >= nearlyAll) ? found : [] };
};

/** Beside a part that means something, one word of another part is its circumstance: "can i take my laptop and 30 kg baggage". */
function ofMoreThanAWord({ frequency }: PassageIndex, parts: readonly AnsweredPart[]): AnsweredPart[] {
  const hasMeant = parts.some(({ found }) => found[0]?.isMeant);
  return parts.map(({ asked, found }) => {
    const [best] = found;
    const known = termsOf(plainWords(asked).join(' ')).filter((term) => frequency.has(term));
    const isWord = new Set(known).size < 2;
    return { asked, found: hasMeant && isWord && best?.asksNoCountry && !best.isMeant ? [] : found };
  });
}

/** The parts of a question, where they are several and each is one by itself; else nothing. */
function answerSeveral(index: PassageIndex, question: string, whole: readonly Found[]): AnsweredPart[] | undefined {
  const telling = inFull(partsOf(question)).filter(
    (part) => tells(part) && isTelling(index, part) && !leansOnAnother(part),
  );
  // "I got 5.5 in writing" is not asked, nor "I am arrived in France"
  const asking = telling.filter((part) => !isToldOnly(part) && (asksSomething(part) || !/\p{Nd}/u.test(part)));
  const asked = (asking.length > 0 ? asking : telling).slice(0, partsMax);
  if (asked.length < 2) return undefined;
  const each = answerEach(index, asked, question);
  const parts = isStory(question) ? each.map(surely) : ofMoreThanAWord(index, each);
  const answered = parts.filter(({ found }) => found.length > 0);
  const different = new Set(answered.map(bestOf)).size;
  // what answers all of it, and none of its parts, is the answer
  const [best] = whole;
  if (best?.isToThePoint && best.coverage >= allOfIt && !answered.some((part) => bestOf(part) === best.passage.id))
    return undefined;
  const isAll = parts.every(({ found, asked: part }) => found.length > 0 || !asksSomething(part));
  if (different > 1 && (isAll || whole.length === 0))
    return parts.filter(({ found, asked: part }) => found.length > 0 || asksSomething(part));
  if (whole.length > 0 || answered.length === 0) return undefined;
  return parts.filter(({ found, asked: part }) => found.length > 0 || asksSomething(part));
}

/** A country of each: only where something about that very country answers. */
function answerByCountry(index: PassageIndex, question: string): AnsweredPart[] | undefined {
  const asked = byCountry(index, question);
  const parts = asked.map((part) => ({ asked: part, found: answersTo(index, part) }));
  const isEach = parts.length > 1 && parts.every(({ found }) => (found[0]?.passage.countries.length ?? 0) === 1);
  return isEach && new Set(parts.map(bestOf)).size === parts.length ? parts : undefined;
}

/** Of what is near, this much of the question must stand in a passage for it to be offered. */
const nearEnough = 0.42;
/** The same of what has much of it, but not what is asked most. */
const besideThePoint = 0.55;
const nearMax = 3;

function nearMisses(index: PassageIndex, question: string): Passage[] {
  const { about } = readCountries(question, askedWords(index, question));
  const ofThem = ({ kind, countries }: Passage) =>
    about.length === 0 ||
    kind === 'refusal' ||
    kind === 'scholarship' ||
    about.some((code) => countries.includes(code));
  const found = findPassages(index, question);
  const [best] = found;
  if (!best || !isTelling(index, question)) return [];
  return found
    .filter(({ coverage, isToThePoint }) => coverage >= (isToThePoint ? nearEnough : besideThePoint))
    .filter(({ score }) => score >= best.score * 0.4)
    .filter(({ passage }) => passage.kind !== 'institution' && ofThem(passage))
    .slice(0, nearMax)
    .map(({ passage }) => passage);
}

/**
 * Answers a question: each of its parts from passages, or with what it may have meant, or with nothing at all. `within` is
 * the whole that it is a part of, whose country counts for it.
 */
export function answerQuestion(index: PassageIndex, asked: string, within = asked): Answered {
  const question = inItsCountry(index, asked, within);
  if (isBeyond(question)) return { parts: [], near: [] };
  const whole = answersTo(index, question);
  const parts = answerByCountry(index, question) ?? answerSeveral(index, question, whole);
  if (parts) return { parts, near: [] };
  if (whole.length > 0) return { parts: [{ asked: question, found: whole }], near: [] };
  return { parts: [], near: nearMisses(index, question) };
}
