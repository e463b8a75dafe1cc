// What of the passages is near to a question, and the decision whether anything answers it.
import { countryWords, readCountries } from './asked-countries.ts';
import { isOfGroup } from './meanings.ts';
import { type Found, meantPassages, withMeant } from './meant-passages.ts';
import type { Passage } from './passage.ts';
import type { PassageIndex } from './passage-index.ts';
import { isTransliterated, plainWords } from './plain-question.ts';
import { nearestOf } from './spelling.ts';
import { foldPattern, isStopWord, termOf, termsOf, wordsOf } from './terms.ts';
import { isLight, light, unknownGrammar, unknownWeight, weightOf } from './word-weights.ts';
import { commonWords } from './words/common-words.ts';
import { fillerWords } from './words/filler.ts';
import { inManyNames } from './words/in-many-names.ts';
import { topics } from './words/topics.ts';

/** Longer questions are refused before they come here. */
const questionMax = 10_000;
/** Terms of one question that are looked for: a question of 10,000 characters costs no more than one of a paragraph. */
const termsMax = 40;
/** Passages that an answer shows at most. */
const shownMax = 3;

const foldedTopics = topics.map(([phrase, means]) => [foldPattern(phrase), means] as const);

/** The terms of the topic that the words of a question make together. */
export function withTopics(text: string): string {
  return foldedTopics.reduce((so, [phrase, means]) => {
    if (means === '') return so.replace(phrase, '');
    return phrase.test(text) ? `${so} ${means}` : so;
  }, text);
}

/** A word that stands nowhere here is read as the known word that it is nearest to. */
function spelt({ frequency, vocabulary }: PassageIndex, word: string): string {
  if (isStopWord(word) || fillerWords.has(word) || isCountryWord(word)) return word;
  const term = termOf(word);
  if (term === null || frequency.has(term) || commonWords.has(word) || isOfGroup(word)) return word;
  return nearestOf(vocabulary, word) ?? word;
}

const isCountryWord = (word: string) => countryWords.has(word);

/** How much of a question must stand in a scholarship that is only named. */
const namedEnough = 0.75;

/** A word of a scholarship's name that stands in so few passages names it: less of the question must be in it then. */
const ownNameMax = 8;
const ownNameEnough = 0.5;
/** Shorter ones are mostly something else: "Ed". */
const ownNameLength = 4;

/**
 * A word of its name is not yet a question about an institution or a scholarship: half of them are, or one of its other
 * names; and of an institution little is known but where it is.
 */
function isMeant(
  { frequency }: PassageIndex,
  { kind, title }: Passage,
  match: Readonly<Record<string, string[]>>,
  asked: Asked,
): boolean {
  if (kind !== 'institution' && kind !== 'scholarship' && kind !== 'loan') return true;
  if (kind === 'scholarship' && asked.weights.has(scholarshipTerm)) return true;
  const matched = Object.entries(match).filter(([term]) => asked.weights.has(term));
  const named = termsOf(title);
  // "Master's" stands in many names
  if (!matched.some(([term, where]) => where.includes('title') && !light.has(term)) && kind === 'scholarship')
    return false;
  const isOwnName = ([term, where]: [string, string[]]) =>
    where.includes('title') &&
    !light.has(term) &&
    !commonWords.has(term) &&
    !inManyNames.has(term) &&
    (frequency.get(term) ?? 0) <= ownNameMax;
  if (kind === 'scholarship' && asked.coverage >= ownNameEnough && matched.some(isOwnName)) return true;
  if (kind === 'loan')
    return (
      asked.weights.has(loanTerm) ||
      asked.weights.has(bankTerm) ||
      matched.some((one) => isOwnName(one) && one[0].length >= ownNameLength)
    );
  const isNamed = matched.filter(([, where]) => where.includes('title')).length >= named.length / 2;
  const isAllNamed = asked.coverage > 0.95 && matched.some(isOwnName);
  // "University" stands in every name
  if (!matched.some(([term]) => !isOfMany({ frequency }, term)) && kind === 'institution') return false;
  if (kind === 'scholarship') return isAllNamed || (isNamed && asked.coverage >= namedEnough);
  const isCalled = matched.some(([, where]) => where.includes('keywords') && !where.includes('title'));
  return (isNamed || isCalled) && asked.coverage > 0.95;
}

