// Reach, target or safety.
import { assumptions } from './assumptions.ts';
import type { Candidate, Figure } from './candidate.ts';
import { type Chance, findChance } from './chance.ts';
import { marginOf } from './gates.grade.ts';
import type { MatchProfile } from './profile.ts';

/** From the hardest to the easiest. */
export const labels = ['reach', 'target', 'safety'] as const;
export type Label = (typeof labels)[number];

function worseLabel(a: Label, b: Label): Label {
  return labels.indexOf(a) <= labels.indexOf(b) ? a : b;
}

const limits = assumptions.label;

/** A rate so low that everybody's chance is small, whatever they bring. */
export function isAlwaysReach({ rate }: Pick<Candidate, 'rate'>): boolean {
  return rate !== null && rate.value * 100 < limits.reachRate;
}

function labelByChance({ lower, middle, upper }: Chance, rate: number, hasUnknownGate: boolean): Label {
  if (upper < limits.reachUpper || middle < limits.reachMiddle) return 'reach';
  const isSafe = lower >= limits.safetyLower && rate * 100 >= limits.safetyRate && !hasUnknownGate;
  return isSafe ? 'safety' : 'target';
}

type Selectivity = 'most' | 'more' | 'open';

/** By the rate where it is known. The editor's standing band speaks only where it is not. */
function selectivityOf({ rate, standing }: Candidate): Selectivity {
  if (rate) {
    const percent = rate.value * 100;
    return percent < limits.reachMiddle ? 'most' : percent < limits.safetyRate ? 'more' : 'open';
  }
  if (standing?.value === 'top50') return 'most';
  return standing?.value === 'top500' || standing?.value === 'other' ? 'open' : 'more';
}

/** Where no chance can be told: from how far the minimum is exceeded, and how selective the institution is. */
function labelByMargin(profile: MatchProfile, candidate: Candidate, hasUnknownGate: boolean): Label {
  const selectivity = selectivityOf(candidate);
  if (selectivity === 'most') return 'reach';
  const margin = marginOf(profile.grade, candidate.minimumGrade);
  if (selectivity === 'more') return margin !== null && margin < limits.closeMargin ? 'reach' : 'target';
  return margin !== null && margin >= limits.safeMargin && !hasUnknownGate ? 'safety' : 'target';
}

function labelOf(
  profile: MatchProfile,
  candidate: Candidate,
  hasUnknownGate: boolean,
  { chance } = findChance(profile, candidate),
): Label {
  return chance && candidate.rate
    ? labelByChance(chance, candidate.rate.value, hasUnknownGate)
    : labelByMargin(profile, candidate, hasUnknownGate);
}

/** What a label is made of. */
const parts = ['rate', 'sat', 'act', 'gradeRange', 'testRule', 'minimumGrade', 'standing'] as const;

/**
 * The label. Figures past their review count as unknown, but growing old must never help: so the label is the worst of
 * all that come out when each of them is taken as it stands or left out. `found` is the chance as it stands.
 */
export function findLabel(
  profile: MatchProfile,
  candidate: Candidate,
  hasUnknownGate: boolean,
  found: ReturnType<typeof findChance>,
): Label {
  const stale = parts.filter((part) => (candidate[part] as Figure<unknown> | null)?.isCurrent === false);
  let worst = labelOf(profile, candidate, hasUnknownGate, found);
  for (let chosen = 1; chosen < 2 ** stale.length && worst !== 'reach'; chosen++) {
    const without = { ...candidate };
    stale.forEach((part, index) => {
      if (chosen & (1 << index)) without[part] = null;
    });
    worst = worseLabel(worst, labelOf(profile, without, hasUnknownGate));
  }
  return worst;
}
