// One student against one institution.
import type { Candidate } from './candidate.ts';
import { type Chance, findChance } from './chance.ts';
import { type Factor, scoreFit } from './fit.ts';
import type { Gate } from './gate.ts';
import { marginOf } from './gates.grade.ts';
import { failsAnyGate, failsByOldFacts, isCostKnown, judgeGates } from './gates.ts';
import { findLabel, isAlwaysReach, type Label } from './label.ts';
import { hasAcademicRecord, type MatchProfile } from './profile.ts';

/**
 * - `chance`: from the admission rate and the student's position.
 * - `little-data`: no rate, or nothing to compare; from the minimum and the standing band.
 * - `not-enough-data`: the student has neither a grade nor a test yet.
 */
export type VerdictBasis = 'chance' | 'little-data' | 'not-enough-data';

/** Where a verdict is listed: unknown cost is never passed off as within the budget. */
export type Group = 'match' | 'cost-unknown' | 'not-eligible';

export type Verdict = {
  candidate: Candidate;
  group: Group;
  /** null when it is not eligible, or there is not enough data; a rate under 15% is a reach whatever is known */
  label: Label | null;
  basis: VerdictBasis;
  /** null when a gate fails, or nothing can be told */
  chance: Chance | null;
  /** points of 4.0 above the published minimum grade */
  margin: number | null;
  fit: number;
  factors: readonly Factor[];
  gates: readonly Gate[];
};

const groupOfEligible = (candidate: Candidate): Group => (isCostKnown(candidate) ? 'match' : 'cost-unknown');

/** The group of its verdict alone. */
export function findGroup(profile: MatchProfile, candidate: Candidate): Group {
  return failsAnyGate(profile, candidate) ? 'not-eligible' : groupOfEligible(candidate);
}

export function judge(profile: MatchProfile, candidate: Candidate): Verdict {
  const gates = judgeGates(profile, candidate);
  const found = findChance(profile, candidate);
  const { chance, signals } = found;
  const factors = scoreFit(profile, candidate, gates, signals);
  const isEligible = !gates.some(({ state }) => state === 'fail');
  const hasRecord = hasAcademicRecord(profile);
  const basis = !hasRecord ? 'not-enough-data' : chance ? 'chance' : 'little-data';
  const margin = marginOf(profile.grade, candidate.minimumGrade);
  const hasUnknownGate = gates.some(({ state }) => state === 'unknown');
  return {
    candidate,
    group: isEligible ? groupOfEligible(candidate) : 'not-eligible',
    label: isEligible ? labelFor(profile, candidate, { hasRecord, hasUnknownGate, found }) : null,
    basis,
    chance: isEligible ? chance : null,
    margin: margin === null ? null : Math.round(margin * 100) / 100,
    fit: factors.reduce((sum, { points }) => sum + points, 0),
    factors,
    gates,
  };
}

function labelFor(
  profile: MatchProfile,
  candidate: Candidate,
  known: { hasRecord: boolean; hasUnknownGate: boolean; found: ReturnType<typeof findChance> },
): Label | null {
  if (isAlwaysReach(candidate)) return 'reach';
  if (!known.hasRecord) return null;
  if (failsByOldFacts(profile, candidate)) return 'reach';
  return findLabel(profile, candidate, known.hasUnknownGate, known.found);
}
