// What can be said of a score without asking anybody: which edition it is of, whether it can be, its overall, its end.
import type { TestId } from '@lantern/contract/test-ids';
import { type EditionId, type ScoreRange, type SectionId, type TestEdition, testEditions } from './editions.ts';

/** Scores by section; a section that was not taken, or is not typed yet, is missing. */
export type SectionScores = Partial<Record<SectionId, number>>;

const byId = new Map(testEditions.map((edition) => [edition.id, edition]));

export function editionById(id: EditionId): TestEdition {
  return byId.get(id) as TestEdition;
}

/** The editions of a test that could be taken on a day (`YYYY-MM-DD`), newest first; none for a day before them all. */
export function editionsOn(test: TestId, day: string): TestEdition[] {
  return testEditions.filter(
    ({ test: of, from, until }) => of === test && (from === null || from <= day) && (until === null || day <= until),
  );
}

/**
 * The edition of a score. Where two were offered on that day (GMAT, November 2023 to January 2024), the one whose scale
 * has this overall; the newer one when there is no overall yet. Undefined for a day on which the test did not exist.
 */
export function editionOf(test: TestId, day: string, overall?: number | null): TestEdition | undefined {
  const offered = editionsOn(test, day);
  if (overall === undefined || overall === null) return offered[0];
  return offered.find((edition) => isScore(edition.overall, overall)) ?? offered[0];
}

/** Whether a number stands on a scale: within its ends, and on one of its steps. */
export function isScore({ min, max, step }: ScoreRange, value: number): boolean {
  // all scales have steps of whole or half points, which floating point holds exactly
  return value >= min && value <= max && Number.isInteger((value - min) / step);
}

export type ScoreProblem = ScoreRange & { part: SectionId | 'overall' };

/** What cannot be, with the range to name in the message: sections in their order, the overall last. */
export function scoreProblems(
  edition: TestEdition,
  sections: SectionScores,
  overall: number | null = null,
): ScoreProblem[] {
  const problems: ScoreProblem[] = [];
  for (const { id, min, max, step } of edition.sections) {
    const score = sections[id];
    if (score !== undefined && !isScore({ min, max, step }, score)) problems.push({ part: id, min, max, step });
  }
  const { min, max, step } = edition.overall;
  if (overall !== null && !isScore({ min, max, step }, overall)) problems.push({ part: 'overall', min, max, step });
  return problems;
}

/** The sections that an edition does not have, for instance a Data Insights score in a 10th edition GMAT. */
export function strangeSections(edition: TestEdition, sections: SectionScores): SectionId[] {
  const own = new Set(edition.sections.map(({ id }) => id));
  return (Object.keys(sections) as SectionId[]).filter((id) => sections[id] !== undefined && !own.has(id));
}

/**
 * The overall that the test's own rule gives; null when the rule is not public, or a section it needs is missing.
 * IELTS: 6.5, 6.5, 5.0, 7.0 have the mean 6.25 and the overall 6.5; a mean of 6.125 gives 6.0.
 */
export function overallOf(edition: TestEdition, sections: SectionScores): number | null {
  const { overall } = edition;
  if (overall.rule === 'reported') return null;
  let sum = 0;
  for (const id of overall.of) {
    const score = sections[id];
    if (score === undefined) return null;
    sum += score;
  }
  if (overall.rule === 'sum') return sum;
  // in whole steps, so that a mean exactly between two steps is seen as such and goes up
  const steps = sum / overall.step;
  const count = overall.of.length;
  return Math.floor((2 * steps + count) / (2 * count)) * overall.step;
}

/** The last day on which a score of that day is reported (`YYYY-MM-DD`); null when its owner sets no end. */
export function scoreExpires(edition: TestEdition, takenOn: string): string | null {
  if (edition.validMonths === null) return null;
  const [year = 0, month = 1, day = 1] = takenOn.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + edition.validMonths + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + edition.validMonths, Math.min(day, lastOfMonth)))
    .toISOString()
    .slice(0, 10);
}
