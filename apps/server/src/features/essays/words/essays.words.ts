import { ownWords } from '@lantern/contract/essays.words';
import type { Database } from '#database/database.ts';
import { keyedService } from '#records/keyed-service.ts';
import { wordStore } from './essays.words.store.ts';

export const wordService = keyedService({ calls: ownWords, store: wordStore });

/** The words that the engine takes for right in this student's texts. */
export async function wordsOf(database: Database, userId: string): Promise<string[]> {
  const all = await wordStore.list(database, userId);
  return all.filter(({ kept }) => kept).map(({ _id }) => _id);
}
