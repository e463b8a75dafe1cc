// The fit score: whole points by factor, which add up to it exactly. Nothing paid is a factor, and nothing can be.
import type { Fact } from '@lantern/catalogue/fact';
import { assumptions } from './assumptions.ts';
import { type Candidate, counts } from './candidate.ts';
import type { Gate, GateId } from './gate.ts';
import { compareGrade } from './gates.grade.ts';
import type { Signals } from './position.ts';
import type { MatchProfile } from './profile.ts';

export const factorIds = ['programme', 'grades', 'admissionTest', 'cost', 'english'] as const;
export type FactorId = (typeof factorIds)[number];

/**
 * What a factor was judged by.
 * - `middle-half`: the middle half of those admitted. `minimum`: a published minimum.
 * - `own`: the student's value alone, because nothing is published to hold it against.
 * - `gate`: what the gate of the same name says. `unknown`: nothing, so it has no points.
 */
export type FactorBasis = 'middle-half' | 'minimum' | 'own' | 'gate' | 'unknown';

export type Factor = { factor: FactorId; points: number; of: number; basis: FactorBasis; facts: readonly Fact[] };

const { points, costAtBudget, budgetEnd, testPoints } = assumptions;

const within = (share: number) => Math.min(1, Math.max(0, share));

/** A position as a share of the points: nothing well below the middle half, 60% in its middle, all at its upper end. */
function shareOfPosition(z: number): number {
  const { none, full, share } = testPoints;
  return within(z < 0 ? share * (1 - z / none) : share + (1 - share) * (z / full));
}

type Scored = { share: number; basis: FactorBasis; facts: readonly Fact[] };
const nothing: Scored = { share: 0, basis: 'unknown', facts: [] };

function programme(gates: ReadonlyMap<GateId, Gate>): Scored {
  const both = [gates.get('level'), gates.get('field')].flatMap((gate) => gate ?? []);
  const share = both.reduce((sum, { state }) => sum + (state === 'pass' ? 0.5 : 0), 0);
  return { share, basis: 'gate', facts: both.flatMap(({ facts }) => facts) };
}

function grades({ grade }: MatchProfile, { minimumGrade, gradeRange }: Candidate, signals: Signals): Scored {
  if (!grade) return nothing;
  if (signals.grade && counts(gradeRange))
    return { share: shareOfPosition(signals.grade.low), basis: 'middle-half', facts: [gradeRange.fact] };
  if (counts(minimumGrade) && minimumGrade.value !== 'none') {
    const above = compareGrade(grade, minimumGrade.value);
    // half the points for just meeting it, all for one point of 4.0 more
    if (above) {
      const share = above.high < 0 ? 0 : 0.5 * within(1 + above.low) + 0.5 * within(above.low);
      return { share, basis: 'minimum', facts: [minimumGrade.fact] };
    }
  }
  return { share: within((grade.low - 2) / 2), basis: 'own', facts: [] };
}

function admissionTest({ sat, act }: Candidate, signals: Signals): Scored {
  const facts = [sat, act].flatMap((figure) => (counts(figure) ? [figure.fact] : []));
  if (!signals.test || facts.length === 0) return { ...nothing, facts };
  return { share: shareOfPosition(signals.test.low), basis: 'middle-half', facts };
}

function cost({ wishes }: MatchProfile, { tuition }: Candidate, gate: Gate | undefined): Scored {
  if (!counts(tuition)) return nothing;
  const facts = [tuition.fact];
  if (gate?.state === 'fail') return { share: 0, basis: 'gate', facts };
  const price = (tuition.value.usd.low + tuition.value.usd.high) / 2;
  const budget = Math.max(1, wishes.budget ?? budgetEnd);
  if (price > budget) return { share: 0, basis: 'gate', facts };
  return { share: costAtBudget + (1 - costAtBudget) * (1 - price / budget), basis: 'gate', facts };
}

function english(language: Gate | undefined, test: Gate | undefined): Scored {
  const facts = [...(language?.facts ?? []), ...(test?.facts ?? [])];
  // what the language of teaching is unknown of cannot be judged by a test
  const isMet = language?.state === 'pass' && test?.state === 'pass';
  return { share: isMet ? 1 : 0, basis: isMet || facts.length > 0 ? 'gate' : 'unknown', facts };
}

/** Points by factor. An institution that publishes no test scores is not judged by them, and the rest weighs more. */
export function scoreFit(
  profile: MatchProfile,
  candidate: Candidate,
  gates: readonly Gate[],
  signals: Signals,
): Factor[] {
  const byId = new Map(gates.map((gate) => [gate.gate, gate]));
  const scored: Record<FactorId, Scored> = {
    programme: programme(byId),
    grades: grades(profile, candidate, signals),
    admissionTest: admissionTest(candidate, signals),
    cost: cost(profile, candidate, byId.get('budget')),
    english: english(byId.get('language'), byId.get('english')),
  };
  const column = (candidate.sat || candidate.act) && candidate.testRule?.value !== 'unused' ? 0 : 1;
  return factorIds.flatMap((factor) => {
    const of = points[factor][column];
    const { share, basis, facts } = scored[factor];
    return of === 0 ? [] : [{ factor, points: Math.round(of * share), of, basis, facts }];
  });
}