const isOfMany = ({ frequency }: Pick<PassageIndex, 'frequency'>, term: string) =>
  (frequency.get(term) ?? 0) > manyNames;
/** A word in more names than this names none of them. */
const manyNames = 40;

type Asked = { weights: ReadonlyMap<string, number>; coverage: number };
/** "Which scholarships can I get for a master's?" asks for the list, not for one of a hundred. */
const ofAnyScholarship: ReadonlySet<string> = new Set(
  `scholarship master bachelor doctorate fully full fund fee free tuition year international country student best top developing`
    .split(' ')
    .flatMap(termsOf),
);
const [scholarshipTerm = ''] = termsOf('scholarship');
const [loanTerm = ''] = termsOf('loan');
const [bankTerm = ''] = termsOf('bank');

/** Where the same is said of several things, what Lantern does comes before what the world does. */
const kindWeight: Partial<Record<Passage['kind'], number>> = { help: 1.15, institution: 0.8 };

/** A guide, and the list of all steps or papers, tells much in passing: what stands in its text alone is not what it answers. */
const inPassing = 0.5;
const isInPassing = ({ id, kind }: Passage, where: readonly string[] = []) =>
  (kind === 'guide' || /:(?:steps|papers)$/.test(id)) && !where.includes('title') && !where.includes('keywords');

/** "What is a CAS?" is answered by the paper of that name. */
const definition =
  /^(?:what (?:is|are|does)?|whats|meaning of|define)\b|(?:^|\s)(?:কী|কি|মানে কী)$|^(?:ما هو|ما هي|ما معني|شو|ايش|يعني ايه)/;

/** The plain words of a question, misspelt ones as the known words that they stand for. */
export const askedWords = (index: PassageIndex, question: string): string[] =>
  plainWords(question).map((word) => spelt(index, word));

/** Why visas are refused, what deceives a tenant, and a guide without a country, holds for each country that we know of, if less so than what is of it alone. */
const ofAnyShare = 0.6;
/** What is about more countries than this is about none of them by itself. */
const fewCountries = 5;
const isOfAny = ({ covered }: PassageIndex, { kind, countries }: Passage, about: readonly string[]) =>
  ['refusal', 'settlement', 'guide'].includes(kind) &&
  countries.length === 0 &&
  about.some((code) => covered.has(code));

/** Who names a scholarship and asks for its deadline or its age limit is answered with what is known of it. */
const isNamedIn = ({ ownNames }: PassageIndex, match: Readonly<Record<string, string[]>>, weights: Terms['weights']) =>
  Object.entries(match).some(([term, where]) => where.includes('title') && ownNames.has(term) && weights.has(term));

/**
 * "Fulbright for Nepal": of a country that nobody is prepared for here, beside a scholarship's own name, students are from
 * there. Who asks for another one's scholarship ("Fulbright, Bangladesh") is not answered with it.
 */
function isForHome(
  { covered, homes }: PassageIndex,
  { id, kind }: Passage,
  isNamed: boolean,
  { about, homes: own }: Pick<Terms, 'about' | 'homes'>,
): 'no' | 'named' | 'open' | 'others' {
  if (kind !== 'scholarship') return 'no';
  const from = [...own, ...about.filter((code) => !covered.has(code))];
  const only = homes.get(id) ?? [];
  if (only.length > 0 && from.length > 0) return only.some((code) => from.includes(code)) ? 'named' : 'others';
  return isNamed && about.every((code) => from.includes(code)) ? 'open' : 'no';
}

type Terms = {
  text: string;
  about: readonly string[];
  homes: readonly string[];
  weights: ReadonlyMap<string, number>;
  /** the known term that tells most of what is asked; undefined where all of them stand in any question */
  point: string | undefined;
};

