import type { Document } from '@lantern/writing/text/document';
import { type FoundPhrase, findPhrases, indexPhrasesInAnyForm } from '@lantern/writing/text/phrases';
import { STOCK_ANSWERS } from './words/stock-answers.ts';

const index = indexPhrasesInAnyForm(STOCK_ANSWERS);

/** Phrases that anybody says in an interview. */
export function findStock(document: Document): FoundPhrase[] {
  return findPhrases(document, index);
}
