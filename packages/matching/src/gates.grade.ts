// The minimum grade: on the student's own scale where the minimum is of it, otherwise on the GPA of 4.0.
import type { GradeScaleId } from '@lantern/content/grade-words';
import type { Figure, MinimumGrade } from './candidate.ts';
import { type Judged, unpublished } from './gate.ts';
import { gradeScale } from './grade-scales.ts';
import { ibCoreMax } from './grade-units.ts';
import { type Grade, germanGrade, isPassed } from './grades.ts';
import type { GradeReading } from './profile.ts';

type Compared = {
  /** how far above the minimum, in points of 4.0: at the low and the high end of the student's grade */
  low: number;
  high: number;
};

const pointsOf4 = 2; // from the pass mark to the best grade, as in the linear formula

/** The best grade of the scale that a unit of the catalogue names; null for units that name no scale of their own. */
const bestOfUnit: Readonly<Record<string, number | null>> = {
  percent: 100,
  cgpa10: 10,
  scale5: 5,
  scale7: 7,
  scale20: 20,
  ib: 45,
  ucas: 168,
};

function passOf({ pass, scale }: Grade): number {
  return pass ?? (scale === null ? 0 : gradeScale(scale).pass);
}

/** On the very scale of the grade: no conversion. */
function compareOnScale(raw: Grade, scale: GradeScaleId, value: number): Compared | null {
  if (raw.scale !== scale) return null;
  const { best, pass } = gradeScale(scale);
  if (best !== raw.best || best === pass) return null;
  const above = ((raw.value - value) / (best - pass)) * pointsOf4;
  return { low: above, high: above };
}

/** A minimum without the points of the core: a record does not say how many of its points those are. */
function compareWithoutCore(raw: Grade, value: number): Compared | null {
  const low = compareOnScale(raw, 'ib', value + ibCoreMax);
  const high = compareOnScale(raw, 'ib', value);
  return low && high && { low: low.low, high: high.high };
}

/** The student's grade against a minimum; null when they are of scales that do not compare. */
export function compareGrade(
  grade: GradeReading,
  minimum: Pick<MinimumGrade, 'value' | 'unit'> & Partial<MinimumGrade>,
): Compared | null {
  const { raw } = grade;
  if (minimum.unit === 'ib42') return raw && compareWithoutCore(raw, minimum.value);
  if (minimum.scale && minimum.scale !== 'us-4' && minimum.unit !== 'german')
    return raw && compareOnScale(raw, minimum.scale, minimum.value);
  if (minimum.unit === 'us4') return { low: grade.low - minimum.value, high: grade.high - minimum.value };
  if (raw === null) return null;
  if (minimum.unit === 'german') {
    const german = germanGrade({ best: raw.best, pass: passOf(raw), got: raw.value });
    // who has not passed has no German grade and meets no minimum
    if (german === null) return isPassed(raw) ? null : { low: -pointsOf4, high: -pointsOf4 };
    const above = ((minimum.value - german) / 3) * pointsOf4;
    return { low: above, high: above };
  }
  const best = bestOfUnit[minimum.unit];
  const pass = passOf(raw);
  if (best === undefined || best !== raw.best || pass >= best) return null;
  if (minimum.unit === 'ib' && raw.scale !== 'ib') return null;
  if (minimum.unit === 'ucas' && raw.scale !== 'gb-a-level') return null;
  const above = ((raw.value - minimum.value) / (best - pass)) * pointsOf4;
  return { low: above, high: above };
}

export function gradeGate(grade: GradeReading | null, minimum: Figure<MinimumGrade | 'none'> | null): Judged {
  if (minimum === null) return unpublished;
  const facts = [minimum.fact];
  // nor is anybody refused by a pass mark that nobody said
  const isEstimate = !minimum.isRead || grade?.raw?.isPassAssumed === true;
  const tell = (state: Judged['state'], reason: Judged['reason']): Judged => ({ state, reason, isEstimate, facts });
  if (!minimum.isCurrent) return tell('unknown', 'stale');
  if (minimum.value === 'none') return tell('pass', 'not-asked');
  if (grade === null) return tell('unknown', 'not-held');
  const compared = compareGrade(grade, minimum.value);
  if (compared === null) return tell('unknown', 'not-comparable');
  if (compared.low >= 0) return tell('pass', 'met');
  if (compared.high < 0) return tell('fail', 'unmet');
  return tell('unknown', 'range');
}
