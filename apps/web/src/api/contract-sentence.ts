import type { I18n } from '@lingui/core';

/**
 * A sentence of the contract in the reader's language: the sentence itself is the key, in the catalogue of the feature
 * whose contract says it (build/contract-sentences.ts). Nothing where no catalogue that is here has it.
 */
export function contractSentence(sentence: string, i18n: I18n): string | undefined {
  const key = `contract: ${sentence}`;
  return key in i18n.messages ? i18n._(key) : undefined;
}
