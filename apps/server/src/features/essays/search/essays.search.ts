import { inSeconds, minutes } from '@lantern/contract/durations';
import { foldText, soughtWords } from '@lantern/contract/essays.search';
import type { Database } from '#database/database.ts';
import { countTry, type Throttle, tryKey } from '#database/throttles.ts';
import type { Caller } from '#feature/caller.ts';
import { serializeByStudent } from '../essays.serialize.ts';
import { listSearched } from './essays.search.store.ts';

/** A device asks once the student stops typing. */
const searchesPerStudent: Throttle = { tries: 60, windowSeconds: inSeconds(minutes(1)) };
/** Essays read at once; between two such lots other students have their turn. */
const lot = 25;

/** Ids of the caller's essays that hold every word. */
export async function findEssays(database: Database, caller: Caller, search: string): Promise<string[]> {
  await countTry(database, tryKey('essay-search', caller.id), searchesPerStudent);
  const words = soughtWords(search);
  return await serializeByStudent(caller.id, async () => {
    const found: string[] = [];
    for (let after: string | undefined; ; ) {
      const essays = await listSearched(database, caller.id, lot, after);
      for (const { id, searched } of essays) {
        const text = foldText(searched);
        if (words.every((word) => text.includes(word))) found.push(id);
      }
      if (essays.length < lot) return found;
      after = essays.at(-1)?.id;
    }
  });
}
