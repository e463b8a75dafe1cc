import type { CataloguePrompt } from '@lantern/contract/essays.prompts';

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Prompts that hold every word of the search, in their name, their text, their form or their kind of essay. */
export function findPrompts(prompts: readonly CataloguePrompt[], search: string): CataloguePrompt[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return prompts.filter(({ name, text, set, source, essay_type }) => {
    const all = fold([name, text, set, source, essay_type].join(' '));
    return words.every((word) => all.includes(word));
  });
}
