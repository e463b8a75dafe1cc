// What an institution asks for before it looks closer: each gate passes, fails or is unknown.
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

const judgeGate: Record<GateId, (profile: MatchProfile, candidate: Candidate) => Judged> = {
  door: (_, candidate) => doorGate(candidate),
  level: ({ wishes }, { levels }) => onList(wishes.level, levels),
  field: ({ wishes }, { fields }) => onList(wishes.field, fields),
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

/** Whether any gate refuses, or else speaks against it. Most institutions fail one of the first. */
export function findAgainst(profile: MatchProfile, candidate: Candidate): 'refused' | 'unlikely' | null {
  let against: 'unlikely' | null = null;
  for (const gate of quickestFirst) {
    const judged = judgeGate[gate](profile, candidate);
    if (refuses(judged)) return 'refused';
    if (isProbablyNot(judged)) against = 'unlikely';
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
