// One student against many institutions.

import { assumptions } from './assumptions.ts';
import { pickBalanced } from './balance.ts';
import type { Candidate } from './candidate.ts';
import { figuresOf } from './figures.ts';
import { isProbablyNot } from './gate.ts';
import { groups as allGroups, findGroup, type Group, judge, type Verdict } from './judge.ts';
import type { Label } from './label.ts';
import type { Listed } from './listed.ts';
import { type MatchLevel, type MatchProfile, matchLevels } from './profile.ts';
import { type FactsOf, isRefusedAtOnce, type Reading, readCandidate } from './read-facts.ts';

export const sortOrders = ['fit', 'chance', 'tuition'] as const;
export type SortOrder = (typeof sortOrders)[number];

export type Matches = Record<Group, Listed[]> & {
  /** how many there are, also of the groups that were not asked for */
  totals: Record<Group, number>;
  /** of the matches */
  balance: Record<Label, number>;
  /** how many of the first matches are the balanced list; none in another order than by fit */
  balanced: number;
};

const groupOrder = allGroups;

type Context = Omit<Reading, 'level' | 'field'>;

/**
 * An institution in every way the student's wishes can be read: one that is not named is read in each way it could be,
 * so that leaving out a filter never loses a result. The wish stays unnamed: an institution is not refused for a level
 * that nobody asked for.
 */
function readingsOf(
  { wishes: { level, field } }: MatchProfile,
  of: FactsOf,
  { citizenship, qualification, today, perUsd }: Context,
): Candidate[] {
  const read = (oneLevel: MatchLevel | null, oneField: string | null) =>
    readCandidate(of, { level: oneLevel, field: oneField, citizenship, qualification, today, perUsd });
  if (level !== null && field !== null) return [read(level, field)];
  const levels = level === null ? matchLevels : [level];
  const fields = field === null ? [null, ...figuresOf(of.facts, today, perUsd).scopes] : [field];
  return levels.flatMap((oneLevel) => fields.map((oneField) => read(oneLevel, oneField)));
}

/** The wishes that are named both hold for every reading of an institution. */
function isRefusedByWishes({ wishes: { level, field } }: MatchProfile, of: FactsOf, context: Context): boolean {
  return level !== null && field !== null && isRefusedAtOnce(of, { ...context, level, field });
}

function bestGroup(profile: MatchProfile, readings: readonly Candidate[]): Group {
  let best: Group = 'not-eligible';
  for (const candidate of readings) {
    const group = findGroup(profile, candidate);
    if (group === 'match') return group;
    if (groupOrder.indexOf(group) < groupOrder.indexOf(best)) best = group;
  }
  return best;
}

function bestVerdict(profile: MatchProfile, readings: readonly Candidate[]): Verdict {
  let best: Verdict | null = null;
  for (const candidate of readings) {
    const verdict = judge(profile, candidate);
    if (best === null || isBetter(verdict, best)) best = verdict;
  }
  return best as Verdict;
}

/** The best group that a reading of it comes to. */
export function findBestGroup(profile: MatchProfile, of: FactsOf, context: Context): Group {
  return bestGroup(profile, readingsOf(profile, of, context));
}

/** What an institution comes to for a student: of all readings the one that suits the student best. */
export function judgeInstitution(profile: MatchProfile, of: FactsOf, context: Context): Verdict {
  return bestVerdict(profile, readingsOf(profile, of, context));
}

function isBetter(a: Verdict, b: Verdict): boolean {
  const group = groupOrder.indexOf(a.group) - groupOrder.indexOf(b.group);
  return group < 0 || (group === 0 && a.fit > b.fit);
}

const emptyGroups = <T>(make: () => T) =>
  Object.fromEntries(allGroups.map((group) => [group, make()])) as Record<Group, T>;

type Asked = {
  sort?: SortOrder;
  /** Which groups are listed. The others are counted, which takes a fraction of the time. */
  groups?: readonly Group[];
};

