// How strong a student is, on the one scale from 0 to 100: place among those who finish that qualification.
import type { GradeScaleId } from '@lantern/content/grade-words';
import { satOfAct } from '@lantern/content/tests/concordances';
import { assumptions } from './assumptions.ts';
import type { Span } from './candidate.ts';
import { gradeScale } from './grade-scales.ts';
import type { Grade } from './grades.ts';
import type { GradeReading, HeldTest } from './profile.ts';
import { type StrengthLine, satLine, strengthLines } from './strength-table.ts';

const within = (value: number) => Math.min(100, Math.max(0, value));

/** The height of a line at a grade: straight between its points, level outside of them. */
function heightAt({ points }: StrengthLine, grade: number): number {
  const [first, last] = [points[0], points.at(-1)] as [readonly [number, number], readonly [number, number]];
  // of German grades and of the WASSCE the smallest is best
  const sign = last[0] < first[0] ? -1 : 1;
  if (sign * grade <= sign * first[0]) return first[1];
  for (const [index, [to, high]] of points.entries()) {
    const [from, low] = points[index - 1] ?? first;
    if (sign * grade <= sign * to) return to === from ? high : low + ((high - low) * (grade - from)) / (to - from);
  }
  return last[1];
}

/** Where a grade of a scale stands, without its width. */
export function placeOf(scale: GradeScaleId, grade: number): number {
  return heightAt(strengthLines[scale], grade);
}

/** A scale of which nothing is known but its ends: a straight line from the pass mark to the best grade. */
function placeByEnds({ value, best, pass }: Grade): number | null {
  if (pass === null || pass === best) return null;
  const { low, high } = assumptions.unknownScale;
  return within(low + ((high - low) * (value - pass)) / (best - pass));
}

const known = new WeakMap<GradeReading, Span>();

/** The range of a grade; never narrower for one that was read as a wider range. One grade is held against thousands. */
export function strengthOfGrade(grade: GradeReading): Span {
  const before = known.get(grade);
  if (before) return before;
  const strength = readStrength(grade);
  known.set(grade, strength);
  return strength;
}

function readStrength({ low, high, raw }: GradeReading): Span {
  const { points, width } = strengthLines['us-4'];
  const byGpa = {
    low: heightAt({ points, width, published: null }, low) - width,
    high: heightAt({ points, width, published: null }, high) + width,
  };
  if (raw === null) return { low: within(byGpa.low), high: within(byGpa.high) };
  const line = raw.scale !== null && gradeScale(raw.scale).best === raw.best ? strengthLines[raw.scale] : null;
  const middle = line ? heightAt(line, raw.value) : placeByEnds(raw);
  if (middle === null) return { low: within(byGpa.low), high: within(byGpa.high) };
  const toBothSides = line?.width ?? assumptions.unknownScale.width;
  return { low: within(middle - toBothSides), high: within(middle + toBothSides) };
}

/** The best SAT or ACT among those who take the SAT; null without one. */
export function strengthOfTests(tests: readonly HeldTest[]): Span | null {
  const scores = tests.flatMap(({ edition, overall }) => {
    if (edition === 'sat') return [{ low: overall, high: overall }];
    if (edition !== 'act' && edition !== 'act-four') return [];
    const sat = satOfAct(overall) ?? { low: 400, high: 590 };
    return [{ low: sat.low, high: sat.high }];
  });
  if (scores.length === 0) return null;
  return {
    low: within(heightAt(satLine, Math.max(...scores.map(({ low }) => low))) - satLine.width),
    high: within(heightAt(satLine, Math.max(...scores.map(({ high }) => high))) + satLine.width),
  };
}

export const middleOf = ({ low, high }: Span) => (low + high) / 2;
