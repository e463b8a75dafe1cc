import type { EssayPrompt } from '@lantern/contract/essays.prompts';
import type { DraftFields } from '../drafts/draft.ts';

export type MainFields = Pick<DraftFields, 'prompt' | 'max' | 'unit'>;

/** What a prompt sets as the essay's own. The essay's type is the student's: no prompt changes it. */
export function asMain(from: Pick<EssayPrompt, 'prompt' | 'max_words' | 'limit_unit'>): MainFields {
  return { prompt: from.prompt, max: from.max_words, unit: from.limit_unit };
}
