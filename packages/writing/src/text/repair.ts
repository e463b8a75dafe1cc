/**
 * What a misspelled word was meant to be, so that spelling costs nothing where content is judged. Only unknown words of
 * five letters and more are looked at, and only words of our own lists are offered; one letter may be wrong, missing, extra
 * or swapped with its neighbour. A name (capital letter inside a sentence) is left alone.
 */
import { isKnownWord } from '../language/spelling.ts';
import { VOCABULARY } from '../words/vocabulary.ts';
import type { Document } from './document.ts';
import type { Token } from './tokens.ts';

const SHORTEST = 5;
const LONGEST = 20;

/** Words of the vocabulary by themselves and by what is left when one letter is taken out. Made at the first misspelled word. */
let byRemainder: Map<string, string[]> | undefined;
const rank = new Map([...VOCABULARY].map((word, place) => [word, place]));

export function repairTokens({ tokens, sentences }: Document): void {
  const first = new Set(sentences.map((sentence) => sentence.first));
  for (const [index, token] of tokens.entries()) {
    if (mayBeMisspelled(token, first.has(index))) token.meant = findMeant(token.lower) ?? token.lower;
  }
}

function mayBeMisspelled({ text, lower, kind }: Token, opens: boolean): boolean {
  if (kind !== 'word' || lower.length < SHORTEST || lower.length > LONGEST || VOCABULARY.has(lower)) return false;
  if (!/^[a-z']+$/.test(lower) || (!opens && text[0] !== lower[0])) return false;
  return !isKnownWord(lower);
}

/** The likeliest word that is one letter away: a swap of neighbours before anything else, then by the vocabulary's order. */
function findMeant(word: string): string | undefined {
  byRemainder ??= indexRemainders();
  const letters = sortLetters(word);
  let best: string | undefined;
  let bestRank = Number.POSITIVE_INFINITY;
  for (const remainder of [word, ...remaindersOf(word)]) {
    for (const candidate of byRemainder.get(remainder) ?? []) {
      const swapped = sortLetters(candidate) === letters;
      const foreign = candidate[0] === word[0] ? 0 : VOCABULARY.size;
      const place = swapped ? -1 : (rank.get(candidate) ?? 0) + foreign;
      if (place < bestRank) [best, bestRank] = [candidate, place];
    }
  }
  return best;
}

function indexRemainders(): Map<string, string[]> {
  const index = new Map<string, string[]>();
  for (const word of VOCABULARY) {
    if (word.length < SHORTEST) continue;
    for (const remainder of new Set([word, ...remaindersOf(word)])) {
      const words = index.get(remainder);
      if (words) words.push(word);
      else index.set(remainder, [word]);
    }
  }
  return index;
}

function remaindersOf(word: string): string[] {
  return Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1));
}

function sortLetters(word: string): string {
  return [...word].sort().join('');
}
