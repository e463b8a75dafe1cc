// The passages that a question means by the kinds of its words, before those that only come near.
import { countryWords } from './asked-countries.ts';
import { meantBy } from './meanings.ts';
import type { Passage } from './passage.ts';
import type { PassageIndex } from './passage-index.ts';
import { termOf } from './terms.ts';
import { weightOf } from './word-weights.ts';

export type Found = {
  passage: Passage;
  /** share of what the question is about that stands in the passage, weighed by how rare each term is; 0 to 1 */
  coverage: number;
  score: number;
  /** the most telling term of the question stands in it */
  isToThePoint: boolean;
  /** the question names no country, whose passages come near by their country alone */
  asksNoCountry: boolean;
  /** only one word of the question does, and that one stands in many passages */
  isByOneWord: boolean;
  /** the kinds of words in the question mean it */
  isMeant: boolean;
  /** neither its name nor its country was said */
  isUnnamed: boolean;
};

type Sure = {
  passage: Passage;
  /** how many kinds of words it needs, and how much of the question they are */
  rank: number;
  share: number;
  isNamed: boolean;
};

/** The passages that an id stands for: `visa:GB:proof_of_funds` for those of London and elsewhere. */
function passagesOf({ passages }: PassageIndex, id: string): Passage[] {
  const one = passages.get(id);
  if (one) return [one];
  return id.startsWith('visa:') ? [...passages.values()].filter((passage) => passage.id.startsWith(`${id}:`)) : [];
}

/** "17" and "enough" say little by themselves, but are what a meaning was read from. */
const leastMeant = 2;

/** Of a question that is mostly words that stand nowhere here, nobody can say what it means. */
const unknownMax = 0.55;

/** How much of what a question is about stands at some of its places, weighed by how rare each word is. */
function shareOf(index: PassageIndex, words: readonly string[], places: ReadonlySet<number>, unknown: number): number {
  let [whole, there, strange] = [0, 0, 0];
  words.forEach((word, at) => {
    const term = countryWords.has(word) ? null : termOf(word);
    if (term === null) return;
    const plain = weightOf(index, term, word, unknown);
    const weight = places.has(at) ? Math.max(plain, leastMeant) : plain;
    whole += weight;
    if (places.has(at)) there += weight;
    else if (!index.frequency.has(term)) strange += weight;
  });
  if (whole === 0) return 1;
  return strange > whole * unknownMax ? 0 : there / whole;
}

/** What one more kind of words is worth, against a share of the question. */
const kindWorth = 0.15;

/** What the words of a question mean; what is of another country than the asked one is not meant. */
export function meantPassages(
  index: PassageIndex,
  readings: readonly (readonly string[])[],
  about: readonly string[],
  /** what a word that stands nowhere here weighs */
  unknown: number,
): Sure[] {
  const best = new Map<Passage, Sure>();
  for (const words of readings)
    for (const { passage: id, sure, isNamed, places } of meantBy(words, about)) {
      const share = shareOf(index, words, places, unknown);
      const rank = share + sure * kindWorth;
      for (const one of id.includes('*') ? about.map((code) => id.replace('*', code)) : [id])
        for (const passage of passagesOf(index, one)) {
          const isElsewhere = about.length > 0 && passage.countries.length > 0;
          if (isElsewhere && !about.some((code) => passage.countries.includes(code))) continue;
          if (rank > (best.get(passage)?.rank ?? 0)) best.set(passage, { passage, rank, share, isNamed });
        }
    }
  return [...best.values()].sort((a, b) => b.rank - a.rank);
}

/** How far what is meant stands before what only comes near. */
const meantBefore = 1.3;
/** Of less of a question it is only offered: the rest of it is about something else. */
const meantEnough = 0.25;
/** The same of what has a word of its own. */
const namedMeantEnough = 0.12;
/** What is offered of it. */
const meantNear = 0.5;

/** Puts what is meant before everything else, in its order. */
export function withMeant(found: readonly Found[], meant: readonly Sure[], about: readonly string[]): Found[] {
  const best = Math.max(1, ...found.map(({ score }) => score)) * meantBefore;
  const first = meant.map(({ passage, share, isNamed }, at): Found => {
    const near = found.find((one) => one.passage === passage);
    const isMeant = share >= (isNamed ? namedMeantEnough : meantEnough);
    return {
      passage,
      coverage: isMeant ? 1 : Math.max(near?.coverage ?? 0, meantNear),
      score: best * (1 - at * 0.1) * (isMeant ? 1 : 1 / meantBefore),
      isToThePoint: isMeant || near?.isToThePoint === true || near === undefined,
      asksNoCountry: about.length === 0,
      isByOneWord: !isMeant && near?.isByOneWord === true,
      isMeant,
      isUnnamed: false,
    };
  });
  return [...first, ...found.filter(({ passage }) => !meant.some((one) => one.passage === passage))];
}
