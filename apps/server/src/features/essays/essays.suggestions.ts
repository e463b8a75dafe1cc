import type { Suggestion } from '@lantern/contract/essays.evaluations';
import type { Suggestion as Found } from '@lantern/writing/types';

/** A quote that ends inside an emoji would be half a character, which PostgreSQL cannot hold. */
const whole = <T>(value: T): T => (typeof value === 'string' ? (value.toWellFormed() as T) : value);

/** The engine's suggestion in the contract's shape. */
export function suggestionOf({
  sentenceStart,
  sentenceEnd,
  sentence,
  suggestion,
  fix,
  params,
  ...place
}: Found): Suggestion {
  return {
    ...place,
    sentence: whole(sentence),
    suggestion: whole(suggestion),
    ...(fix !== undefined && { fix: whole(fix) }),
    ...(params && { params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, whole(value)])) }),
    sentence_start: sentenceStart,
    sentence_end: sentenceEnd,
  };
}