function readTerms(index: PassageIndex, question: string): Terms {
  const text = withTopics(askedWords(index, question).join(' '));
  const { about, homes, rest } = readCountries(question, wordsOf(text));
  const unknown = isTransliterated(question) ? unknownGrammar : unknownWeight;
  const weights = new Map<string, number>();
  let point: string | undefined;
  for (const word of rest) {
    const term = termOf(word);
    if (term === null || weights.has(term) || weights.size === termsMax) continue;
    const weight = weightOf(index, term, word, unknown);
    weights.set(term, weight);
    if (!index.subjects.has(term) || isLight(term, word)) continue;
    if (point === undefined || weight > (weights.get(point) ?? 0)) point = term;
  }
  return { text, about, homes, weights, point };
}

/** Whether a part of a question says by itself what it is about: "28 days" and "write it" do not. */
export const isTelling = (index: PassageIndex, part: string): boolean => readTerms(index, part).point !== undefined;

/** A term that stands in more passages than this does not tell by itself which of them is meant. */
const manyPassages = 12;

function isByOneWord(
  { frequency }: PassageIndex,
  weights: Terms['weights'],
  matched: readonly string[],
  match: Readonly<Record<string, string[]>>,
): boolean {
  // "he will not talk": of a question of one word, that word must name what is asked
  if (weights.size === 1) return !Object.values(match).some((where) => where.includes('title'));
  const [term, ...others] = [...new Set(matched)].filter((one) => (weights.get(one) ?? 0) > 1);
  return others.length === 0 && (term === undefined || (frequency.get(term) ?? 0) > manyPassages);
}

/** What comes closest to a question, best first, whether it answers it or not. */
export function findPassages(index: PassageIndex, question: string): Found[] {
  const { text, about, homes, weights, point } = readTerms(index, question.slice(0, questionMax));
  const terms = [...weights.keys()];
  const meant = meantPassages(
    index,
    [plainWords(question), askedWords(index, question)],
    about,
    isTransliterated(question) ? unknownGrammar : unknownWeight,
  );
  if (terms.length === 0 && about.length === 0 && meant.length === 0) return [];
  const countryWeight = about.length > 0 ? Math.log(1 + index.passages.size / 10) * 1.2 : 0;
  const whole = [...weights.values()].reduce((sum, weight) => sum + weight, countryWeight);
  const isAbout = ({ countries }: Passage) => about.some((code) => countries.includes(code));
  const isAnyOne = terms.every(
    (term) => ofAnyScholarship.has(term) || !index.frequency.has(term) || commonWords.has(term),
  );
  const isDefined = definition.test(text) && terms.length < 4;
  const results =
    terms.length > 0
      ? index.search.search(terms.join(' '), { tokenize: (text) => text.split(' '), processTerm: (term) => term })
      : [];
  const found: Found[] = [];
  for (const { id, score, queryTerms, match } of results) {
    const passage = index.passages.get(String(id)) as Passage;
    const isNamed = passage.kind === 'scholarship' && isNamedIn(index, match, weights);
    const home = isForHome(index, passage, isNamed, { about, homes });
    const isElsewhere = about.length > 0 && passage.countries.length > 0 && !isAbout(passage);
    if (home === 'others' || (isElsewhere && home === 'no')) continue;
    if (isAnyOne && passage.kind === 'scholarship' && !isNamed && !isAbout(passage)) continue;
    // what is only like a term counts for less than the term
    const exact = new Set(Object.keys(match));
    const isOnPoint = point !== undefined && queryTerms.includes(point);
    let covered = isAbout(passage)
      ? countryWeight * (passage.countries.length > fewCountries ? ofAnyShare : 1)
      : isOnPoint && isOfAny(index, passage, about)
        ? countryWeight * ofAnyShare
        : 0;
    for (const term of new Set(queryTerms))
      covered +=
        (weights.get(term) ?? 0) * (exact.has(term) ? 1 : 0.75) * (isInPassing(passage, match[term]) ? inPassing : 1);
    // where who asks is from is not asked
    const share = covered / (isElsewhere ? whole - countryWeight : whole);
    const coverage = isNamed ? Math.max(share, enough) : share;
    if (!isNamed && !isMeant(index, passage, match, { weights, coverage })) continue;
    // what is of the asked country alone goes before what many countries ask; that one paper is asked there alone says little
    const isAlone = passage.countries.length <= about.length && passage.kind !== 'visa-paper';
    const ofCountry = home === 'named' ? 3 : isAbout(passage) ? (isAlone ? 3 : 2) : about.length > 0 ? ofAnyShare : 1;
    const near = ofCountry * (isDefined && passage.kind === 'visa-paper' ? 1.6 : 1);
    found.push({
      passage,
      coverage,
      score: score * coverage * coverage * near * (kindWeight[passage.kind] ?? 1),
      isToThePoint: isNamed || point === undefined || isOnPoint,
      asksNoCountry: about.length === 0,
      isByOneWord: !isNamed && !isAbout(passage) && isByOneWord(index, weights, queryTerms, match),
      isMeant: false,
      isUnnamed: !isNamed && about.length === 0,
    });
  }
  return withMeant(found, meant, about).sort((a, b) => b.score - a.score || a.passage.id.localeCompare(b.passage.id));
}