/** All institutions by group, each in order; those outside the wanted country are left out. */
export function matchAll(
  profile: MatchProfile,
  institutions: readonly FactsOf[],
  context: Context,
  { sort = 'fit', groups = groupOrder }: Asked = {},
): Matches {
  const matches: Matches = {
    ...emptyGroups(() => []),
    totals: emptyGroups(() => 0),
    balance: { reach: 0, target: 0, safety: 0 },
    balanced: 0,
  };
  for (const of of institutions) {
    if (profile.wishes.country !== null && of.country !== profile.wishes.country) continue;
    if (isRefusedByWishes(profile, of, context) && !groups.includes('not-eligible')) {
      matches.totals['not-eligible']++;
      continue;
    }
    const readings = readingsOf(profile, of, context);
    const group = bestGroup(profile, readings);
    matches.totals[group]++;
    // the balance is of the labels of all matches
    if (group !== 'match' && !groups.includes(group)) continue;
    const { label, fit, chance, cost, hardness, factors, wayIn, gates } = bestVerdict(profile, readings);
    if (group === 'match' && label) matches.balance[label]++;
    if (!groups.includes(group)) continue;
    matches[group].push({
      ...{ of, group, label, fit, chance: chance?.middle ?? -1 },
      price: cost?.usd.low ?? Number.POSITIVE_INFINITY,
      hardness: hardness?.high ?? -1,
      read:
        Number(hardness?.isRead === true) +
        Number(!wayIn.isEstimate && wayIn.door !== null) +
        Number(cost?.isEstimate === false) +
        factors.filter(({ basis }) => basis !== 'unknown' && basis !== 'own').length / 10,
      isFar: isFarFrom(profile.citizenship, of.country),
      against: gates.filter((gate) => gate.gate !== 'budget' && isProbablyNot(gate)).length,
      over: Math.max(0, (cost?.usd.low ?? 0) - (profile.wishes.budget ?? Number.POSITIVE_INFINITY)),
    });
  }
  for (const group of groups) matches[group].sort(orders[sort]);
  if (sort === 'fit' && groups.includes('match')) {
    const near = matches.match.filter(({ isFar }) => !isFar);
    const first = pickBalanced(near.length > 0 ? near : matches.match, profile.wishes.country !== null);
    const isFirst = new Set(first);
    matches.match = [...first, ...matches.match.filter((one) => !isFirst.has(one))];
    matches.balanced = first.length;
  }
  return matches;
}

const nearby: Readonly<Partial<Record<string, readonly string[]>>> = assumptions.studentsFromNearby;

function isFarFrom(citizenship: string | null, country: string): boolean {
  return citizenship !== null && nearby[country]?.includes(citizenship) === false;
}

type Order = (a: Listed, b: Listed) => number;
const byId: Order = (a, b) => (a.of.id < b.of.id ? -1 : a.of.id > b.of.id ? 1 : 0);
const byFit: Order = (a, b) => b.fit - a.fit;
/** Who has a label goes before who has none: there is something to say of it. */
const byLabel: Order = (a, b) => Number(a.label === null) - Number(b.label === null);
/** What hardly anybody from the student's part of the world does, a counsellor names last. */
const byFar: Order = (a, b) => Number(a.isFar) - Number(b.isFar);
/** A fit that two figures tell is no better than one that ten do. */
const byKnown: Order = (a, b) => Number(a.of.layer === 'directory') - Number(b.of.layer === 'directory');
/**
 * Of what is probably not for the student, what is nearest: a little over the budget before far over it. In steps, so
 * that a few hundred dollars do not put a place that is out of reach before one that is not.
 */
const byAgainst: Order = (a, b) => a.against - b.against || stepsOver(a) - stepsOver(b);
const stepsOver = ({ over }: Listed) => Math.ceil(over / 5_000);
/** Of the same fit, what is read before what is estimated. */
const byRead: Order = (a, b) => b.read - a.read;
const byChance: Order = (a, b) => b.chance - a.chance;
// two infinite ones are equal
const byPrice: Order = (a, b) => (a.price === b.price ? 0 : a.price - b.price);

/** Each ends with the id, so that the same input has the same order however it came. */
const orders: Record<SortOrder, Order> = {
  fit: (a, b) =>
    byLabel(a, b) ||
    byAgainst(a, b) ||
    byFar(a, b) ||
    byKnown(a, b) ||
    byFit(a, b) ||
    byRead(a, b) ||
    byChance(a, b) ||
    byId(a, b),
  chance: (a, b) => byChance(a, b) || byFit(a, b) || byId(a, b),
  tuition: (a, b) => byPrice(a, b) || byFit(a, b) || byId(a, b),
};
