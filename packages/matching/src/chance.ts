// The chance of an offer, where an admission rate is known: always a range, never a promise.
import { assumptions } from './assumptions.ts';
import type { Candidate } from './candidate.ts';
import { findPosition, type Signals } from './position.ts';
import type { MatchProfile } from './profile.ts';

/** Why a range is as wide as it is. */
export const widenings = ['one-signal', 'converted-grade', 'stale', 'all-applicants', 'assumed-entry'] as const;
export type Widening = (typeof widenings)[number];

export type Chance = {
  /** whole percent, 1 to 99; lower <= middle <= upper */
  lower: number;
  middle: number;
  upper: number;
  /** what the middle is made of: the rate in percent, and the position that moves it */
  rate: number;
  position: number;
  widened: readonly Widening[];
};

const { positionWeight, spread, down } = assumptions;

const logit = (share: number) => Math.log(share / (1 - share));
const logistic = (odds: number) => 1 / (1 + Math.exp(-odds));
const percent = (odds: number) => Math.min(99, Math.max(1, Math.round(100 * logistic(odds))));

export function findChance(
  profile: Pick<MatchProfile, 'grade' | 'tests'>,
  candidate: Candidate,
): { chance: Chance | null; signals: Signals } {
  const signals = findPosition(profile, candidate);
  const { rate } = candidate;
  if (!rate || !signals.position) return { chance: null, signals };
  // a rate of 100% has no odds, and nobody is taken for certain
  const odds = logit(Math.min(0.97, Math.max(0.005, rate.value)));
  const used = [
    rate,
    signals.test && candidate.sat,
    signals.test && candidate.act,
    signals.grade && candidate.gradeRange,
    candidate.testRule,
  ];
  const widened: Widening[] = [];
  if (!signals.test || !signals.grade) widened.push('one-signal');
  if (signals.grade && profile.grade?.isConverted) widened.push('converted-grade');
  if (used.some((figure) => figure?.isCurrent === false)) widened.push('stale');
  if (!candidate.isRateInternational) widened.push('all-applicants');
  if (signals.isAssumed) widened.push('assumed-entry');
  const adds = (widening: Widening, by: number) => (widened.includes(widening) ? by : 0);
  const toBothSides = spread.least + adds('converted-grade', spread.convertedGrade) + adds('stale', spread.stale);
  const further =
    toBothSides +
    adds('one-signal', down.oneSignal) +
    adds('all-applicants', down.allApplicants) +
    adds('assumed-entry', down.assumedEntry);
  const { low, middle, high } = signals.position;
  return {
    chance: {
      lower: percent(odds + positionWeight * low - further),
      middle: percent(odds + positionWeight * middle),
      upper: percent(odds + positionWeight * high + toBothSides),
      rate: Math.round(rate.value * 1000) / 10,
      position: Math.round(middle * 100) / 100,
      widened,
    },
    signals,
  };
}
