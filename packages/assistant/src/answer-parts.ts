// A question answered part by part, and what it may have meant where nothing answers it.
import { readCountries } from './asked-countries.ts';
import { isAnsweredThough, namesScholarship } from './meanings.ts';
import type { Found } from './meant-passages.ts';
import { type AskedUniversity, universityAsked } from './named-institution.ts';
import type { Passage } from './passage.ts';
import type { PassageIndex } from './passage-index.ts';
import { asksSomething, isToldOnly, isWorded, partsOf, plainWords, sentencesOf } from './plain-question.ts';
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
  /** the university by name that it is about, whose page says more than any passage; only where there are no parts */
  university?: AskedUniversity;
};

/** Parts of one question that are looked up. */
const partsMax = 4;

const beyondFolded = beyond.map(foldPattern);
/** Refused whatever else the words name. */
const neverFolded = [...forged, ...never].map(foldPattern);

const isNever = (text: string) => neverFolded.some((pattern) => pattern.test(text));

/** Whether a question asks for what nothing here may answer, however near its words come. */
export function isBeyond(question: string): boolean {
  const words = plainWords(question);
  const text = words.join(' ');
  if (isNever(text)) return true;
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

/** "Cancel it after": what is asked stands in another part, so that words in common say nothing. */
const pronounWords = 6;
const isOfAnother = (part: string) => {
  const words = plainWords(part);
  if (VISA.test(words.join(' '))) return false;
  return words.length <= pronounWords && words.some((word) => word === 'it' || word === 'them' || word === 'that');
};
const byItsOwn = ({ asked, found }: AnsweredPart): AnsweredPart =>
  isOfAnother(asked) && !found[0]?.isMeant ? { asked, found: [] } : { asked, found };

/** "The papers for the visa, and how long?": a part that leaves out the visa is about it where the one before it was. */
function inFull(parts: readonly string[]): string[] {
  let visa = false;
  const all = plainWords(parts.join('. '));
  const isOfScholarship = namesScholarship(all) && !VISA.test(all.join(' '));
  return parts.map((part) => {
    const said = plainWords(part).join(' ');
    // "they rejected me. can i apply again" after the name of a scholarship is about no visa
    if (isOfScholarship && REFUSED.test(said) && !namesScholarship(plainWords(part))) return `${part} scholarship`;
    if (/\b(?:visa|permit|student pass)\b/.test(said)) visa = true;
    else if (visa && SHORT_TIME.test(said)) return `visa ${part.replace(/[^\p{L}\p{N} ]/gu, '')} processing`;
    else if (visa && SHORT_COST.test(said)) return `visa fee ${part}`;
    return part;
  });
}
const VISA = /\b(?:visa|permit|embassy)\b/;
const REFUSED = /\b(?:re(?:fus|ject)\w*|declined|denied|unsuccessful|appeal\w*|(?:apply|try) again|reapply)\b/;
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

const enoughOfPart = 0.7;

/** Beside a part that means something, one word of another part is its circumstance: "can i take my laptop and 30 kg baggage". */
function ofMoreThanAWord({ frequency }: PassageIndex, parts: readonly AnsweredPart[]): AnsweredPart[] {
  // where another part is not answered, what this one has in common may be as little
  const isDoubted = parts.some(({ found, asked }) => found.length === 0 && isWorded(asked));
  const hasMeant = isDoubted || parts.some(({ found }) => found[0]?.isMeant);
  return parts.map(({ asked, found }) => {
    const [best] = found;
    const known = termsOf(plainWords(asked).join(' ')).filter((term) => frequency.has(term));
    const isWord = new Set(known).size < 2;
    if (!best || best.isMeant || !best.asksNoCountry) return { asked, found };
    const isLittle = (hasMeant && isWord) || (isDoubted && best.coverage < enoughOfPart);
    return { asked, found: isLittle ? [] : found };
  });
}

/** The parts of a question, where they are several and each is one by itself; else nothing. */
function answerSeveral(index: PassageIndex, question: string, whole: readonly Found[]): AnsweredPart[] | undefined {
  const telling = inFull(partsOf(question)).filter(
    (part) => tells(part) && isTelling(index, part) && !leansOnAnother(part),
  );
  // "I got 5.5 in writing" is not asked, nor "I am arrived in France"
  const isTold = isStory(question);
  const worded = isTold ? telling.filter((part) => isWorded(part) && !isToldOnly(part)) : [];
  const asking =
    worded.length > 0
      ? worded
      : telling.filter((part) => !isToldOnly(part) && (asksSomething(part) || !/\p{Nd}/u.test(part)));
  const asked = (asking.length > 0 ? asking : telling).slice(0, partsMax);
  if (asked.length < 2) return undefined;
  const each = answerEach(index, asked, question).map(byItsOwn);
  const parts = ofMoreThanAWord(index, isTold ? each.map(surely) : each);
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

/** Of what a story asks, at least this much must be in what answers it: the rest of its words is told. */
const ofWhatIsAsked = 0.3;

/** "What does it mean", "what should i do now": asked of what was told before. */
const ofTheStory =
  /\b(?:it|this|that|these|those|so|eso|esto|ca)\b|^(?:\w+ ){0,3}(?:do|should|can|must|shall) (?:i|we) (?:\w+ )?do\b/;
const fewWords = 5;
const standsAlone = (index: PassageIndex, sentence: string): boolean => {
  const words = plainWords(sentence);
  return words.length >= fewWords && !ofTheStory.test(words.join(' ')) && isTelling(index, sentence);
};

/** Longer stories are read up to here. */
const sentencesMax = 12;

/** The sentences of a story that ask; none where it is no story, or where all of it asks. */
function askedIn(index: PassageIndex, question: string): string[] {
  if (!isStory(question)) return [];
  const sentences = sentencesOf(question).slice(0, sentencesMax);
  const asked = sentences.filter((one) => isWorded(one) && !isToldOnly(one));
  return asked.length === sentences.length || !asked.some((one) => standsAlone(index, one)) ? [] : asked;
}

/** What of a story's answers is about the question in it, and not only about what is told before. */
function aboutTheAsked(index: PassageIndex, asked: string, whole: readonly Found[]): Found[] {
  if (whole.length === 0) return [];
  const near = findPassages(index, asked);
  return whole.filter(({ passage }) => near.some((one) => one.passage === passage && one.coverage >= ofWhatIsAsked));
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

/** A sum of their own, and which country it is enough for: no country is named, but how to compare them. */
const SUM = /(?:[$£€]\s?\d{3,}|\d{3,}\s?(?:[$£€]|\p{L})|\d ?(?:k|lakhs?|lacs?|crores?|thousand|million)\b)/iu;
const OF_MONEY =
  /[$£€]|\b(?:dollars?|usd|pounds?|gbp|euros?|eur|shillings?|ksh|kes|ugx|tzs|naira|ngn|taka|bdt|tk|rupees?|inr|npr|pkr|rs|cedis?|ghs|birr|budget|money|lakhs?|lacs?|crores?|dolares|argent)\b/iu;
const WHICH_COUNTRY =
  /\b(?:which|what|any|cheap\w*|affordable|low cost)(?: \w+){0,3} (?:country|countries)\b|\b(?:country|countries)\b.*\b(?:cheap\w*|affordable|can i (?:afford|go|study)|enough)\b/;
const ofMoneyAndCountry = ['guide:choose-country', 'help:cost-plan'];

function affordable(index: PassageIndex, asked: string): Answered | undefined {
  const text = plainWords(asked).join(' ');
  const sum = asked.replaceAll(/(?<=\d)[,.](?=\d{3})/g, '');
  if (isNever(text) || !SUM.test(sum) || !OF_MONEY.test(sum) || !WHICH_COUNTRY.test(text)) return undefined;
  if (/\b(?:visa|scholarships?|loan|convert)\b/.test(text)) return undefined;
  const found = ofMoneyAndCountry.flatMap((id, at): Found[] => {
    const passage = index.passages.get(id);
    const sure = { coverage: 1, score: 1 - at / 10, isToThePoint: true, asksNoCountry: true };
    return passage ? [{ passage, ...sure, isByOneWord: false, isMeant: true, isUnnamed: false }] : [];
  });
  return found.length > 0 ? { parts: [{ asked, found }], near: [] } : undefined;
}

/**
 * Answers a question: each of its parts from passages, or with what it may have meant, or with nothing at all. `within` is
 * the whole that it is a part of, whose country counts for it.
 */
export function answerQuestion(index: PassageIndex, asked: string, within = asked): Answered {
  const university = isNever(plainWords(asked).join(' ')) ? undefined : universityAsked(index, asked);
  if (university) return { parts: [], near: [], university };
  const toAfford = affordable(index, asked);
  if (toAfford) return toAfford;
  const question = inItsCountry(index, asked, within);
  if (isBeyond(question)) return { parts: [], near: [] };
  const sentences = askedIn(index, question);
  const inStory = inItsCountry(index, sentences.join('. '), question);
  const found = answersTo(index, question);
  const whole = sentences.length > 0 ? aboutTheAsked(index, inStory, found) : found;
  // "Ireland or Netherlands, which is cheaper" is about both together
  const isOfAll = whole[0]?.isMeant === true && whole[0].passage.countries.length === 0;
  const parts = (isOfAll ? undefined : answerByCountry(index, question)) ?? answerSeveral(index, question, whole);
  if (parts) return { parts, near: [] };
  if (whole.length > 0) return { parts: [{ asked: question, found: whole }], near: [] };
  const [only] = sentences.length > 0 ? answerEach(index, [inStory], question).map(surely) : [];
  if (only && only.found.length > 0) return { parts: [only], near: [] };
  return { parts: [], near: nearMisses(index, question) };
}
