import type { Suggestion } from '@lantern/contract/essays.evaluations';

/** Names a suggestion beyond one evaluation, so that a dismissed one stays away. */
export function markOf({ rule, sentence, start, sentence_start, scope, suggestion }: Suggestion): string {
  // What is said of the whole essay stays the same while its sentences change.
  return shortName(scope ? `${rule} ${suggestion}` : `${rule} ${start - sentence_start} ${sentence}`);
}

/** FNV-1a, twice from different beginnings: few bytes to send and to keep, and nothing of the text is in it. */
function shortName(words: string): string {
  let [one, two] = [0x811c9dc5, 0x01234567];
  for (let at = 0; at < words.length; at += 1) {
    const code = words.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    two = Math.imul(two ^ code, 0x01000193);
  }
  return (one >>> 0).toString(36) + (two >>> 0).toString(36);
}

/** The words that a suggestion is about. */
export function quoteOf({ sentence, start, end, sentence_start }: Suggestion): string {
  return sentence.slice(start - sentence_start, end - sentence_start) || sentence;
}

/** Long quotes keep their two ends. */
export function shorten(quote: string): string {
  return quote.length > 240 ? `${quote.slice(0, 150).trimEnd()} … ${quote.slice(-60).trimStart()}` : quote;
}
