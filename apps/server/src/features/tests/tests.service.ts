import { datedTitle } from '@lantern/content/task-words';
import { checkScore, overallThatCounts } from '@lantern/content/tests/check-score';
import { editionOf, scoreExpires } from '@lantern/content/tests/scores';
import { Problem } from '@lantern/contract/problem';
import { scoreCalls, scoreMessages, type TestScore } from '@lantern/contract/tests';
import type { Database } from '#database/database.ts';
import type { DatedEntry } from '#feature/dated-entry.ts';
import type { Ports } from '#ports/ports.ts';
import { recordService } from '#records/record-service.ts';
import { scoreStore } from './tests.store.ts';

export const scores = recordService({
  calls: scoreCalls,
  table: 'test_scores',
  store: scoreStore,
  full: { field: 'testType', message: scoreMessages.full },
  check(_scores, { fields }) {
    const wrong = checkScore(fields, new Date());
    if (Object.keys(wrong).length > 0) throw Problem.fields(wrong);
  },
});

/** A student's scores, newest first: for the features above that build on them. */
export async function summarizeScores({ database }: Pick<Ports, 'database'>, userId: string): Promise<TestScore[]> {
  return await scoreStore.list(database, userId);
}

/** Days that are booked, and the last days of results that count. */
export async function datedEntries(database: Database, userId: string, language: string): Promise<DatedEntry[]> {
  const kept = await scoreStore.list(database, userId);
  return kept.flatMap((score): DatedEntry[] => {
    const edition = editionOf(score.testType, score.testDate, score.overallScore);
    if (!edition) return [];
    const entry = { kind: 'test', link: '/tests', isDone: false, group: 'tests' } as const;
    if (overallThatCounts(score) === null) {
      const title = datedTitle('testDay', edition.name, language);
      return [{ ...entry, id: `test:${score._id}:day`, title, date: score.testDate }];
    }
    const end = scoreExpires(edition, score.testDate);
    const title = datedTitle('resultEnds', edition.name, language);
    return end ? [{ ...entry, id: `test:${score._id}:end`, title, date: end }] : [];
  });
}
