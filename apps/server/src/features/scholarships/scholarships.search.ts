// Which scholarships a search means, and in which order they stand.
import type { Scholarship } from '@lantern/catalogue/scholarship';
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
  const words = rules.flatMap((rule) => ('words' in rule ? rule.words : []));
  return foldText([name, provider, note, ...words, ...hostCountries.map((code) => english.of(code))].join(' '));
}

function isIn(country: string, { hostCountries }: Scholarship): boolean {
  if (hostCountries.length === 0) return true;
  if (isCountry(country.toUpperCase())) return hostCountries.includes(country.toUpperCase());
  const part = foldText(country);
  return hostCountries.some((code) => foldText(english.of(code) ?? '').includes(part));
}

/** Whether this citizenship is shut out by what may decide. */
function isShutTo(citizenship: string, scholarship: Scholarship, today: string): boolean {
  return scholarship.rules.some(
    (rule) =>
      ((rule.kind === 'citizen_of' && !rule.countries.includes(citizenship)) ||
        (rule.kind === 'not_citizen_of' && rule.countries.includes(citizenship))) &&
      mayDecide(rule, scholarship, today),
  );
}

function fitsDeadline(wish: NonNullable<Wishes['deadline']>, scholarship: Scholarship, today: string): boolean {
  const round = roundOf(scholarship, today);
  if (wish === 'not-passed') return !isPassed(round);
  return (round.state === 'open' || round.state === 'soon') && round.days !== null && round.days <= soonDays;
}

const tests: { [F in Filter]: (wish: NonNullable<Wishes[F]>, one: Scholarship, today: string) => boolean } = {
  country: isIn,
  level: (level, { levels }) => levels.some((one) => one === level),
  field: (field, { fields }) => fields.length === 0 || fields.includes(field),
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
  return all.filter((one) => filters.every((filter) => fits(filter, wishes, one, today)));
}

/** How many there would be without one filter each, for somebody who finds none. */
export function relax(all: readonly Scholarship[], wishes: Wishes, today: string) {
  return searchFilters
    .filter((filter) => wishes[filter])
    .map((filter) => ({ filter, found: findAll(all, wishes, today, filter).length }))
    .filter(({ found }) => found > 0)
    .sort((a, b) => b.found - a.found);
}

const never = '9999-99-99';

/** The soonest usual deadline first, then what is always open or unknown, what is past at the end; by name among equals. */
export function inOrder(all: readonly Scholarship[], today: string): Scholarship[] {
  const keyed = all.map((one) => {
    const round = roundOf(one, today);
    const place = round.state === 'passed' ? 2 : round.closes === null ? 1 : 0;
    return { one, place, closes: round.closes ?? never };
  });
  keyed.sort(
    (a, b) => a.place - b.place || a.closes.localeCompare(b.closes) || a.one.name.localeCompare(b.one.name, 'en'),
  );
  return keyed.map(({ one }) => one);
}
