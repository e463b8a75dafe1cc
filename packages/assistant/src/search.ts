// The index over passages, and the decision whether anything in it answers a question.
import MiniSearch from 'minisearch';
import { readCountries } from './asked-countries.ts';
import type { Passage } from './passage.ts';
import { nearestWord, termOf, termsOf, wordsOf } from './terms.ts';

/** Longer questions are refused before they come here. */
const questionMax = 10_000;
/** Terms of one question that are looked for: a question of 10,000 characters costs no more than one of a paragraph. */
const termsMax = 40;
/** Passages that an answer shows at most. */
const shownMax = 3;

export type Found = {
  passage: Passage;
  /** share of what the question is about that stands in the passage, weighed by how rare each term is; 0 to 1 */
  coverage: number;
  score: number;
};

export type PassageIndex = {
  passages: ReadonlyMap<string, Passage>;
  search: MiniSearch;
  /** in how many passages a term stands */
  frequency: ReadonlyMap<string, number>;
};

const fields = ['title', 'keywords', 'text', 'note'] as const;

/** Builds the index; a thousand passages take some 50 ms on a laptop. */
export function indexPassages(passages: readonly Passage[]): PassageIndex {
  const search = new MiniSearch({
    fields: [...fields],
    tokenize: wordsOf,
    processTerm: termOf,
    searchOptions: {
      boost: { title: 3, keywords: 2 },
      fuzzy: (term) => (term.length > 6 ? 2 : term.length > 4 ? 1 : false),
      prefix: (term) => term.length > 4,
      weights: { fuzzy: 0.35, prefix: 0.5 },
    },
  });
  search.addAll(passages);
  const frequency = new Map<string, number>();
  for (const passage of passages) {
    const terms = new Set(termsOf(fields.map((field) => passage[field]).join(' ')));
    for (const term of terms) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  }
  return { passages: new Map(passages.map((passage) => [passage.id, passage])), search, frequency };
}

/** How telling a term is; one that no passage has is the most telling of all. */
function weightOf({ frequency, passages }: PassageIndex, term: string): number {
  return Math.log(1 + passages.size / (frequency.get(term) ?? 0.5));
}

/** What a question asks in words that say nothing one by one. */
const phrases: readonly [RegExp, string][] = [
  [/\bhow long\b.*\b(takes?|wait)\b/i, 'processing'],
  [/\b(it|this|lantern|that|app|page|site) works?\b/i, ''],
];

function withPhrases(question: string): string {
  return phrases.reduce(
    (text, [phrase, means]) => text.replace(phrase, (found) => (means ? `${found} ${means}` : '')),
    question,
  );
}

/** The term of a word of the question; a misspelt word of ours is read as the word it is nearest to. */
function askedTerm({ frequency }: PassageIndex, word: string): string | null {
  const term = termOf(word);
  if (term === null || frequency.has(term) || word.length < 5) return term;
  const meant = nearestWord(word);
  return meant === undefined ? term : termOf(meant);
}

/** A word of its name is not yet a question about an institution: half of them are, or one of its other names. */
function isNamed({ title }: Passage, match: Readonly<Record<string, string[]>>): boolean {
  const matched = Object.entries(match);
  if (matched.some(([, where]) => where.includes('keywords') && !where.includes('title'))) return true;
  const named = termsOf(title);
  return matched.filter(([, where]) => where.includes('title')).length >= named.length / 2;
}

/** Where the same is said of several things, what Lantern does comes before what the world does. */
const kindWeight: Partial<Record<Passage['kind'], number>> = { help: 1.15, institution: 0.8 };

/** What comes closest to a question, best first, whether it answers it or not. */
export function findPassages(index: PassageIndex, question: string): Found[] {
  const { about, rest } = readCountries(withPhrases(question.slice(0, questionMax)));
  const terms = [...new Set(rest.flatMap((word) => askedTerm(index, word) ?? []))].slice(0, termsMax);
  if (terms.length === 0 && about.length === 0) return [];
  const weights = new Map(terms.map((term) => [term, weightOf(index, term)]));
  const countryWeight = about.length > 0 ? Math.log(1 + index.passages.size / 10) * 1.2 : 0;
  const whole = [...weights.values()].reduce((sum, weight) => sum + weight, countryWeight);
  const isAbout = ({ countries }: Passage) => about.some((code) => countries.includes(code));
  const results =
    terms.length > 0
      ? index.search.search(terms.join(' '), { tokenize: (text) => text.split(' '), processTerm: (term) => term })
      : [];
  const found: Found[] = [];
  for (const { id, score, queryTerms, match } of results) {
    const passage = index.passages.get(String(id)) as Passage;
    if (about.length > 0 && passage.countries.length > 0 && !isAbout(passage)) continue;
    if (passage.kind === 'institution' && !isNamed(passage, match)) continue;
    // what is only like a term counts for less than the term
    const exact = new Set(Object.keys(match));
    let covered = isAbout(passage) ? countryWeight : 0;
    for (const term of new Set(queryTerms)) covered += (weights.get(term) ?? 0) * (exact.has(term) ? 1 : 0.75);
    const coverage = covered / whole;
    const near = isAbout(passage) ? 2 : 1;
    found.push({ passage, coverage, score: score * coverage * coverage * near * (kindWeight[passage.kind] ?? 1) });
  }
  return found.sort((a, b) => b.score - a.score || a.passage.id.localeCompare(b.passage.id));
}

/** Below this share of a question nothing is said to answer it; found with the evaluation set. */
const enough = 0.62;
/** What is less than this of the best is left out. */
const nearBest = 0.45;

/** The passages that answer a question, at most three; none is "I do not know". */
export function answersTo(index: PassageIndex, question: string): Found[] {
  const found = findPassages(index, question);
  const [best] = found;
  if (!best || best.coverage < enough) return [];
  return found
    .filter(({ score, coverage }) => score >= best.score * nearBest && coverage >= enough * 0.9)
    .slice(0, shownMax);
}
