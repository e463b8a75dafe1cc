// One student against one institution.
import type { Candidate, Span } from './candidate.ts';
import { type Chance, findChance } from './chance.ts';
import { findWayIn, type WayIn } from './door.ts';
import { type Factor, scoreFit } from './fit.ts';
import { type Gate, isProbablyNot, refuses } from './gate.ts';
import { type Against, failsByOldFacts, findAgainst, isUnconfirmed, judgeGates } from './gates.ts';
import { findHardness, type Hardness } from './hardness.ts';
import { compareRanges, findLabel, isAlwaysReach, type Label, type Labelled, type Standing } from './label.ts';
import { type Cost, costOf } from './money.ts';
import type { Signals } from './position.ts';
import { hasAcademicRecord, type MatchProfile } from './profile.ts';
import { strengthOfGrade } from './strength.ts';

/**
 * - `chance`: from the admission rate and the student's position.
 * - `entry`: from the student's range and the place's usual entry.
 * - `not-enough-data`: too little is known of the student, or of the place; `why` says which.
 */
export type VerdictBasis = 'chance' | 'entry' | 'not-enough-data';

/**
 * Where a verdict is listed. `unconfirmed`: nobody knows whether it has what the student chose (this level, field or
 * language, or a year within the budget). `unlikely`: something that nobody read speaks against it: probably over the
 * budget, not in this language, not open to this certificate. `unlabelled`: nothing is known of how hard it is. Unknown
 * is never passed off as yes.
 */
export const groups = ['match', 'unconfirmed', 'unlikely', 'unlabelled', 'cost-unknown', 'not-eligible'] as const;
export type Group = (typeof groups)[number];

export type Verdict = {
  candidate: Candidate;
  group: Group;
  label: Label | null;
  why: Labelled;
  basis: VerdictBasis;
  /** null when a gate refuses, or no admission rate is known */
  chance: Chance | null;
  signals: Signals;
  /** from 0 to 100 among those who finish; null without a grade */
  strength: Span | null;
  hardness: Hardness | null;
  /** the one against the other; null when either is unknown */
  standing: Standing | null;
  wayIn: WayIn;
  /** null where tuition or living is unknown */
  cost: Cost | null;
  fit: number;
  factors: readonly Factor[];
  gates: readonly Gate[];
};

/** What is known of the place, whoever asks: a grade that is still missing never hides it. */
function groupOf(profile: MatchProfile, candidate: Candidate, against: Against): Group {
  if (against === 'refused') return 'not-eligible';
  // what is taught in another language is not for this student at any price
  if (against !== null) return against;
  if (costOf(candidate) === null) return 'cost-unknown';
  const isKnown = isAlwaysReach(candidate) || profile.grade === null || findHardness(candidate, profile.grade) !== null;
  return isKnown ? 'match' : 'unlabelled';
}

/** The group of its verdict alone. */
export function findGroup(profile: MatchProfile, candidate: Candidate): Group {
  return groupOf(profile, candidate, findAgainst(profile, candidate));
}

/** The same as `findAgainst` says, of gates that are judged already. */
function againstOf(profile: MatchProfile, gates: readonly Gate[]): Against {
  if (gates.some(refuses)) return 'refused';
  if (gates.some(isProbablyNot)) return 'unlikely';
  return gates.some((gate) => isUnconfirmed(profile, gate.gate, gate)) ? 'unconfirmed' : null;
}

export function judge(profile: MatchProfile, candidate: Candidate): Verdict {
  const gates = judgeGates(profile, candidate);
  const refused = gates.some(refuses);
  const { chance, signals } = findChance(profile, candidate);
  const hardness = findHardness(candidate, profile.grade);
  const strength = profile.grade && strengthOfGrade(profile.grade);
  const cost = costOf(candidate);
  const wayIn = findWayIn(candidate);
  const why = labelOf(profile, candidate, gates, refused);
  const factors = scoreFit({ profile, candidate, gates, signals, strength, hardness, wayIn, cost });
  const isByChance = chance !== null && why.reason !== 'entry';
  return {
    candidate,
    group: groupOf(profile, candidate, againstOf(profile, gates)),
    label: why.label,
    why,
    basis: !hasAcademicRecord(profile) || why.label === null ? 'not-enough-data' : isByChance ? 'chance' : 'entry',
    chance: refused ? null : chance,
    signals,
    strength,
    hardness,
    standing: strength && hardness && compareRanges(strength, hardness),
    wayIn,
    cost,
    fit: factors.reduce((sum, { points }) => sum + points, 0),
    factors,
    gates,
  };
}

function labelOf(profile: MatchProfile, candidate: Candidate, gates: readonly Gate[], refused: boolean): Labelled {
  const found = findLabel(profile, candidate, gates, refused);
  // nobody knows that what an old fact would refuse is open again
  if (found.label !== null && found.label !== 'reach' && failsByOldFacts(profile, candidate))
    return { label: 'reach', reason: 'old', heldBack: [] };
  return found;
}
