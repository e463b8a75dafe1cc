// What the record says for matching. Only what a student has written down counts.

import type { GradeFormulaId } from '@lantern/content/grade-words';
import { degreeQualification, qualificationOfCurriculum } from '@lantern/content/qualifications';
import { overallThatCounts } from '@lantern/content/tests/check-score';
import { editionOf, scoreExpires } from '@lantern/content/tests/scores';
import { type Activity, readDuration } from '@lantern/contract/activities';
import type { School } from '@lantern/contract/education';
import type { UnusedPart } from '@lantern/contract/matching.results';
import type { TestScore } from '@lantern/contract/tests';
import { gradeOnScale, isOfOtherScale } from '@lantern/matching/grade-scales';
import { convertToUs4, type Grade } from '@lantern/matching/grades';
import {
  type ActivityReading,
  type GradeReading,
  type HeldTest,
  type MatchLevel,
  readGrade,
} from '@lantern/matching/profile';
import { activities } from '#features/activities/activities.service.ts';
import { summarizeSchools } from '#features/education/education.service.ts';
import { readPersonalInfo } from '#features/profile/profile.service.ts';
import { summarizeScores } from '#features/tests/tests.service.ts';
import type { Ports } from '#ports/ports.ts';

export type MatchRecord = {
  citizenship: string | null;
  /** the certificate that the level is entered with; null when it is not told */
  qualification: string | null;
  /** the school that it was read from, or would stand at */
  school: string | null;
  /** what could not be used, and why */
  unused: UnusedPart[];
  /** null without a school that has a grade */
  grade: GradeReading | null;
  /** how it was read on the GPA of 4.0; null when it has no converted value */
  formula: GradeFormulaId | null;
  tests: HeldTest[];
  activities: ActivityReading[];
};

/** What the school's papers say, or an older record by its curriculum; a degree is a bachelor's of its country. */
function qualificationOf({ kind, country, qualification, curriculum }: School): string | null {
  if (kind === 'degree') return degreeQualification(country);
  return qualification || qualificationOfCurriculum(curriculum, country);
}

function toldGrade({ gradeBest, gradePass, gpa, predictedGpa }: School): Omit<Grade, 'scale'> | null {
  // what was reached goes before what is expected
  const value = gpa ?? predictedGpa;
  return value === null || gradeBest === null ? null : { value, best: gradeBest, pass: gradePass };
}

const isMistold = (school: School) => {
  const told = toldGrade(school);
  return told !== null && isOfOtherScale(told);
};

function gradeOf(school: School): Grade | null {
  const told = toldGrade(school);
  const { country, kind, curriculum } = school;
  if (told === null || isOfOtherScale(told)) return null;
  return gradeOnScale(told, { country, kind, curriculum, qualification: qualificationOf(school) ?? '' });
}

type Picked = Pick<MatchRecord, 'qualification' | 'school' | 'unused'> & { grade: Grade | null };

/**
 * What a level is applied for with: a school certificate for undergraduates, a degree after that; the latest one. A grade
 * of another kind of school stands in where there is none, and is said.
 */
function pickSchool(schools: readonly School[], level: MatchLevel | null): Picked {
  const kind = level === null || level === 'UG' ? 'secondary' : 'degree';
  const latestFirst = schools.toSorted((a, b) => (b.graduationYear ?? 0) - (a.graduationYear ?? 0));
  const fitting = latestFirst.filter((school) => school.kind === kind);
  const graded = fitting.find((school) => gradeOf(school));
  const other = graded ? undefined : latestFirst.find((school) => gradeOf(school));
  const named = graded ?? fitting.find((school) => qualificationOf(school)) ?? fitting[0];
  const from = graded ?? other;
  return {
    qualification: named ? qualificationOf(named) : null,
    school: named?._id ?? null,
    grade: from ? gradeOf(from) : null,
    unused: [
      ...(!graded && fitting.some(isMistold) ? (['grade-of-other-scale'] as const) : []),
      ...(other ? (['grade-of-other-kind'] as const) : []),
    ],
  };
}

/** Whether a degree is finished, as far as the record says when. */
function hasDegree(schools: readonly School[], today: string): boolean {
  const year = Number(today.slice(0, 4));
  return schools.some(
    ({ kind, graduationYear }) => kind === 'degree' && graduationYear !== null && graduationYear <= year,
  );
}

/** The level that a student's schools lead to: studies after school, further ones after a degree. */
export async function nextLevel(ports: Pick<Ports, 'database'>, userId: string): Promise<MatchLevel | null> {
  const schools = await summarizeSchools(ports, userId);
  if (schools.some(({ kind }) => kind === 'degree')) return 'PG';
  return schools.length > 0 ? 'UG' : null;
}

/** Scores that are there and still reported; an overall that was left open is what the sections make. */
function readTests(scores: readonly TestScore[], today: string): HeldTest[] {
  return scores.flatMap((score) => {
    const edition = editionOf(score.testType, score.testDate, score.overallScore);
    const overall = overallThatCounts(score);
    if (!edition || overall === null || score.testDate > today) return [];
    const expires = scoreExpires(edition, score.testDate);
    return expires !== null && expires < today ? [] : [{ edition: edition.id, overall }];
  });
}

/** Calendar months from the first to the last, both counted; what is still to come does not count yet. */
function monthsOf({ duration }: Pick<Activity, 'duration'>, today: string): number {
  const period = readDuration(duration);
  if (!period) return 0;
  const now = today.slice(0, 7);
  const last = period.end === null || period.end > now ? now : period.end;
  const count = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
  return Math.max(0, count(last) - count(period.start) + 1);
}

export async function readMatchRecord(
  ports: Pick<Ports, 'database'>,
  userId: string,
  level: MatchLevel | null,
  today: string,
): Promise<MatchRecord> {
  const [{ citizenship }, schools, scores, list] = await Promise.all([
    readPersonalInfo(ports, userId),
    summarizeSchools(ports, userId),
    summarizeScores(ports, userId),
    activities.list(ports.database, [userId], userId),
  ]);
  const { grade: raw, qualification, school, unused } = pickSchool(schools, level);
  const grade = raw && readGrade(raw);
  return {
    citizenship: citizenship || null,
    qualification,
    school,
    unused: [
      ...(raw && !grade ? (['grade-off-scale'] as const) : []),
      ...unused,
      ...(level === 'UG' && hasDegree(schools, today) ? (['degree-held'] as const) : []),
    ],
    grade,
    formula: (raw && convertToUs4(raw)?.formula) ?? null,
    tests: readTests(scores, today),
    activities: list.map((activity) => ({
      months: monthsOf(activity, today),
      weeklyHours: activity.weeklyHours,
      hasImpact: activity.outcome.trim() !== '',
    })),
  };
}
