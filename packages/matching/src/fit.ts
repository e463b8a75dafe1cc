// The fit score: whole points by factor, which add up to it exactly. Nothing paid is a factor, and nothing can be.
import type { Fact } from '@lantern/catalogue/fact';
import { assumptions } from './assumptions.ts';
import type { Candidate, Span } from './candidate.ts';
import type { WayIn } from './door.ts';
import type { Gate, GateId } from './gate.ts';
import type { Hardness } from './hardness.ts';
import type { Cost } from './money.ts';
import type { Signals } from './position.ts';
import type { MatchProfile } from './profile.ts';
import { middleOf } from './strength.ts';

export const factorIds = ['programme', 'door', 'strength', 'level', 'cost', 'english'] as const;
export type FactorId = (typeof factorIds)[number];

/**
 * What a factor was judged by.
 * - `middle-half`: the middle half of those admitted. `entry`: the place's usual entry.
 * - `own`: the student's value alone, because nothing is published to hold it against.
 * - `gate`: what the gate of the same name says. `unknown`: nothing, so it has no points, or few.
 */
export type FactorBasis = 'middle-half' | 'entry' | 'own' | 'gate' | 'unknown';

export type Factor = { factor: FactorId; points: number; of: number; basis: FactorBasis; facts: readonly Fact[] };

const { points, costAtBudget, budgetEnd, testPoints, strengthAtEntry, strengthEnds, doors } = assumptions;

const within = (share: number) => Math.min(1, Math.max(0, share));

/** A position as a share of the points: nothing well below the middle half, 60% in its middle, all at its upper end. */
export function shareOfPosition(z: number): number {
  const { none, full, share } = testPoints;
  return within(z < 0 ? share * (1 - z / none) : share + (1 - share) * (z / full));
}

/** Nothing far below the usual entry, half at its lower end, all from its upper end on. */
export function shareOfEntry(place: number, { low, high }: Span): number {
  if (place < low) return within(strengthAtEntry * (1 - (low - place) / strengthEnds));
  return within(strengthAtEntry + ((1 - strengthAtEntry) * (place - low)) / Math.max(1, high - low));
}

type Scored = { share: number; basis: FactorBasis; facts: readonly Fact[] };
const nothing: Scored = { share: 0, basis: 'unknown', facts: [] };

type Gates = ReadonlyMap<GateId, Gate>;

function programme(gates: Gates): Scored {
  const three = (['level', 'field', 'language'] as const).flatMap((id) => gates.get(id) ?? []);
  const shareOf = ({ state, reason }: Gate) => (state !== 'pass' ? 0 : reason === 'few' ? 0.5 : 1);
  const share = three.reduce((sum, gate) => sum + shareOf(gate), 0) / three.length;
  const facts = three.flatMap((gate) => gate.facts);
  return { share, basis: three.some(({ state }) => state !== 'unknown') ? 'gate' : 'unknown', facts };
}

function door({ door: kind, facts }: WayIn): Scored {
  // the same for all of that level, and no more than a door that leads straight in
  if (kind === 'not-asked') return { share: doors.conditional, basis: 'gate', facts: [] };
  if (kind === null) return { share: doors.unknown, basis: 'unknown', facts: [] };
  return { share: doors[kind], basis: 'gate', facts: facts.slice(0, 1) };
}

export type Judging = {
  profile: MatchProfile;
  candidate: Candidate;
  gates: readonly Gate[];
  signals: Signals;
  strength: Span | null;
  hardness: Hardness | null;
  wayIn: WayIn;
  cost: Cost | null;
};

/** The better of grade and test: a test that a place does not list is no test, not a zero. */
function strengthFactor({ signals, strength, hardness, candidate }: Judging): Scored {
  const test = signals.test ? shareOfPosition(signals.test.low) : 0;
  const place = strength ? middleOf(strength) : 0;
  const grade = hardness && strength ? shareOfEntry(place, hardness) : within((0.5 * place) / 100);
  const testFacts = [candidate.sat, candidate.act].flatMap((figure) => (figure ? [figure.fact] : []));
  if (signals.test && test >= grade) return { share: test, basis: 'middle-half', facts: testFacts };
  if (!strength) return nothing;
  return { share: grade, basis: hardness ? 'entry' : 'own', facts: hardness?.facts ?? [] };
}

/** How near the place is to the student's own level: one that asks for much less suits less. */
function levelFactor({ strength, hardness }: Judging): Scored {
  if (!strength || !hardness) return nothing;
  const share = within(middleOf(hardness) / Math.max(1, middleOf(strength)));
  return { share, basis: 'entry', facts: hardness.facts };
}

function costFactor({ profile, cost }: Judging): Scored {
  if (!cost) return nothing;
  const { facts, usd } = cost;
  const price = middleOf(usd);
  const budget = profile.wishes.budget ?? budgetEnd;
  if (price > budget) return { share: 0, basis: 'gate', facts };
  return {
    share: within(costAtBudget + (1 - costAtBudget) * 2 * (1 - price / Math.max(1, budget))),
    basis: 'gate',
    facts,
  };
}

/** A test that is missing or too low costs the same: it can be taken. */
function english(gates: Gates): Scored {
  const test = gates.get('english');
  const facts = test?.facts ?? [];
  return {
    share: test?.state === 'pass' ? 1 : 0,
    basis: test?.state === 'pass' || facts.length > 0 ? 'gate' : 'unknown',
    facts,
  };
}

export function scoreFit(judging: Judging): Factor[] {
  const gates = new Map(judging.gates.map((gate) => [gate.gate, gate]));
  const scored: Record<FactorId, Scored> = {
    programme: programme(gates),
    door: door(judging.wayIn),
    strength: strengthFactor(judging),
    level: levelFactor(judging),
    cost: costFactor(judging),
    english: english(gates),
  };
  return factorIds.map((factor) => {
    const { share, basis, facts } = scored[factor];
    return { factor, points: Math.round(points[factor] * share), of: points[factor], basis, facts };
  });
}
