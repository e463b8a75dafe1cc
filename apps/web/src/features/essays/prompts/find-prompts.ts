import type { CataloguePrompt } from '@lantern/contract/essays.prompts';
import { foldText, soughtWords } from '@lantern/contract/essays.search';

/** Prompts that hold every word of the search, in their name, their text, their form or their kind of essay. */
export function findPrompts(prompts: readonly CataloguePrompt[], search: string): CataloguePrompt[] {
  const words = soughtWords(search);
  return prompts.filter(({ name, text, set, source, essay_type }) => {
    const all = foldText([name, text, set, source, essay_type].join(' '));
    return words.every((word) => all.includes(word));
  });
}
