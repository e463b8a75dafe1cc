// A search in the address: /scholarshiparc?country=GB&level=PG.
import {
  coverages,
  deadlineWishes,
  eligibilityWishes,
  feeWishes,
  scholarshipFields,
  scholarshipLevels,
} from '@lantern/contract/scholarships';
import type { Search } from './scholarships.api.ts';

export const searchNames = [
  'country',
  'level',
  'field',
  'q',
  'citizenship',
  'coverage',
  'deadline',
  'fee_waiver',
  'eligibility',
] as const;
export type SearchName = (typeof searchNames)[number];
/** What the inputs hold; empty asks nothing. */
export type SearchTexts = Record<SearchName, string>;

const country = /^[A-Z]{2}$/;
const oneOf = (all: readonly string[]) => (text: string) => all.includes(text);
const isRight: Record<SearchName, (text: string) => boolean> = {
  country: (text) => country.test(text),
  level: oneOf(scholarshipLevels),
  field: oneOf(scholarshipFields),
  q: (text) => text.trim() !== '',
  citizenship: (text) => country.test(text),
  coverage: oneOf(coverages),
  deadline: oneOf(deadlineWishes),
  fee_waiver: oneOf(feeWishes),
  eligibility: oneOf(eligibilityWishes),
};

/** What an address asks; what it does not know counts as nothing. */
export function readSearch(address: string): SearchTexts {
  const asked = new URLSearchParams(address);
  const textOf = (name: SearchName) => {
    const text = (asked.get(name) ?? '').slice(0, 200);
    return isRight[name](text) ? text : '';
  };
  return Object.fromEntries(searchNames.map((name) => [name, textOf(name)])) as SearchTexts;
}

/** The specification's rule: without a country, a level and words there is nothing to search for. */
export function canSearch({ country: where, level, q }: SearchTexts): boolean {
  return where !== '' || level !== '' || q.trim() !== '';
}

export function addressOf(texts: SearchTexts): string {
  const given = searchNames.filter((name) => texts[name].trim() !== '');
  return new URLSearchParams(given.map((name) => [name, texts[name].trim()])).toString();
}

/** As the call takes it. */
export function searchOf(texts: SearchTexts): Search {
  return Object.fromEntries(new URLSearchParams(addressOf(texts))) as Search;
}
