import type { I18n } from '@lingui/core';
import { contractKey } from './contract-key.ts';

/**
 * A sentence of the contract in the reader's language: its key comes from the sentence itself, and it is in the catalogue
 * of the feature whose contract says it (build/contract-sentences.ts). Nothing where no catalogue that is here has it.
 */
export function contractSentence(sentence: string, i18n: I18n): string | undefined {
  return wordsAt(contractKey(sentence), i18n);
}

/** The same, of a sentence that is known by its key alone. */
export function wordsAt(key: string, i18n: I18n): string | undefined {
  return key in i18n.messages ? i18n._(key) : undefined;
}
