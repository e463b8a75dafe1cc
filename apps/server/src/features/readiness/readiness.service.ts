import { type Answers, attemptCalls, tooManyAttempts } from '@lantern/contract/readiness';
import type { Database } from '#database/database.ts';
import { recordService } from '#records/record-service.ts';
import { attemptStore } from './readiness.store.ts';

export const attempts = recordService({
  calls: attemptCalls,
  table: 'readiness_attempts',
  store: attemptStore,
  full: { field: 'answers', message: tooManyAttempts },
});

/** What a student answered last to each question: while the quiz is taken again, the rest of the time before counts. */
export async function readAnswers(database: Database, userId: string): Promise<Answers> {
  const all = await attemptStore.list(database, userId);
  return Object.assign({}, ...all.map(({ answers }) => answers));
}
