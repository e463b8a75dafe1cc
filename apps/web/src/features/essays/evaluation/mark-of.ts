import type { Suggestion } from '@lantern/contract/essays.evaluations';

/** Names a suggestion beyond one evaluation, so that a dismissed one stays away. */
export function markOf({ rule, sentence, start, sentence_start }: Suggestion): string {
  return `${rule} ${start - sentence_start} ${sentence}`;
}
