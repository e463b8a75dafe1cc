// The one rule for what can be saved as a score, for the form and for the server.

import type { TestId } from '@lantern/contract/test-ids';
import { scoreMessages } from '@lantern/contract/tests';
import type { ScoreRange } from './editions.ts';
import { editionOf, overallOf, type SectionScores, scoreProblems, strangeSections } from './scores.ts';

export type ScoreFields = {
  testType: TestId;
  testDate: string;
  overallScore: number | null;
  sectionScores: Record<string, number>;
};

/** The sentence for a number that is not on its scale; the web words it anew from its three numbers. */
export const rangeMessage = ({ min, max, step }: ScoreRange) => `From ${min} to ${max}, in steps of ${step}.`;

/** Nobody applies with a result that is older. */
const firstDay = '1990-01-01';

const dayFromNow = (days: number, now: Date) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);

/**
 * What is wrong with a score, as a sentence for each field (`sectionScores.reading` for a section). A day is compared
 * with tomorrow in UTC, because for some students it is tomorrow already.
 */
export function checkScore(fields: ScoreFields, now: Date): Record<string, string> {
  const { testType, testDate, overallScore } = fields;
  const sections = fields.sectionScores as SectionScores;
  const edition = editionOf(testType, testDate, overallScore);
  if (!edition) return { testDate: scoreMessages.early };
  if (testDate < firstDay) return { testDate: scoreMessages.year };
  if (testDate > dayFromNow(730, now)) return { testDate: scoreMessages.late };
  const isPlanned = testDate > dayFromNow(1, now);
  if (isPlanned && (overallScore !== null || Object.keys(sections).length > 0))
    return { testDate: scoreMessages.planned };
  // on the scale of 120 nobody has six points: it is a score of the newer scale
  if (edition.id === 'toefl-120' && overallScore !== null && overallScore <= 6)
    return { overallScore: scoreMessages.oldToefl };
  const strange = strangeSections(edition, sections);
  return Object.fromEntries([
    ...strange.map((id) => [`sectionScores.${id}`, scoreMessages.section]),
    ...scoreProblems(edition, sections, overallScore).map(({ part, ...range }) => [
      part === 'overall' ? 'overallScore' : `sectionScores.${part}`,
      rangeMessage(range),
    ]),
  ]);
}

/** The overall that counts: the one that was given, else what the test's own rule makes of the sections. */
export function overallThatCounts(fields: ScoreFields): number | null {
  const edition = editionOf(fields.testType, fields.testDate, fields.overallScore);
  if (fields.overallScore !== null || !edition) return fields.overallScore;
  return overallOf(edition, fields.sectionScores as SectionScores);
}
