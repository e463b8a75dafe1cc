import { checkScore } from '@lantern/content/tests/check-score';
import { Problem } from '@lantern/contract/problem';
import { scoreCalls, scoreMessages, type TestScore } from '@lantern/contract/tests';
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
    const [detail] = Object.values(wrong);
    if (detail) throw new Problem('invalid_request', { detail, fields: wrong });
  },
});

/** A student's scores, newest first: for the features above that build on them. */
export async function summarizeScores({ database }: Pick<Ports, 'database'>, userId: string): Promise<TestScore[]> {
  return await scoreStore.list(database, userId);
}
