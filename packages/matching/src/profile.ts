// What matching knows about a student: what they look for, and what they bring.
import type { EditionId } from '@lantern/content/tests/editions';
import { gradeScale } from './grade-scales.ts';
import { convertToUs4, type Grade, isGrade, isPassed } from './grades.ts';

export const matchLevels = ['UG', 'PG', 'PhD'] as const;
export type MatchLevel = (typeof matchLevels)[number];

/** A filter that is null asks nothing. */
export type Wishes = {
  level: MatchLevel | null;
  /** an id of the catalogue's fields of study */
  field: string | null;
  /** ISO 3166-1 alpha-2 */
  country: string | null;
  /** language of teaching, ISO 639-1 */
  language: string | null;
  /** US dollars a year, for tuition and living together */
  budget: number | null;
};

/** A budget that pays for nothing anywhere, and is probably told in thousands; one of nothing is meant. */
export function isTinyBudget({ budget }: Pick<Wishes, 'budget'>): boolean {
  return budget !== null && budget > 0 && budget < 500;
}

/** A grade read on the GPA of 4.0: a range unless it is of that scale. `raw` is what stands on the transcript. */
export type GradeReading = { low: number; high: number; isConverted: boolean; raw: Grade | null };

/** A score that is still reported; whoever fills the profile leaves expired ones out. */
export type HeldTest = { edition: EditionId; overall: number };

/** An activity as the evaluation counts it. */
export type ActivityReading = { months: number; weeklyHours: number; hasImpact: boolean };

export type MatchProfile = {
  wishes: Wishes;
  /** ISO 3166-1 alpha-2; null when the student has not said: then fees for international students are read. */
  citizenship: string | null;
  /** the certificate that they enter with: 'KE-KCSE', 'BD-BACHELOR'; null when it is not told */
  qualification: string | null;
  grade: GradeReading | null;
  tests: readonly HeldTest[];
  /** null when they were not asked for (UniPair does not count them). */
  activities: readonly ActivityReading[] | null;
};

/** Whether there is anything to judge a chance by. */
export function hasAcademicRecord({ grade, tests }: Pick<MatchProfile, 'grade' | 'tests'>): boolean {
  return grade !== null || tests.length > 0;
}

/**
 * A grade from the record as matching reads it; null for one that cannot be read at all. A grade below the pass mark,
 * or below the last band of its table, has no converted value, and is read as the worst there is, so that a better one
 * never stands lower.
 */
export function readGrade(raw: Grade): GradeReading | null {
  const converted = convertToUs4(raw);
  if (converted) return { low: converted.low, high: converted.high, isConverted: converted.formula !== 'same', raw };
  const scale = raw.scale === null ? null : gradeScale(raw.scale);
  if (!isGrade(raw, raw.pass ?? scale?.pass ?? null)) return null;
  // below the pass mark of the scale that everything is read on, a grade is still itself: nothing was converted
  if (raw.scale === 'us-4' && raw.best === scale?.best)
    return { low: raw.value, high: raw.value, isConverted: false, raw };
  const isBelowTable = scale !== null && scale.best === raw.best && scale.bands.length > 0;
  if (isPassed(raw) && !isBelowTable) return null;
  return { low: 0, high: scale?.bands.at(-1)?.[1] ?? 2, isConverted: true, raw };
}
