// What would change a verdict: for each thing a student can still do something about, the smallest step that does it.
import type { Door } from '@lantern/catalogue/doors';
import { toeflBandOf120 } from '@lantern/content/tests/concordances';
import type { EditionId } from '@lantern/content/tests/editions';
import { editionById } from '@lantern/content/tests/scores';
import { type Candidate, counts } from './candidate.ts';
import type { GateId } from './gate.ts';
import { englishHeld, meetsEnglish } from './gates.english.ts';
import type { Grade } from './grades.ts';
import { judge, type Verdict } from './judge.ts';
import { type Label, labels } from './label.ts';
import { type HeldTest, type MatchProfile, readGrade } from './profile.ts';

export type Effect = {
  /** the label it leads to, where that is a better one */
  label: Label | null;
  /** the range it leads to, where there is one */
  chance: { lower: number; upper: number } | null;
  /** points of fit it adds */
  points: number;
  /** the gate that it makes pass */
  gate: GateId | null;
};

/** `find`: something that is not published, or past its review, and worth asking the institution for. */
export type Change = { effect: Effect } & (
  | { kind: 'score'; edition: EditionId; from: number | null; to: number }
  | { kind: 'grade'; unit: string; from: number | null; to: number }
  | { kind: 'budget'; from: number; to: number }
  | { kind: 'find'; gate: GateId }
  /** the longer way in: what the label is once it is gone */
  | { kind: 'door'; way: Exclude<Door, 'direct' | 'closed'>; years: number }
);

const rankOf = (label: Label | null) => (label === null ? -1 : labels.indexOf(label));

function effectOf(before: Verdict, after: Verdict): Effect {
  const passes = (verdict: Verdict) =>
    new Set(verdict.gates.flatMap(({ gate, state }) => (state === 'pass' ? gate : [])));
  const old = passes(before);
  return {
    label: rankOf(after.label) > rankOf(before.label) ? after.label : null,
    chance: after.chance ? { lower: after.chance.lower, upper: after.chance.upper } : null,
    points: after.fit - before.fit,
    gate: [...passes(after)].find((gate) => !old.has(gate)) ?? null,
  };
}

const changesAnything = ({ label, points, gate }: Effect) => label !== null || gate !== null || points > 0;

/** The smallest of ascending steps from which on something holds, which then holds for all later ones. */
function smallest(steps: readonly number[], holds: (step: number) => boolean): number | undefined {
  let [low, high] = [0, steps.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(steps[middle] as number)) high = middle;
    else low = middle + 1;
  }
  return steps[low];
}

const withTest = (profile: MatchProfile, test: HeldTest): MatchProfile => ({
  ...profile,
  tests: [...profile.tests, test],
});

function bestOf(profile: MatchProfile, ...editions: EditionId[]): number | null {
  const held = profile.tests.filter(({ edition }) => editions.includes(edition)).map(({ overall }) => overall);
  return held.length === 0 ? null : Math.max(...held);
}

function changeTest(profile: MatchProfile, verdict: Verdict): Change | null {
  const { sat, act, testRule } = verdict.candidate;
  if (testRule?.value === 'unused' || (!counts(sat) && !counts(act))) return null;
  // the test that was taken, or the one with figures
  const holdsAct = bestOf(profile, 'act', 'act-four') !== null && bestOf(profile, 'sat') === null;
  const edition = counts(act) && (holdsAct || !counts(sat)) ? 'act' : 'sat';
  const range = edition === 'act' ? act : sat;
  if (!counts(range)) return null;
  const { min, max, step } = editionById(edition).overall;
  const from = edition === 'act' ? bestOf(profile, 'act', 'act-four') : bestOf(profile, 'sat');
  const start = from === null ? min : from + step;
  const steps = Array.from({ length: Math.max(0, Math.floor((max - start) / step) + 1) }, (_, n) => start + n * step);
  const after = (overall: number) => judge(withTest(profile, { edition, overall }), verdict.candidate);
  // who has none yet has no label by chance to compare with: then the middle of those admitted is what to aim for
  const middle = Math.ceil((range.value.low + range.value.high) / 2 / step) * step;
  const to =
    (from === null ? undefined : smallest(steps, (score) => rankOf(after(score).label) > rankOf(verdict.label))) ??
    smallest(steps, (score) => score >= (from === null || from < middle ? middle : range.value.high));
  if (to === undefined) return null;
  const effect = effectOf(verdict, after(to));
  return changesAnything(effect) ? { kind: 'score', edition, from, to, effect } : null;
}

/** The lowest score of a test that meets one of the minimums; null when nobody says how they compare. */
function englishNeeded(edition: EditionId, { english }: Candidate): number | null {
  const needed = english.flatMap(({ edition: of, figure }) => {
    if (!counts(figure)) return [];
    const to = edition === 'toefl-6' && of === 'toefl-120' ? toeflBandOf120(figure.value) : figure.value;
    return meetsEnglish({ edition, overall: to }, { edition: of, value: figure.value })
      ? [{ to, isSame: of === edition }]
      : [];
  });
  return (needed.find(({ isSame }) => isSame) ?? needed[0])?.to ?? null;
}

/** Tests that can still be taken. */
const offered: readonly EditionId[] = ['ielts', 'toefl-6', 'duolingo', 'pte'];

