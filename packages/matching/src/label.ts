// Reach, target, safety, or none where not enough is known; always with its reason.
import { assumptions } from './assumptions.ts';
import type { Candidate, Figure, Span } from './candidate.ts';
import type { Chance } from './chance.ts';
import { findChance } from './chance.ts';
import type { Gate, GateId } from './gate.ts';
import { findHardness, type Hardness } from './hardness.ts';
import { hasAcademicRecord, type MatchProfile } from './profile.ts';
import { middleOf, strengthOfGrade } from './strength.ts';

/** From the hardest to the easiest. */
export const labels = ['reach', 'target', 'safety'] as const;
export type Label = (typeof labels)[number];

/**
 * - `low-rate`: so few are admitted that it is a reach for everybody.
 * - `hardest`: by our guess it is among the hardest to enter. `ranked`: an entrance examination ranks all who want this
 *   field there. Both are a reach for everybody: a grade alone says too little of who enters.
 * - `chance`: by the range of the chance. `entry`: by the student's range against the place's usual entry.
 * - `held-back`: it would be a safety, but for what `heldBack` names.
 * - `old`: only figures past their review speak for more.
 * No label: `no-record`: the student has neither grade nor test yet. `no-grade`: a test alone says nothing here.
 * `place-unknown`: nothing is known of how hard the place is. `refused`: a gate refuses.
 */
export const labelReasons = [
  'low-rate',
  'hardest',
  'ranked',
  'chance',
  'entry',
  'held-back',
  'old',
  'no-record',
  'no-grade',
  'place-unknown',
  'refused',
] as const;
export type LabelReason = (typeof labelReasons)[number];

/** estimate: nobody read how hard it is. rate: fewer than four in ten are admitted. The rest are gates. */
export type HeldBack = 'estimate' | 'rate' | GateId;

export type Labelled = { label: Label | null; reason: LabelReason; heldBack: readonly HeldBack[] };

/** Where the student's range lies against the place's usual entry. */
export const standings = ['below', 'mostly-below', 'within', 'mostly-above', 'above'] as const;
export type Standing = (typeof standings)[number];

export function compareRanges(student: Span, place: Span): Standing {
  if (student.high < place.low) return 'below';
  if (middleOf(student) < place.low) return 'mostly-below';
  if (student.low > place.high) return 'above';
  return middleOf(student) > place.high ? 'mostly-above' : 'within';
}

const limits = assumptions.label;
const none = (reason: LabelReason): Labelled => ({ label: null, reason, heldBack: [] });

/** A rate so low that everybody's chance is small, whatever they bring. */
export function isAlwaysReach({ rate }: Pick<Candidate, 'rate'>): boolean {
  return rate !== null && rate.value * 100 < limits.reachRate;
}

const ranking: Readonly<Partial<Record<string, readonly string[]>>> = assumptions.rankedByExamination;

/** Why it is a reach whatever the grade; null where a grade may make it more. */
function whyReachByGrade({ level, field, country }: Candidate, hardness: Hardness | null): 'ranked' | 'hardest' | null {
  if (level === 'UG' && field !== null && ranking[field]?.includes(country)) return 'ranked';
  const { low, high } = limits.hardest;
  return hardness && !hardness.isRead && hardness.low >= low && hardness.high >= high ? 'hardest' : null;
}

/** What keeps a place from being safe, whatever the strength. English is something to do, a budget something to give. */
function holdsBack({ rate }: Candidate, hardness: Hardness | null, gates: readonly Gate[]): HeldBack[] {
  const held: HeldBack[] = [];
  if (!hardness?.isRead) held.push('estimate');
  if (rate && rate.value * 100 < limits.safetyRate) held.push('rate');
  for (const { gate, state, reason, isEstimate } of gates) {
    if (gate === 'english') continue;
    const isOpen =
      gate === 'budget'
        ? state !== 'fail'
        : gate === 'grade'
          ? state === 'pass' || reason === 'not-published'
          : state === 'pass' && !(isEstimate && (gate === 'door' || gate === 'language'));
    if (!isOpen) held.push(gate);
  }
  return held;
}

