import type { Suggestion } from '@lantern/contract/essays.evaluations';

/** Names a suggestion beyond one evaluation, so that a dismissed one stays away. */
export function markOf({ rule, sentence, start, sentence_start, scope, suggestion }: Suggestion): string {
  // What is said of the whole essay stays the same while its sentences change.
  if (scope) return `${rule} ${suggestion}`;
  return `${rule} ${start - sentence_start} ${sentence}`;
}

/** The words that a suggestion is about. */
export function quoteOf({ sentence, start, end, sentence_start }: Suggestion): string {
  return sentence.slice(start - sentence_start, end - sentence_start) || sentence;
}

/** Long quotes keep their two ends. */
export function shorten(quote: string): string {
  return quote.length > 240 ? `${quote.slice(0, 150).trimEnd()} … ${quote.slice(-60).trimStart()}` : quote;
}
