import type { CataloguePrompt, EssayPrompt } from '@lantern/contract/essays.prompts';
import type { DraftFields } from '../drafts/draft.ts';

/** `type`: left out by a prompt that does not tell one. */
export type MainFields = Pick<DraftFields, 'prompt' | 'max' | 'unit'> & Partial<Pick<DraftFields, 'type'>>;

/** What a prompt sets as the essay's own; one of the catalogue (`known`) the essay's type too. */
export function asMain(
  from: Pick<EssayPrompt, 'prompt' | 'max_words' | 'limit_unit'>,
  known?: Pick<CataloguePrompt, 'essay_type'>,
): MainFields {
  return { prompt: from.prompt, max: from.max_words, unit: from.limit_unit, ...(known && { type: known.essay_type }) };
}
