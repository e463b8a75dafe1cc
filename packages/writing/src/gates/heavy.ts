/**
 * More work than one text may be: a thread reads one text at a time, and others wait for it. What is counted follows from the
 * text alone, so that the same text has the same answer on every machine.
 */
import { hasMoreUnknown } from '../language/unknown-words.ts';
import type { Gate } from './gate.ts';

/** Words and marks, about 50 microseconds each. Prose of 20,000 words, all that is read of a text, has 23,000 to 27,000. */
const MOST_TOKENS = 30_000;
/** Different words that no list knows, about a millisecond each. An essay of 650 words has up to 60, a long one 200. */
const MOST_UNKNOWN = 600;

export const heavyGate: Gate = {
  id: 'heavy',
  effect: 'refuse',
  advisory:
    'This is more than the engine reads at once, so it was not scored: there are very many loose letters and marks, or very many words that no English dictionary has. Paste the essay alone.',
  trips: ({ document }) => document.tokens.length > MOST_TOKENS || hasMoreUnknown(document, MOST_UNKNOWN),
};
