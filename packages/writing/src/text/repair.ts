/**
 * What a misspelled word was meant to be, so that spelling costs nothing where content is judged. Only unknown words of
 * five letters and more are looked at, and only words of our own lists are offered; one letter may be wrong, missing, extra or
 * swapped with its neighbour. A name (capital letter inside a sentence) is left alone.
 */
import { findOneSlipAway } from '../language/near-words.ts';
import { isKnownWord } from '../language/spelling.ts';
import { VOCABULARY } from '../words/vocabulary.ts';
import type { Document } from './document.ts';
import type { Token } from './tokens.ts';

const SHORTEST = 5;
const LONGEST = 20;

export function repairTokens({ tokens, sentences }: Document): void {
  const first = new Set(sentences.map((sentence) => sentence.first));
  for (const [index, token] of tokens.entries()) {
    if (mayBeMisspelled(token, first.has(index))) token.meant = findOneSlipAway(token.lower) ?? token.lower;
  }
}

function mayBeMisspelled({ text, lower, kind }: Token, opens: boolean): boolean {
  if (kind !== 'word' || lower.length < SHORTEST || lower.length > LONGEST || VOCABULARY.has(lower)) return false;
  if (!/^[a-z']+$/.test(lower) || (!opens && text[0] !== lower[0])) return false;
  return !isKnownWord(lower);
}
