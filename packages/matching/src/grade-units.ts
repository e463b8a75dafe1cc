// The scale that a unit of the catalogue is on.
import type { GradeScaleId } from '@lantern/content/grade-words';
import { scaleOfQualification } from './grade-scales.ts';

/** Units that name a scale by themselves. */
const ofUnit: Readonly<Record<string, GradeScaleId>> = {
  us4: 'us-4',
  ib: 'ib',
  ib42: 'ib',
  ucas: 'gb-a-level',
  german: 'de',
  scale20: 'fr-20',
  waec: 'wassce',
  kcse: 'ke-kcse',
};

/** Points of the core of the IB: who has 32 of 42 without them has from 32 to 35 of 45. */
export const ibCoreMax = 3;

/** The best grade of units that several scales share: the qualification says which one is meant. */
const bestOfUnit: Readonly<Record<string, number>> = {
  percent: 100,
  cgpa10: 10,
  scale10: 10,
  scale5: 5,
  us4: 4,
  scale20: 20,
};

/** Null for a unit that names none without a qualification: 70 percent of nobody's scale. */
function scaleOfUnit(unit: string, qualification: string | null): GradeScaleId | null {
  const best = bestOfUnit[unit];
  const own = qualification !== null && best !== undefined ? scaleOfQualification(qualification, best) : null;
  return own ?? ofUnit[unit] ?? null;
}

/** A grade of 10 where the certificate is graded by a percentage: 8.6 of 10 is 86 of 100. */
export function onScaleOfUnit(
  value: number,
  unit: string,
  qualification: string | null,
): { value: number; unit: string; scale: GradeScaleId | null } {
  const scale = scaleOfUnit(unit, qualification);
  const percent =
    scale === null && bestOfUnit[unit] === 10 && qualification !== null ? scaleOfUnit('percent', qualification) : null;
  return percent ? { value: Math.round(value * 1000) / 100, unit: 'percent', scale: percent } : { value, unit, scale };
}
