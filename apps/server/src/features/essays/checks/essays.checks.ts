// Language suggestions while a student writes: only for the paragraphs that changed, and nothing is stored.
import type { Suggestion } from '@lantern/contract/essays.evaluations';
import type { Suggestion as Found } from '@lantern/writing/types';
import type { Caller } from '#caller.ts';
import { countTry, type Limit, tryKey } from '#database/limits.ts';
import type { Ports } from '#ports/ports.ts';
import { inTurn } from '../essays.turns.ts';

/** One for each pause in writing. */
const checksPerStudent: Limit = { tries: 600, windowSeconds: 3600 };

export async function checkLanguage(
  { database, writing }: Pick<Ports, 'database' | 'writing'>,
  caller: Caller,
  paragraphs: readonly string[],
): Promise<Suggestion[][]> {
  await countTry(database, tryKey('checks', caller.id), checksPerStudent);
  return await inTurn(caller.id, async () => {
    const found: Suggestion[][] = [];
    for (const paragraph of paragraphs) {
      const text = paragraph.toWellFormed();
      found.push(text.trim() === '' ? [] : (await writing.check(text)).map(suggestionOf));
    }
    return found;
  });
}

function suggestionOf({ sentenceStart, sentenceEnd, ...suggestion }: Found): Suggestion {
  return {
    ...suggestion,
    // a quote that ends inside an emoji would be half a character
    sentence: suggestion.sentence.toWellFormed(),
    sentence_start: sentenceStart,
    sentence_end: sentenceEnd,
  };
}
