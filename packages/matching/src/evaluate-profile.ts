// The evaluation of a profile against one institution: the same verdict as in UniPair, in three parts with a sum.
import { assumptions } from './assumptions.ts';
import { type Change, findChanges } from './changes.ts';
import { shareOfEntry, shareOfPosition } from './fit.ts';
import type { Verdict } from './judge.ts';
import type { ActivityReading, MatchProfile } from './profile.ts';
import { middleOf } from './strength.ts';

export type Rating = 'High Fit' | 'Medium Fit' | 'Low Fit';
export type Priority = 'high' | 'medium' | 'low';
/** `place`: nothing is known of how hard it is, so that there is no score. */
export const missingParts = ['grade', 'tests', 'activities', 'qualification', 'place'] as const;
export type MissingPart = (typeof missingParts)[number];

export type ProfileEvaluation = {
  /** whole percent; null when the record or the institution says nothing to judge it by */
  academic: number | null;
  tests: number | null;
  extracurricular: number | null;
  /** of the parts that are there, by their weights; null without grade and tests */
  overall: number | null;
  rating: Rating | null;
  /** what the record, or the catalogue, lacks */
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

const percentOf = (share: number) => Math.round(100 * Math.min(1, Math.max(0, share)));

/** How the grade stands against the place's usual entry; null when either is unknown. */
function scoreAcademic({ strength, hardness }: Verdict): number | null {
  return strength && hardness ? percentOf(shareOfEntry(middleOf(strength), hardness)) : null;
}

/**
 * The best of the tests that count here: an admission test against those admitted, an English test against its minimum.
 * A test that the place does not list is left out, and one test more never lowers it.
 */
function scoreTests({ signals, gates }: Verdict): number | null {
  const admission = signals.test ? percentOf(shareOfPosition(signals.test.low)) : null;
  const english = gates.find(({ gate }) => gate === 'english');
  const language = english?.state === 'pass' && english.reason === 'met' ? 100 : null;
  const known = [admission, language].filter((one) => one !== null);
  return known.length > 0 ? Math.max(...known) : null;
}

function ratingOf(overall: number, verdict: Verdict): Rating {
  if (verdict.group === 'not-eligible') return 'Low Fit';
  return overall >= limits.high ? 'High Fit' : overall >= limits.medium ? 'Medium Fit' : 'Low Fit';
}

/** high: a gate fails, or the label would change. medium: points or a gate. low: the rest. */
function priorityOf(change: Change, verdict: Verdict): Priority {
  const { label, gate, points } = change.effect;
  const fails = verdict.gates.some((one) => one.gate === gate && (one.state === 'fail' || one.reason === 'unmet'));
  if (label !== null || fails) return 'high';
  return gate !== null || points >= 5 ? 'medium' : 'low';
}

const priorities: readonly Priority[] = ['high', 'medium', 'low'];

export function evaluateProfile(profile: MatchProfile, verdict: Verdict): ProfileEvaluation {
  const missing: MissingPart[] = [];
  if (!profile.grade) missing.push('grade');
  if (profile.tests.length === 0) missing.push('tests');
  if (!profile.activities || profile.activities.length === 0) missing.push('activities');

  if (profile.qualification === null && verdict.candidate.level === 'UG') missing.push('qualification');
  if (verdict.hardness === null && verdict.chance === null) missing.push('place');

  const academic = scoreAcademic(verdict);
  const tests = scoreTests(verdict);
  const extracurricular = profile.activities?.length ? scoreActivities(profile.activities) : null;
  const mean = (...parts: readonly (readonly [score: number | null, weight: number])[]) => {
    const there = parts.filter((part): part is readonly [number, number] => part[0] !== null);
    const weights = there.reduce((sum, [, weight]) => sum + weight, 0);
    return weights === 0 ? null : Math.round(there.reduce((sum, [score, weight]) => sum + score * weight, 0) / weights);
  };
  const parts = [
    [academic, limits.academic],
    [extracurricular, limits.extracurricular],
  ] as const;
  // of a place of which nothing is known, activities alone say nothing
  const hasAny = academic !== null || verdict.signals.test !== null;
  const whole = mean(...parts, [tests, limits.tests]);
  // a test can only add: without it the record is judged by the rest
  const sum = !hasAny ? null : academic === null ? whole : Math.max(whole ?? 0, mean(...parts) ?? 0);
  // however well somebody fits, a reach is no high fit: neither the word nor the figure
  const overall = sum !== null && verdict.label === 'reach' ? Math.min(sum, limits.high - 1) : sum;
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
