import type { EssayPrompt } from '@lantern/contract/essays.prompts';
import type { DraftFields } from '../drafts/draft.ts';

/** What a prompt sets as the essay's own. The essay's type is the student's: no prompt changes it. */
export function asMain({ prompt, max_words: max, limit_unit: unit }: EssayPrompt) {
  return { prompt, max, unit } satisfies Partial<DraftFields>;
}
