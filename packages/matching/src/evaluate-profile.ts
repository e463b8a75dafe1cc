// The evaluation of a profile against one institution: the same verdict as in UniPair, in three parts with a sum.
import { assumptions } from './assumptions.ts';
import { type Change, findChanges } from './changes.ts';
import type { FactorId } from './fit.ts';
import type { Verdict } from './judge.ts';
import type { ActivityReading, MatchProfile } from './profile.ts';

export type Rating = 'High Fit' | 'Medium Fit' | 'Low Fit';
export type Priority = 'high' | 'medium' | 'low';
export const missingParts = ['grade', 'tests', 'activities'] as const;
export type MissingPart = (typeof missingParts)[number];

export type ProfileEvaluation = {
  /** whole percent; null when the record or the institution says nothing to judge it by */
  academic: number | null;
  tests: number | null;
  extracurricular: number | null;
  /** of the parts that are there, by their weights; null without grade and tests */
  overall: number | null;
  rating: Rating | null;
  /** what the record lacks */
  missing: readonly MissingPart[];
  suggestions: readonly { priority: Priority; change: Change }[];
};

const limits = assumptions.evaluation;

/** Number, length and hours of activities, and whether their effect is told: what a reader sees first in a list. */
export function scoreActivities(activities: readonly ActivityReading[]): number {
  const share = (value: number, full: number) => Math.min(1, value / full);
  const longest = Math.max(0, ...activities.map(({ months }) => months));
  const hours = activities.reduce((sum, { weeklyHours }) => sum + weeklyHours, 0);
  const told = activities.filter(({ hasImpact }) => hasImpact).length;
  const shares = [
    share(activities.length, limits.activities),
    share(longest, limits.months),
    share(hours, limits.weeklyHours),
    activities.length === 0 ? 0 : told / activities.length,
  ];
  return Math.round((100 * shares.reduce((sum, one) => sum + one, 0)) / shares.length);
}

/** The factors together, in whole percent of what they could be; null when the institution publishes none of them. */
function shareOf({ factors }: Verdict, ...ids: FactorId[]): number | null {
  const known = factors.filter(({ factor, basis }) => ids.includes(factor) && basis !== 'unknown');
  const of = known.reduce((sum, factor) => sum + factor.of, 0);
  return of === 0 ? null : Math.round((100 * known.reduce((sum, { points }) => sum + points, 0)) / of);
}

function ratingOf(overall: number, verdict: Verdict): Rating {
  if (verdict.group === 'not-eligible') return 'Low Fit';
  const rating = overall >= limits.high ? 'High Fit' : overall >= limits.medium ? 'Medium Fit' : 'Low Fit';
  // however well somebody fits, a reach is no high fit
  return rating === 'High Fit' && verdict.label === 'reach' ? 'Medium Fit' : rating;
}

/** high: a gate fails, or the label would change. medium: points or a gate. low: the rest. */
function priorityOf(change: Change, verdict: Verdict): Priority {
  const { label, gate, points } = change.effect;
  const fails = verdict.gates.some((one) => one.gate === gate && one.state === 'fail');
  if (label !== null || fails) return 'high';
  return gate !== null || points >= 5 ? 'medium' : 'low';
}

const priorities: readonly Priority[] = ['high', 'medium', 'low'];

export function evaluateProfile(profile: MatchProfile, verdict: Verdict): ProfileEvaluation {
  const missing: MissingPart[] = [];
  if (!profile.grade) missing.push('grade');
  if (profile.tests.length === 0) missing.push('tests');
  if (!profile.activities || profile.activities.length === 0) missing.push('activities');

  const academic = profile.grade ? shareOf(verdict, 'grades') : null;
  const tests = profile.tests.length > 0 ? shareOf(verdict, 'admissionTest', 'english') : null;
  const extracurricular = profile.activities?.length ? scoreActivities(profile.activities) : null;
  const parts = [
    { score: academic, weight: limits.academic },
    { score: tests, weight: limits.tests },
    { score: extracurricular, weight: limits.extracurricular },
  ].flatMap(({ score, weight }) => (score === null ? [] : [{ score, weight }]));
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0);
  const hasAny = academic !== null || tests !== null;
  const overall = hasAny
    ? Math.round(parts.reduce((sum, { score, weight }) => sum + score * weight, 0) / weights)
    : null;
  const suggestions = findChanges(profile, verdict)
    .filter(({ kind }) => kind !== 'budget')
    .map((change) => ({ priority: priorityOf(change, verdict), change }))
    .sort((a, b) => priorities.indexOf(a.priority) - priorities.indexOf(b.priority));
  return {
    academic,
    tests,
    extracurricular,
    overall,
    rating: overall === null ? null : ratingOf(overall, verdict),
    missing,
    suggestions,
  };
}