function changeEnglish(profile: MatchProfile, verdict: Verdict): Change | null {
  const gate = verdict.gates.find((one) => one.gate === 'english');
  if (!gate || gate.state === 'pass' || !verdict.candidate.english.some(({ figure }) => counts(figure))) return null;
  const held = englishHeld(profile.tests).map(({ edition }) => edition);
  const choices = offered.flatMap((edition) => {
    const to = englishNeeded(edition, verdict.candidate);
    return to === null ? [] : [{ edition, to, isHeld: held.includes(edition) }];
  });
  const choice = choices.find(({ isHeld }) => isHeld) ?? choices[0];
  if (!choice) return null;
  const { edition, to } = choice;
  const after = judge(withTest(profile, { edition, overall: to }), verdict.candidate);
  return { kind: 'score', edition, from: bestOf(profile, edition), to, effect: effectOf(verdict, after) };
}

/** Grades of a scale from one to the best, the worst first: twenty steps, or what the scale writes. */
function betterGrades({ value, best }: Grade): number[] {
  const gap = Math.abs(best - value);
  const step = best <= 5 ? 0.05 : best <= 12 ? 0.1 : 1;
  const sign = best < value ? -1 : 1;
  const count = Math.ceil(gap / step - 1e-9);
  return Array.from({ length: count }, (_, n) =>
    n + 1 === count ? best : Math.round((value + sign * (n + 1) * step) * 1000) / 1000,
  );
}

/** A grade on the GPA of 4.0 that the student tries out, or the one on the transcript on its own scale. */
function changeGrade(profile: MatchProfile, verdict: Verdict): Change | null {
  const { grade } = profile;
  if (!grade) return null;
  const { raw } = grade;
  const isOwn = raw !== null && raw.scale !== null;
  const from = isOwn ? raw.value : grade.low;
  const steps = isOwn
    ? betterGrades(raw)
    : Array.from({ length: 41 }, (_, n) => n / 10).filter((step) => step > grade.low);
  const after = (to: number) => {
    const better = isOwn
      ? (readGrade({ ...raw, value: to }) ?? grade)
      : { ...grade, low: to, high: Math.max(to, grade.high) };
    return judge({ ...profile, grade: better }, verdict.candidate);
  };
  const isBetter = (other: Verdict) =>
    rankOf(other.label) > rankOf(verdict.label) || effectOf(verdict, other).gate !== null;
  const to = smallest(steps, (step) => isBetter(after(step)));
  if (to === undefined) return null;
  return { kind: 'grade', unit: (isOwn && raw.scale) || 'us4', from, to, effect: effectOf(verdict, after(to)) };
}

function changeDoor(profile: MatchProfile, verdict: Verdict): Change | null {
  const { door, years } = verdict.wayIn;
  const { candidate } = verdict;
  if (door === null || door === 'not-asked' || door === 'direct' || door === 'closed' || !candidate.door) return null;
  const opened = judge(profile, { ...candidate, door: { ...candidate.door, value: 'direct' } });
  return { kind: 'door', way: door, years, effect: effectOf(verdict, opened) };
}

function changeBudget(profile: MatchProfile, verdict: Verdict): Change | null {
  const { budget } = profile.wishes;
  const { cost } = verdict;
  if (budget === null || !cost || cost.usd.high <= budget) return null;
  const to = Math.ceil(cost.usd.high / 1000) * 1000;
  const after = judge({ ...profile, wishes: { ...profile.wishes, budget: to } }, verdict.candidate);
  return { kind: 'budget', from: budget, to, effect: effectOf(verdict, after) };
}

/** The points that knowing a gate could bring, at most. */
function findUnknown(verdict: Verdict): Change[] {
  const open = {
    level: 'programme',
    field: 'programme',
    language: 'programme',
    door: 'door',
    english: 'english',
    budget: 'cost',
  } as const;
  return verdict.gates.flatMap(({ gate, state, reason }) => {
    if (state !== 'unknown' || (reason !== 'not-published' && reason !== 'stale')) return [];
    const factor = gate === 'grade' ? undefined : verdict.factors.find((one) => one.factor === open[gate]);
    const points = factor
      ? Math.min(factor.of - factor.points, factor.factor === 'programme' ? Math.round(factor.of / 3) : factor.of)
      : 0;
    return [{ kind: 'find' as const, gate, effect: { label: null, chance: null, points, gate } }];
  });
}

/** How far a change is, as a share of what can be changed at all. Asking is nearest. */
function distance(change: Change): number {
  switch (change.kind) {
    case 'find':
      return 0;
    // a year is farther than any score
    case 'door':
      return 2;
    case 'grade':
      return change.unit === 'us4' ? (change.to - (change.from ?? 2)) / 2 : 1;
    case 'budget':
      return (change.to - change.from) / Math.max(1, change.from);
    case 'score': {
      const { min, max } = editionById(change.edition).overall;
      // a test that was never taken is further away than any better score
      return change.from === null ? 1 : (change.to - change.from) / (max - min);
    }
  }
}

/** What would change a verdict, the smallest change first. */
export function findChanges(profile: MatchProfile, verdict: Verdict): Change[] {
  const changes = [
    ...findUnknown(verdict),
    changeTest(profile, verdict),
    changeEnglish(profile, verdict),
    changeGrade(profile, verdict),
    changeDoor(profile, verdict),
    changeBudget(profile, verdict),
  ].filter((change) => change !== null);
  return changes.sort((a, b) => distance(a) - distance(b));
}
