// Where a student stands among those admitted or enrolled, in standard deviations from the middle.
import { satOfAct } from '@lantern/content/tests/concordances';
import { assumptions } from './assumptions.ts';
import type { Candidate, Figure, Span } from './candidate.ts';
import type { GradeReading, HeldTest } from './profile.ts';

/** A position with its own uncertainty: a converted grade or score stands somewhere between low and high. */
export type Position = { low: number; middle: number; high: number };

export type Signals = {
  test: Position | null;
  grade: Position | null;
  /** what both say together; null when neither says anything */
  position: Position | null;
};

const { middleHalf, leastWidth } = assumptions;

function zOf(score: number, { low, high }: Span, least: number): number {
  return (score - (low + high) / 2) / (Math.max(high - low, least) / middleHalf);
}

const best = (scores: number[]) => (scores.length === 0 ? null : Math.max(...scores));

/** The highest of each part, so that one more test, or a better score in one, never lowers anything. */
function highestOf(positions: readonly Position[]): Position | null {
  if (positions.length === 0) return null;
  return {
    low: Math.max(...positions.map(({ low }) => low)),
    middle: Math.max(...positions.map(({ middle }) => middle)),
    high: Math.max(...positions.map(({ high }) => high)),
  };
}

/** An ACT below 9, where the concordance ends: the lowest SAT there is, up to where the table begins. */
const belowTable = { low: 400, best: 400, high: 590 };

function testPosition(tests: readonly HeldTest[], sat: Span | null, act: Span | null): Position | null {
  const held = (edition: (name: string) => boolean) =>
    best(tests.filter((test) => edition(test.edition)).map(({ overall }) => overall));
  const ownSat = held((name) => name === 'sat');
  const ownAct = held((name) => name === 'act' || name === 'act-four');
  const positions: Position[] = [];
  const exactly = (z: number) => positions.push({ low: z, middle: z, high: z });
  if (ownSat !== null && sat) exactly(zOf(ownSat, sat, leastWidth.sat));
  if (ownAct !== null && act) exactly(zOf(ownAct, act, leastWidth.act));
  if (ownAct !== null && !act && sat) {
    const { low, best: middle, high } = satOfAct(ownAct) ?? belowTable;
    const z = (score: number) => zOf(score, sat, leastWidth.sat);
    positions.push({ low: z(low), middle: z(middle), high: z(high) });
  }
  return highestOf(positions);
}

function gradePosition(grade: GradeReading | null, range: Span | null): Position | null {
  if (!grade || !range) return null;
  const z = (points: number) => zOf(points, range, leastWidth.grade);
  return { low: z(grade.low), middle: z((grade.low + grade.high) / 2), high: z(grade.high) };
}

const spanIn = (figure: Figure<Span> | null) => figure?.value ?? null;

/** Both signals and what they say together: their mean, or the better one where tests are optional. */
export function findPosition(
  { grade, tests }: { grade: GradeReading | null; tests: readonly HeldTest[] },
  candidate: Pick<Candidate, 'sat' | 'act' | 'gradeRange' | 'testRule'>,
): Signals {
  const rule = candidate.testRule?.value;
  const test = rule === 'unused' ? null : testPosition(tests, spanIn(candidate.sat), spanIn(candidate.act));
  const ofGrade = gradePosition(grade, spanIn(candidate.gradeRange));
  if (!test || !ofGrade) return { test, grade: ofGrade, position: test ?? ofGrade };
  if (rule === 'optional') return { test, grade: ofGrade, position: highestOf([test, ofGrade]) };
  const mean = (part: keyof Position) => (test[part] + ofGrade[part]) / 2;
  return { test, grade: ofGrade, position: { low: mean('low'), middle: mean('middle'), high: mean('high') } };
}
