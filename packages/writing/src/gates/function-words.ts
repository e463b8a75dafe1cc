/** A word list or keywords: real English prose is 40 to 55% function words, the poorest learner text about 30%. */
import type { Document } from '../text/document.ts';
import { FUNCTION_WORDS } from '../words/function-words.ts';
import type { Gate } from './gate.ts';

const LOWEST_SHARE = 0.25;

/** Share of the words (0-1) that are English function words. */
function functionWordShare(document: Document): number {
  const words = document.words.filter((word) => word.kind === 'word');
  if (words.length === 0) return 0;
  return words.filter((word) => FUNCTION_WORDS.has(word.lower)).length / words.length;
}

export const functionWordsGate: Gate = {
  id: 'function-words',
  effect: 'unread',
  advisory: 'This reads like a list of words, not like sentences. The scores can be 2 at most.',
  trips: ({ document }) => document.words.length > 0 && functionWordShare(document) < LOWEST_SHARE,
};
