// Language suggestions while a student writes: only for the paragraphs that changed, and nothing is stored.
import { hours, inSeconds } from '@lantern/contract/durations';
import type { Suggestion } from '@lantern/contract/essays.evaluations';
import { countTry, type Throttle, tryKey } from '#database/throttles.ts';
import type { Caller } from '#feature/caller.ts';
import { tonguesOf } from '#features/cv/cv.service.ts';
import type { Ports } from '#ports/ports.ts';
import { serializeByStudent } from '../essays.serialize.ts';
import { suggestionOf } from '../essays.suggestions.ts';
import { wordsOf } from '../words/essays.words.ts';

/** One for each pause in writing. */
const checksPerStudent: Throttle = { tries: 600, windowSeconds: inSeconds(hours(1)) };

export async function checkLanguage(
  { database, writing }: Pick<Ports, 'database' | 'writing'>,
  caller: Caller,
  paragraphs: readonly string[],
): Promise<Suggestion[][]> {
  await countTry(database, tryKey('checks', caller.id), checksPerStudent);
  const [words, tongues] = await Promise.all([wordsOf(database, caller.id), tonguesOf(database, caller.id)]);
  return await serializeByStudent(caller.id, async () => {
    const found: Suggestion[][] = [];
    for (const text of paragraphs) {
      found.push(/\p{L}/u.test(text) ? (await writing.check(text, words, tongues)).map(suggestionOf) : []);
    }
    return found;
  });
}
