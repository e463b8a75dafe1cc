/** Reads an essay with everything that the engine knows about words: parts of speech, and what misspelled ones mean. */
import { type Document, readPlainDocument } from './document.ts';
import { repairTokens } from './repair.ts';
import { tagTokens } from './tag.ts';

export function readDocument(given: string): Document {
  return completeDocument(readPlainDocument(given));
}

/** Adds them to a document that was read without. */
export function completeDocument(document: Document): Document {
  tagTokens(document.text, document.tokens);
  repairTokens(document);
  return document;
}
