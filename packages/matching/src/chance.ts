// The chance of an offer: always a range, never a promise.
import { assumptions } from './assumptions.ts';
import type { Candidate } from './candidate.ts';
import { findPosition, type Signals } from './position.ts';
import type { MatchProfile } from './profile.ts';

/** Why a range is as wide as it is. */
export type Widening = 'one-signal' | 'converted-grade' | 'stale' | 'all-applicants';

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

const { positionWeight, spread, allApplicantsDown } = assumptions;

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
  // a rate of 100% has no odds
  const odds = logit(Math.min(0.995, Math.max(0.005, rate.value)));
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
  const toBothSides =
    spread.least +
    (widened.includes('one-signal') ? spread.oneSignal : 0) +
    (widened.includes('converted-grade') ? spread.convertedGrade : 0) +
    (widened.includes('stale') ? spread.stale : 0);
  const down = toBothSides + (widened.includes('all-applicants') ? allApplicantsDown : 0);
  const { low, middle, high } = signals.position;
  return {
    chance: {
      lower: percent(odds + positionWeight * low - down),
      middle: percent(odds + positionWeight * middle),
      upper: percent(odds + positionWeight * high + toBothSides),
      rate: Math.round(rate.value * 1000) / 10,
      position: Math.round(middle * 100) / 100,
      widened,
    },
    signals,
  };
}
