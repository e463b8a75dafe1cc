// The index over passages: what is looked for, and what is known of the words in them.
import MiniSearch from 'minisearch';
import { countryWords, readCountries } from './asked-countries.ts';
import type { Passage } from './passage.ts';
import { type Vocabulary, vocabularyOf } from './spelling.ts';
import { termOf, termsOf, wordsOf } from './terms.ts';
import { commonWords } from './words/common-words.ts';
import { inManyNames } from './words/in-many-names.ts';
import { synonyms } from './words/synonyms.ts';

export type PassageIndex = {
  passages: ReadonlyMap<string, Passage>;
  search: MiniSearch;
  /** in how many passages a term stands */
  frequency: ReadonlyMap<string, number>;
  /** the terms of titles and keywords: what passages are about */
  subjects: ReadonlySet<string>;
  /** countries of which there is anything at all */
  covered: ReadonlySet<string>;
  /** words that stand nowhere but in names of scholarships: "Chevening" */
  ownNames: ReadonlySet<string>;
  /** whom a scholarship is for by its name: "Fulbright Master's Program, Nepal" */
  homes: ReadonlyMap<string, readonly string[]>;
  /** what misspelt words are read as */
  vocabulary: Vocabulary;
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
  const subjects = new Set(passages.flatMap(({ title, keywords }) => termsOf(`${title} ${keywords}`)));
  for (const passage of passages) {
    const terms = new Set(termsOf(fields.map((field) => passage[field]).join(' ')));
    for (const term of terms) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  }
  return {
    passages: new Map(passages.map((passage) => [passage.id, passage])),
    search,
    frequency,
    subjects,
    covered: new Set(passages.filter(({ kind }) => kind === 'visa').flatMap(({ countries }) => countries)),
    ownNames: ownNamesIn(passages),
    homes: new Map(scholarshipsOf(passages).map((one) => [one.id, homesIn(one)])),
    vocabulary: vocabularyOf(countWords(passages)),
  };
}

const scholarshipsOf = (passages: readonly Passage[]) => passages.filter(({ kind }) => kind === 'scholarship');

function ownNamesIn(passages: readonly Passage[]): Set<string> {
  const names = new Set(scholarshipsOf(passages).flatMap(({ title }) => termsOf(title)));
  for (const { kind, title, keywords, text } of passages)
    if (kind !== 'scholarship') for (const term of termsOf(`${title} ${keywords} ${text}`)) names.delete(term);
  return new Set([...names].filter((term) => term.length > 2 && !commonWords.has(term) && !inManyNames.has(term)));
}

const homesIn = ({ title, countries }: Passage) =>
  readCountries(title).about.filter((code) => !countries.includes(code));

/** Shorter names are near too many words. */
const nameLength = 5;

/** Words that a misspelt one may stand for: of titles and keywords, but no names, which look like anything. */
function countWords(passages: readonly Passage[]): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (word: string, by: number) => counts.set(word, (counts.get(word) ?? 0) + by);
  for (const { kind, title, keywords } of passages) {
    if (kind === 'institution' || kind === 'loan') continue;
    // of scholarships only the names are looked for, and misspelt
    const text = kind === 'scholarship' ? title : `${title} ${keywords}`;
    for (const word of wordsOf(text))
      if (kind !== 'scholarship' || word.length >= nameLength) add(word, kind === 'scholarship' ? 0.1 : 1);
  }
  for (const [word, one] of synonyms) {
    add(word, 2);
    add(one, 2);
  }
  for (const word of countryWords) add(word, 5);
  return counts;
}
