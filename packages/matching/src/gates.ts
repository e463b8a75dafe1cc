// What an institution asks for before it looks closer: each gate passes, fails or is unknown.
import { type Candidate, counts, type Figure } from './candidate.ts';
import { type Gate, type GateId, gateIds, type Judged, notAsked, unpublished } from './gate.ts';
import { englishGate } from './gates.english.ts';
import { gradeGate } from './gates.grade.ts';
import type { MatchProfile } from './profile.ts';

/** Whether a wish is on a published list. */
function onList(wish: string | null, list: Figure<readonly string[]> | null): Judged {
  if (wish === null) return notAsked;
  if (list === null) return unpublished;
  if (!list.isCurrent) return { state: 'unknown', reason: 'stale', facts: [list.fact] };
  const has = list.value.includes(wish);
  return { state: has ? 'pass' : 'fail', reason: has ? 'met' : 'unmet', facts: [list.fact] };
}

function budgetGate({ wishes }: MatchProfile, { tuition }: Candidate): Judged {
  if (wishes.budget === null) return notAsked;
  if (tuition === null) return unpublished;
  const facts = [tuition.fact];
  if (!tuition.isCurrent) return { state: 'unknown', reason: 'stale', facts };
  const { usd, isTotal } = tuition.value;
  if (usd.high <= wishes.budget) return { state: 'pass', reason: 'met', facts };
  // a year costs at most what the whole programme does, and nobody says how long that is
  if (!isTotal && usd.low > wishes.budget) return { state: 'fail', reason: 'unmet', facts };
  return { state: 'unknown', reason: 'range', facts };
}

const judgeGate: Record<GateId, (profile: MatchProfile, candidate: Candidate) => Judged> = {
  level: ({ wishes }, { levels }) => onList(wishes.level, levels),
  field: ({ wishes }, { fields }) => onList(wishes.field, fields),
  language: ({ wishes }, { languages }) => onList(wishes.language, languages),
  grade: ({ grade }, { minimumGrade }) => gradeGate(grade, minimumGrade),
  english: englishGate,
  budget: budgetGate,
};

export function judgeGates(profile: MatchProfile, candidate: Candidate): Gate[] {
  return gateIds.map((gate) => {
    const { state, reason, facts } = judgeGate[gate](profile, candidate);
    return { gate, state, reason, facts };
  });
}

/** Those that compare least. */
const quickestFirst: readonly GateId[] = ['level', 'field', 'budget', 'language', 'grade', 'english'];

/** Whether any gate fails. Most institutions do at one of the first, and are not looked at any closer. */
export function failsAnyGate(profile: MatchProfile, candidate: Candidate): boolean {
  return quickestFirst.some((gate) => judgeGate[gate](profile, candidate).state === 'fail');
}

const gateFigures = ['levels', 'fields', 'languages', 'tuition', 'minimumGrade'] as const;

/** Whether a gate would fail if what is past its review still held: then nobody knows that it does not. */
export function failsByOldFacts(profile: MatchProfile, candidate: Candidate): boolean {
  const isOld = ({ isCurrent }: Figure<unknown>) => !isCurrent;
  const old = gateFigures.filter((part) => candidate[part] && isOld(candidate[part]));
  if (old.length === 0 && !candidate.english.some(({ figure }) => isOld(figure))) return false;
  const asIfCurrent: Candidate = {
    ...candidate,
    ...Object.fromEntries(old.map((part) => [part, { ...candidate[part], isCurrent: true }])),
    english: candidate.english.map(({ edition, figure }) => ({ edition, figure: { ...figure, isCurrent: true } })),
  };
  return judgeGates(profile, asIfCurrent).some(({ state }) => state === 'fail');
}

/** Whether the cost is known well enough to stand among the matches. */
export function isCostKnown({ tuition }: Candidate): boolean {
  return counts(tuition);
}