/** Whether the place is known by what it publishes for this very certificate, which goes before a rate of everybody. */
const isForOwn = (hardness: Hardness | null, { qualification }: Candidate) =>
  hardness !== null &&
  (hardness.basis === 'offer' || hardness.basis === 'minimum') &&
  qualification !== null &&
  hardness.facts[0]?.scope.qualification === qualification;

type Raw = { label: Label; reason: 'chance' | 'entry' };

function rawLabel(profile: MatchProfile, candidate: Candidate, hardness: Hardness | null, chance: Chance | null) {
  const strength = profile.grade && strengthOfGrade(profile.grade);
  const byChance = (): Raw | null =>
    chance && {
      label:
        chance.upper < limits.reachUpper || chance.middle < limits.reachMiddle || chance.position < limits.reachPosition
          ? 'reach'
          : chance.lower >= limits.safetyLower
            ? 'safety'
            : 'target',
      reason: 'chance',
    };
  const byEntry = (): Raw | null => {
    if (!strength || !hardness) return null;
    const standing = compareRanges(strength, hardness);
    const label = standing === 'above' ? 'safety' : standing.endsWith('below') ? 'reach' : 'target';
    return { label, reason: 'entry' };
  };
  return isForOwn(hardness, candidate) ? (byEntry() ?? byChance()) : (byChance() ?? byEntry());
}

function labelAsItStands(profile: MatchProfile, candidate: Candidate, gates: readonly Gate[]): Labelled {
  if (!hasAcademicRecord(profile)) return none('no-record');
  const hardness = findHardness(candidate, profile.grade);
  const { chance } = findChance(profile, candidate);
  const raw = rawLabel(profile, candidate, hardness, chance);
  if (!raw) return none(hardness === null ? 'place-unknown' : 'no-grade');
  const whyReach = raw.label === 'reach' ? null : whyReachByGrade(candidate, hardness);
  if (whyReach) return { label: 'reach', reason: whyReach, heldBack: [] };
  if (raw.label !== 'safety') return { ...raw, heldBack: [] };
  const heldBack = holdsBack(candidate, hardness, gates);
  return heldBack.length === 0 ? { ...raw, heldBack } : { label: 'target', reason: 'held-back', heldBack };
}

/** What a label is made of. */
const parts = [
  'rate',
  'sat',
  'act',
  'gradeRange',
  'testRule',
  'minimumGrade',
  'usualOffer',
  'otherOffer',
  'standing',
] as const;

const worse = (a: Labelled, b: Labelled): Labelled => {
  const rank = ({ label }: Labelled) => (label === null ? -1 : labels.indexOf(label));
  return rank(b) < rank(a) ? b : a;
};

/**
 * The label. Figures past their review count as unknown, but growing old must never help: so the label is the worst of
 * all that come out when each of them is taken as it stands or left out.
 */
export function findLabel(
  profile: MatchProfile,
  candidate: Candidate,
  gates: readonly Gate[],
  isRefused: boolean,
): Labelled {
  if (isRefused) return none('refused');
  if (isAlwaysReach(candidate)) return { label: 'reach', reason: 'low-rate', heldBack: [] };
  const stale = parts.filter((part) => (candidate[part] as Figure<unknown> | null)?.isCurrent === false);
  const asItStands = labelAsItStands(profile, candidate, gates);
  let worst = asItStands;
  for (let chosen = 1; chosen < 2 ** stale.length && worst.label !== null; chosen++) {
    const without = { ...candidate };
    stale.forEach((part, index) => {
      if (chosen & (1 << index)) without[part] = null;
    });
    worst = worse(worst, labelAsItStands(profile, without, gates));
  }
  return worst.label !== asItStands.label && worst.label !== null ? { ...worst, reason: 'old' } : worst;
}
