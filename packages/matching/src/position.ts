// Where a student stands among those admitted or enrolled, in standard deviations from the middle.
import { satOfAct } from '@lantern/content/tests/concordances';
import { assumptions } from './assumptions.ts';
import type { Candidate, Figure, Span } from './candidate.ts';
import { entryByRate } from './hardness.ts';
import type { GradeReading, HeldTest } from './profile.ts';
import { strengthOfGrade, strengthOfTests } from './strength.ts';

/** A position with its own uncertainty: a converted grade or score stands somewhere between low and high. */
export type Position = { low: number; middle: number; high: number };

export type Signals = {
  test: Position | null;
  grade: Position | null;
  /** the better of both in each part; null when neither says anything */
  position: Position | null;
  /** the grade or the test was held against an entry that is assumed from the rate */
  isAssumed: boolean;
};

const { middleHalf, leastWidth } = assumptions;

function zOf(score: number, { low, high }: Span, least: number): number {
  return (score - (low + high) / 2) / (Math.max(high - low, least) / middleHalf);
}

const best = (scores: number[]) => (scores.length === 0 ? null : Math.max(...scores));

/** The highest of each part, so that one more test, or a better score in one, never lowers anything. */
function highestOf(positions: readonly (Position | null)[]): Position | null {
  const all = positions.filter((position) => position !== null);
  if (all.length === 0) return null;
  return {
    low: Math.max(...all.map(({ low }) => low)),
    middle: Math.max(...all.map(({ middle }) => middle)),
    high: Math.max(...all.map(({ high }) => high)),
  };
}

function between({ low, high }: Span, range: Span, least: number): Position {
  const z = (value: number) => zOf(value, range, least);
  return { low: z(low), middle: z((low + high) / 2), high: z(high) };
}

/** An ACT below 9, where the concordance ends: the lowest SAT there is, up to where the table begins. */
const belowTable = { low: 400, best: 400, high: 590 };

function testPosition(tests: readonly HeldTest[], sat: Span | null, act: Span | null): Position | null {
  const held = (edition: (name: string) => boolean) =>
    best(tests.filter((test) => edition(test.edition)).map(({ overall }) => overall));
  const ownSat = held((name) => name === 'sat');
  const ownAct = held((name) => name === 'act' || name === 'act-four');
  const exactly = (z: number) => ({ low: z, middle: z, high: z });
  const z = (score: number) => zOf(score, sat as Span, leastWidth.sat);
  const converted = ownAct === null || act || !sat ? null : (satOfAct(ownAct) ?? belowTable);
  return highestOf([
    ownSat !== null && sat ? exactly(z(ownSat)) : null,
    ownAct !== null && act ? exactly(zOf(ownAct, act, leastWidth.act)) : null,
    converted && { low: z(converted.low), middle: z(converted.best), high: z(converted.high) },
  ]);
}

const spanIn = (figure: Figure<Span> | null) => figure?.value ?? null;

/**
 * Both signals, and the better of them: a school that looks at both reads one with the other, and a test that was taken
 * never makes a record worse. Where nothing is published to hold a signal against, it is held against the entry that is
 * assumed from the rate.
 */
export function findPosition(
  { grade, tests }: { grade: GradeReading | null; tests: readonly HeldTest[] },
  candidate: Pick<Candidate, 'sat' | 'act' | 'gradeRange' | 'testRule' | 'rate' | 'level'>,
): Signals {
  const assumedEntry = candidate.rate && entryByRate(candidate.rate.value);
  const isTestRead = candidate.testRule?.value !== 'unused' && candidate.level === 'UG';
  const published = isTestRead ? testPosition(tests, spanIn(candidate.sat), spanIn(candidate.act)) : null;
  const isListed = candidate.sat !== null || candidate.act !== null;
  const strength = isTestRead && !isListed && assumedEntry ? strengthOfTests(tests) : null;
  const test = published ?? (strength && assumedEntry ? between(strength, assumedEntry, leastWidth.place) : null);
  const range = spanIn(candidate.gradeRange);
  const ofGrade = !grade
    ? null
    : range
      ? between(grade, range, leastWidth.grade)
      : assumedEntry && between(strengthOfGrade(grade), assumedEntry, leastWidth.place);
  return {
    test,
    grade: ofGrade,
    position: highestOf([test, ofGrade]),
    isAssumed: (ofGrade !== null && range === null) || (test !== null && published === null),
  };
}
