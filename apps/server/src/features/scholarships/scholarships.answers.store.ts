import { scholarshipAnswers } from '@lantern/contract/scholarships';
import type { Answer } from '@lantern/matching/scholarship-answers';
import type { Database } from '#database/database.ts';
import { createKeyedStore } from '#records/keyed-table.store.ts';

export const answersStore = createKeyedStore(scholarshipAnswers, {
  table: 'scholarship_answers',
  key: 'question',
  columns: { answer: 'answer' },
});

/** What was answered with yes or no, by its question. */
export async function listAnswers(database: Database, userId: string): Promise<ReadonlyMap<string, Answer>> {
  const kept = await answersStore.list(database, userId);
  return new Map(kept.flatMap(({ _id, answer }): [string, Answer][] => (answer === 'open' ? [] : [[_id, answer]])));
}
