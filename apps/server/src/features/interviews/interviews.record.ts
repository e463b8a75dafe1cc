// What the record says for an interview. Only what a student has written down counts, and nothing that can be read two ways.
import { overallThatCounts } from '@lantern/content/tests/check-score';
import type { School } from '@lantern/contract/education';
import type { SourceLine } from '@lantern/contract/finance';
import type { Interview } from '@lantern/contract/interviews';
import type { InterviewRecord } from '@lantern/contract/interviews.record';
import type { Caller } from '#feature/caller.ts';
import { summarizeActivities } from '#features/activities/activities.service.ts';
import { readApplications } from '#features/applications/applications.summary.service.ts';
import { summarizeSchools } from '#features/education/education.service.ts';
import { costPlanService } from '#features/finance/finance.service.ts';
import { summarizeScores } from '#features/tests/tests.service.ts';
import type { Ports } from '#ports/ports.ts';

type Fact = Interview['facts'][number];

/** Years after the last school that an officer asks about. */
const gapFrom = 2;
/** Of the way from the pass mark to the best grade, below which a mark is called low. */
const lowShare = 0.35;
const people =
  /\b(father|mother|parents|uncle|aunt|brother|sister|grandfather|grandmother|husband|wife|cousin|friend|employer|company|government)\b/gi;

function hasGap(schools: readonly School[], year: number): boolean {
  const years = schools.flatMap(({ graduationYear }) => graduationYear ?? []);
  // somebody who is still at school has none
  return years.length > 0 && year - Math.max(...years) >= gapFrom;
}

function isLow({ gpa, gradeBest, gradePass }: School): boolean {
  if (gpa === null || gradeBest === null || gradePass === null || gradeBest === gradePass) return false;
  return (gpa - gradePass) / (gradeBest - gradePass) < lowShare;
}

/** Whoever pays, as the labels of the plans name them; nobody where one of them names nobody. */
function payersOf(sources: readonly SourceLine[]): string[] {
  const named = sources.map(({ label }) => (label.match(people) ?? []).map((one) => one.toLowerCase()));
  return named.some((one) => one.length === 0) ? [] : [...new Set(named.flat())];
}

export async function readInterviewRecord(
  ports: Pick<Ports, 'database'>,
  { id }: Caller,
  year: number,
): Promise<InterviewRecord> {
  const { database } = ports;
  const [schools, scores, activities, applications, plans] = await Promise.all([
    summarizeSchools(ports, id),
    summarizeScores(ports, id),
    summarizeActivities(ports, id),
    readApplications(database, id),
    costPlanService.list(database, [id], id),
  ]);
  const paidByOthers = plans
    .filter(({ shown }) => shown)
    .flatMap(({ sources }) => sources.filter(({ kind }) => kind === 'family' || kind === 'sponsor'));
  const tests = scores.flatMap((score) => {
    const overall = overallThatCounts(score);
    return overall === null ? [] : [{ name: score.testType, overall }];
  });
  const shown: Partial<Record<Fact, boolean>> = {
    gap: hasGap(schools, year),
    sponsor: paidByOthers.length > 0,
    grade: schools.some(isLow),
    test: tests.length > 0,
    activity: activities.length > 0,
  };
  return {
    facts: (Object.keys(shown) as Fact[]).filter((fact) => shown[fact]),
    universities: [...new Set(applications.map(({ name }) => name))],
    payers: payersOf(paidByOthers),
    tests,
    grades: schools.flatMap(({ gpa, predictedGpa, gradeBest }) =>
      gradeBest === null
        ? []
        : [gpa, predictedGpa].flatMap((value) => (value === null ? [] : [{ value, scale: gradeBest }])),
    ),
    graduation_years: [...new Set(schools.flatMap(({ graduationYear }) => graduationYear ?? []))],
  };
}
