// What an institution asks for before it looks closer: each gate passes, fails or is unknown.
import { givesHardlyAnyVisas } from '@lantern/catalogue/student-visas';
import { assumptions } from './assumptions.ts';
import type { Candidate, Figure } from './candidate.ts';
import { doorGate } from './door.ts';
import { type Gate, type GateId, gateIds, isProbablyNot, type Judged, notAsked, refuses, unpublished } from './gate.ts';
import { englishGate } from './gates.english.ts';
import { gradeGate } from './gates.grade.ts';
import { languageGate } from './gates.language.ts';
import { budgetGate } from './money.ts';
import type { MatchProfile } from './profile.ts';

/** Whether a wish is on a published list. */
function onList(wish: string | null, list: Figure<readonly string[]> | null): Judged {
  if (wish === null) return notAsked;
  if (list === null) return unpublished;
  const common = { isEstimate: !list.isRead, facts: [list.fact] };
  if (!list.isCurrent) return { state: 'unknown', reason: 'stale', ...common };
  const has = list.value.includes(wish);
  return { state: has ? 'pass' : 'fail', reason: has ? 'met' : 'unmet', ...common };
}

const afterFirstDegree: Readonly<Partial<Record<string, readonly string[]>>> = assumptions.afterFirstDegree;

/** A field of that level: law and medicine are no first degrees everywhere. */
function fieldGate({ wishes: { field } }: MatchProfile, { level, country, fields }: Candidate): Judged {
  const listed = onList(field, fields);
  if (level !== 'UG' || field === null || !afterFirstDegree[field]?.includes(country)) return listed;
  const isEstimate = listed.state !== 'fail' || listed.isEstimate;
  return { ...listed, state: 'fail', reason: 'second-degree', isEstimate };
}

const noVisa: Judged = { state: 'fail', reason: 'no-visa', isEstimate: true, facts: [] };

const judgeGate: Record<GateId, (profile: MatchProfile, candidate: Candidate) => Judged> = {
  door: (profile, candidate) => {
    const judged = doorGate(candidate);
    // a refusal that was read says more than our estimate
    const isKnown = judged.state === 'fail' && !judged.isEstimate;
    return !isKnown && givesHardlyAnyVisas(candidate.country, profile.citizenship) ? noVisa : judged;
  },
  level: ({ wishes }, { levels }) => onList(wishes.level, levels),
  field: fieldGate,
  language: languageGate,
  grade: ({ grade }, { minimumGrade }) => gradeGate(grade, minimumGrade),
  english: englishGate,
  budget: budgetGate,
};

export function judgeGates(profile: MatchProfile, candidate: Candidate): Gate[] {
  return gateIds.map((gate) => ({ gate, ...judgeGate[gate](profile, candidate) }));
}

/** Those that compare least. */
const quickestFirst: readonly GateId[] = ['level', 'field', 'budget', 'language', 'grade', 'door'];

/** A wish of which nobody knows whether it is met: unknown is not yes. That a cost is unknown is a group of its own. */
export function isUnconfirmed({ wishes }: MatchProfile, gate: GateId, { state, reason }: Judged): boolean {
  if (state !== 'unknown') return false;
  if (gate === 'budget') return reason === 'whole-programme';
  return (gate === 'level' || gate === 'field' || gate === 'language') && wishes[gate] !== null;
}

/** What stands against it: a refusal, or else an estimate, or else a wish that nobody knows to be met. */
export type Against = 'refused' | 'unlikely' | 'unconfirmed' | null;

/** Most institutions fail one of the first gates. */
export function findAgainst(profile: MatchProfile, candidate: Candidate): Against {
  let against: Against = null;
  for (const gate of quickestFirst) {
    const judged = judgeGate[gate](profile, candidate);
    if (refuses(judged)) return 'refused';
    if (isProbablyNot(judged)) against = 'unlikely';
    else if (against === null && isUnconfirmed(profile, gate, judged)) against = 'unconfirmed';
  }
  return against;
}

const gateFigures = [
  'door',
  'levels',
  'fields',
  'languages',
  'englishShare',
  'tuition',
  'living',
  'isPaidPost',
  'minimumGrade',
] as const;

/** Whether a gate would fail if what is past its review still held: then nobody knows that it does not. */
export function failsByOldFacts(profile: MatchProfile, candidate: Candidate): boolean {
  const old = gateFigures.filter((part) => candidate[part]?.isCurrent === false);
  if (old.length === 0) return false;
  const asIfCurrent: Candidate = {
    ...candidate,
    ...Object.fromEntries(old.map((part) => [part, { ...candidate[part], isCurrent: true }])),
  };
  return judgeGates(profile, asIfCurrent).some(({ state }) => state === 'fail');
}
