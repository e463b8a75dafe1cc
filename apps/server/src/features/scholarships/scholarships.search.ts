// Which scholarships a search means.

import { countryGroup } from '@lantern/catalogue/country-groups';
import { paysFor } from '@lantern/catalogue/fields';
import type { Scholarship, ScholarshipRule } from '@lantern/catalogue/scholarship';
import { isCountry } from '@lantern/content/countries';
import type { Parsed } from '@lantern/contract/endpoint';
import { foldText, soughtWords } from '@lantern/contract/essays.search';
import { searchFilters, type searchScholarships } from '@lantern/contract/scholarships';
import { mayDecide } from '@lantern/matching/eligibility';
import { isPassed, readRound } from '@lantern/matching/scholarship-round';

export type Wishes = Parsed<typeof searchScholarships>['query'];
type Filter = (typeof searchFilters)[number];

const english = new Intl.DisplayNames(['en'], { type: 'region' });
const soonDays = 90;

export const roundOf = (scholarship: Scholarship, today: string, own: string | null = null) =>
  readRound({ window: scholarship.window, isCurrent: today < scholarship.reviewDue, own }, today);

/** What it is found by: its name, who gives it, and what is said of who may have it. */
function textOf({ name, provider, rules, hostCountries, note }: Scholarship): string {
  const words = rules.flatMap((rule) =>
    'words' in rule ? rule.words : 'group' in rule ? countryGroup(rule.group).name : [],
  );
  return foldText([name, provider, note, ...words, ...hostCountries.map((code) => english.of(code))].join(' '));
}

function isIn(country: string, { hostCountries }: Scholarship): boolean {
  if (hostCountries.length === 0) return true;
  if (isCountry(country.toUpperCase())) return hostCountries.includes(country.toUpperCase());
  const part = foldText(country);
  return hostCountries.some((code) => foldText(english.of(code) ?? '').includes(part));
}

function shutsOut(citizenship: string, rule: ScholarshipRule): boolean {
  if (rule.kind === 'citizen_of') return !rule.countries.includes(citizenship);
  if (rule.kind === 'not_citizen_of') return rule.countries.includes(citizenship);
  if (rule.kind === 'not_citizen_group') return countryGroup(rule.group).countries.includes(citizenship);
  if (rule.kind !== 'citizen_group') return false;
  const { countries, isWhole } = countryGroup(rule.group);
  return isWhole && !countries.includes(citizenship);
}

/** Whether this citizenship is shut out by what may decide. */
const isShutTo = (citizenship: string, scholarship: Scholarship, today: string): boolean =>
  scholarship.rules.some((rule) => shutsOut(citizenship, rule) && mayDecide(rule, scholarship, today));

function fitsDeadline(wish: NonNullable<Wishes['deadline']>, scholarship: Scholarship, today: string): boolean {
  const round = roundOf(scholarship, today);
  if (wish === 'not-passed') return !isPassed(round);
  return (round.state === 'open' || round.state === 'soon') && round.days !== null && round.days <= soonDays;
}

const tests: { [F in Filter]: (wish: NonNullable<Wishes[F]>, one: Scholarship, today: string) => boolean } = {
  country: isIn,
  level: (level, { levels }) => levels.some((one) => one === level),
  field: (field, { fields }) => fields.length === 0 || paysFor(fields, field),
  q(text, one) {
    const found = textOf(one);
    return soughtWords(text).every((word) => found.includes(word));
  },
  citizenship: (citizenship, one, today) => !isShutTo(citizenship, one, today),
  coverage: (coverage, one) => one.coverage === coverage,
  deadline: fitsDeadline,
  fee_waiver: (wish, { feeWaiver }) => feeWaiver === true || (wish === 'perhaps' && feeWaiver === null),
};

function fits(filter: Filter, wishes: Wishes, one: Scholarship, today: string): boolean {
  const wish = wishes[filter];
  return !wish || (tests[filter] as (wish: string, one: Scholarship, today: string) => boolean)(wish, one, today);
}

export function findAll(all: readonly Scholarship[], wishes: Wishes, today: string, without?: Filter): Scholarship[] {
  const filters = searchFilters.filter((filter) => filter !== without);
  // a closed scholarship is found by its name alone
  const offered = all.filter(({ status }) => status === 'offered' || wishes.q);
  return offered.filter((one) => filters.every((filter) => fits(filter, wishes, one, today)));
}

/** How many there would be without one filter each, for somebody who finds none. */
export function relax(all: readonly Scholarship[], wishes: Wishes, today: string) {
  return searchFilters
    .filter((filter) => wishes[filter])
    .map((filter) => ({ filter, found: findAll(all, wishes, today, filter).length }))
    .filter(({ found }) => found > 0)
    .sort((a, b) => b.found - a.found);
}

/** What is called as was typed stands before what only mentions it. */
export function namedFirst<T extends { scholarship: Scholarship }>(all: readonly T[], typed: string | undefined): T[] {
  const words = typed ? soughtWords(typed) : [];
  const isNamed = ({ scholarship }: T) => words.every((word) => foldText(scholarship.name).includes(word));
  return words.length === 0 ? [...all] : [...all.filter(isNamed), ...all.filter((one) => !isNamed(one))];
}
