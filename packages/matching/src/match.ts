// One student against many institutions.

import { type Group, judge, type Verdict } from './judge.ts';
import type { Label } from './label.ts';
import type { MatchProfile } from './profile.ts';
import { matchLevels } from './profile.ts';
import { type FactsOf, type Reading, readCandidate } from './read-facts.ts';

export const sortOrders = ['fit', 'chance', 'tuition'] as const;
export type SortOrder = (typeof sortOrders)[number];

/**
 * A verdict as a list needs it. The whole of it is judged again for the few that are shown: keeping it for all of them
 * costs more than that.
 */
export type Listed = {
  of: FactsOf;
  group: Group;
  label: Label | null;
  fit: number;
  /** middle of the chance; -1 where nothing can be told */
  chance: number;
  /** US dollars, the lower end; infinite where it is unknown */
  price: number;
};

export type Matches = {
  match: Listed[];
  'cost-unknown': Listed[];
  'not-eligible': Listed[];
  /** of the matches */
  balance: Record<Label, number>;
};

const groupOrder: readonly Group[] = ['match', 'cost-unknown', 'not-eligible'];
/** Targets first: they deserve most of the work. */
const labelOrder: readonly (Label | null)[] = ['target', 'safety', 'reach', null];

/**
 * What an institution comes to for a student. A wish that is not named is read in every way it could be, and the way
 * that suits the student best counts: so leaving out a filter never loses a result.
 */
export function judgeInstitution(
  profile: MatchProfile,
  of: FactsOf,
  context: Omit<Reading, 'level' | 'field'>,
): Verdict {
  const { level, field } = profile.wishes;
  const levels = level === null ? matchLevels : [level];
  const fields = field === null ? [null, ...fieldsIn(of)] : [field];
  let best: Verdict | null = null;
  for (const oneLevel of levels)
    for (const oneField of fields) {
      const candidate = readCandidate(of, { ...context, level: oneLevel, field: oneField });
      // the wish stays unnamed: an institution is not refused for a level that nobody asked for
      const verdict = judge(profile, candidate);
      if (best === null || isBetter(verdict, best)) best = verdict;
    }
  return best as Verdict;
}

function fieldsIn({ facts }: FactsOf): string[] {
  return [...new Set(facts.flatMap(({ scope }) => scope.field ?? []))].sort();
}

function isBetter(a: Verdict, b: Verdict): boolean {
  const group = groupOrder.indexOf(a.group) - groupOrder.indexOf(b.group);
  return group < 0 || (group === 0 && a.fit > b.fit);
}

/** All institutions by group, each in order; those outside the wanted country are left out. */
export function matchAll(
  profile: MatchProfile,
  institutions: readonly FactsOf[],
  context: Omit<Reading, 'level' | 'field'>,
  sort: SortOrder = 'fit',
): Matches {
  const matches: Matches = {
    match: [],
    'cost-unknown': [],
    'not-eligible': [],
    balance: { reach: 0, target: 0, safety: 0 },
  };
  for (const of of institutions) {
    if (profile.wishes.country !== null && of.country !== profile.wishes.country) continue;
    const { group, label, fit, chance, candidate } = judgeInstitution(profile, of, context);
    const price = candidate.tuition?.value.usd.low ?? Number.POSITIVE_INFINITY;
    matches[group].push({ of, group, label, fit, chance: chance?.middle ?? -1, price });
    if (group === 'match' && label) matches.balance[label]++;
  }
  for (const group of groupOrder) matches[group].sort(orders[sort]);
  return matches;
}

type Order = (a: Listed, b: Listed) => number;
const byId: Order = (a, b) => (a.of.id < b.of.id ? -1 : a.of.id > b.of.id ? 1 : 0);
const byFit: Order = (a, b) => b.fit - a.fit;
const byLabel: Order = (a, b) => labelOrder.indexOf(a.label) - labelOrder.indexOf(b.label);
const byChance: Order = (a, b) => b.chance - a.chance;
// two infinite ones are equal
const byPrice: Order = (a, b) => (a.price === b.price ? 0 : a.price - b.price);

/** Each ends with the id, so that the same input has the same order however it came. */
const orders: Record<SortOrder, Order> = {
  fit: (a, b) => byLabel(a, b) || byFit(a, b) || byChance(a, b) || byId(a, b),
  chance: (a, b) => byChance(a, b) || byFit(a, b) || byId(a, b),
  tuition: (a, b) => byPrice(a, b) || byFit(a, b) || byId(a, b),
};
