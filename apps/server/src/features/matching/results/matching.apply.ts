// When a student would have to apply: what counts today of an institution, or else of its country.

import type { Fact } from '@lantern/catalogue/fact';
import { days } from '@lantern/contract/durations';
import type { MatchCard } from '@lantern/contract/matching.results';
import type { Candidate } from '#features/institutions/institutions.service.ts';

type Window = { opens: string | null; closes: string | null; rolling?: boolean };

const isWindow = (value: Fact['value']): value is Window =>
  typeof value === 'object' && value !== null && 'closes' in value;

/** Days until this time of the year ('MM' or 'MM-DD') comes next; a month counts to its end. */
function daysUntil(monthDay: string, today: string): number {
  const [month, day] = monthDay.split('-').map(Number);
  const of = (year: number) => (day ? Date.UTC(year, (month ?? 1) - 1, day) : Date.UTC(year, month ?? 1, 0));
  const now = Date.parse(today);
  const year = Number(today.slice(0, 4));
  const next = of(year) >= now ? of(year) : of(year + 1);
  return Math.round((next - now) / days(1));
}

/** Of several rounds the one that ends next; one without an end after those with one. */
const endOf = ({ value }: Fact, today: string) =>
  isWindow(value) && value.closes ? daysUntil(value.closes, today) : Number.POSITIVE_INFINITY;

function windowIn(facts: readonly Fact[], today: string): Fact | undefined {
  const windows = facts.filter(({ key, value }) => key === 'application_window' && isWindow(value));
  return windows.sort((a, b) => endOf(a, today) - endOf(b, today))[0];
}

/** The day that is named for the coming round, or else the usual days of each year; null where nothing is known. */
export function applyOf(
  { facts, countryFacts }: Pick<Candidate, 'facts' | 'countryFacts'>,
  level: string | null,
  today: string,
): MatchCard['apply'] {
  const isFor = ({ scope, state, reviewDue }: Fact) =>
    state === 'known' &&
    today < reviewDue &&
    scope.program === undefined &&
    (scope.level === null || level === null || scope.level === level);
  const own = facts.filter(isFor);
  const isEstimate = ({ checked, confidence }: Fact) => checked === null || confidence === 'estimate';
  const [dated] = own
    .filter(({ key, value }) => key === 'application_deadline' && typeof value === 'string' && value >= today)
    .sort((a, b) => String(a.value).localeCompare(String(b.value)));
  if (dated) return { day: String(dated.value), window: null, estimate: isEstimate(dated) };
  const usual = windowIn(own, today) ?? windowIn(countryFacts.filter(isFor), today);
  return usual && isWindow(usual.value) ? { day: null, window: usual.value, estimate: isEstimate(usual) } : null;
}