/** Below this share of a question nothing is said to answer it; found with the evaluation set. */
const enough = 0.6;
/** What is less than this of the best is left out. */
const nearBest = 0.45;

/** Above this one answers although the most telling term of the question is not in it. */
const almostAll = 0.7;

const isEnough = ({ coverage, isToThePoint }: Found) => coverage >= (isToThePoint ? enough : almostAll);

/** Who tells a story before the question, by the words that say something. */
const storyWords = 9;
export const isStory = (question: string): boolean =>
  plainWords(question).filter((word) => !isStopWord(word)).length >= storyWords;

/** Of a story more must be there: its words come near to many passages. */
const enoughOfStory = 0.7;
const isDoubtful = ({ passage, isMeant, coverage }: Found, question: string) =>
  !isMeant && passage.kind !== 'scholarship' && coverage < enoughOfStory && isStory(question);

/** Less is enough where nothing else comes near. */
const enoughAlone = 0.54;
const farBehind = 0.55;
const isClear = ({ passage, coverage, isToThePoint, asksNoCountry, score }: Found, next: Found | undefined) =>
  passage.kind !== 'scholarship' &&
  isToThePoint &&
  asksNoCountry &&
  coverage >= enoughAlone &&
  (next?.score ?? 0) < score * farBehind;

/** `visa:DE:visa_fee` without its country. */
const factOf = ({ id }: Passage) => (/^(?:visa|arrival):/.test(id) ? id.replace(/:[A-Z]{2}:/, ':') : undefined);

/** Whether the same is found of several countries, none of which was named: "the visa fee" is not Germany's. */
function isOfWhichCountry([best, ...others]: readonly Found[]): boolean {
  const fact = best && factOf(best.passage);
  if (!best || fact === undefined) return false;
  const same = others.filter(({ passage, score }) => factOf(passage) === fact && score >= best.score * nearBest);
  return new Set([best, ...same].map(({ passage }) => passage.countries[0])).size > 2;
}

const hardlyLess = 0.67;

/** The passages that answer a question, at most three; none is "I do not know". */
export function answersTo(index: PassageIndex, question: string): Found[] {
  const all = findPassages(index, question);
  const found = isOfWhichCountry(all) ? all.filter(({ passage }) => factOf(passage) === undefined) : all;
  const [best, next] = found;
  if (!best || !(isEnough(best) || isClear(best, next)) || isDoubtful(best, question)) return [];
  // one of two hundred scholarships that was not named
  if (best.passage.kind === 'scholarship' && best.isUnnamed) return [];
  // one word of many passages, and nothing that tells them apart
  if (best.isByOneWord && next && next.score > best.score * hardlyLess) return [];
  // "how many days": a question without a subject is answered by what it means, or not
  if (!best.isMeant && !isTelling(index, question)) return [];
  return found
    .filter(({ score, coverage }) => score >= best.score * nearBest && coverage >= enough * 0.9)
    .slice(0, shownMax);
}
