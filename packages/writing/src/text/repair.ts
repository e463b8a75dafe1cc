/**
 * What a misspelled word was meant to be, so that spelling costs nothing where content is judged. Only unknown words of
 * five letters and more are looked at, and only words of our own lists are offered; one letter after the first may be wrong,
 * missing, extra or swapped with its neighbour. A name (capital letter inside a sentence) is left alone.
 */
import { isKnownWord } from '../language/spelling.ts';
import { VOCABULARY } from '../words/vocabulary.ts';
import type { Document } from './document.ts';
import type { Token } from './tokens.ts';

const SHORTEST = 5;
const LONGEST = 20;

/** Words by their first letter, the likelier ones first. */
const byLetter = new Map<string, string[]>();
for (const word of VOCABULARY) {
  if (word.length < SHORTEST - 1) continue;
  const letter = word[0] as string;
  const words = byLetter.get(letter);
  if (words) words.push(word);
  else byLetter.set(letter, [word]);
}

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

/** A swap of neighbours before anything else, then by the vocabulary's order. */
function findMeant(word: string): string | undefined {
  let best: string | undefined;
  for (const candidate of byLetter.get(word[0] as string) ?? []) {
    const slip = slipBetween(word, candidate);
    if (slip === 'swap') return candidate;
    if (slip) best ??= candidate;
  }
  return best;
}

/** How one word becomes the other with a single slip of the hand; undefined when it takes more. */
function slipBetween(wrong: string, right: string): 'swap' | 'letter' | undefined {
  const more = wrong.length - right.length;
  if (more > 1 || more < -1) return undefined;
  let at = 0;
  while (at < wrong.length && wrong[at] === right[at]) at++;
  const rest = (word: string, from: number) => word.slice(from);
  if (more === 1) return rest(wrong, at + 1) === rest(right, at) ? 'letter' : undefined;
  if (more === -1) return rest(wrong, at) === rest(right, at + 1) ? 'letter' : undefined;
  if (rest(wrong, at + 1) === rest(right, at + 1)) return 'letter';
  const swapped = wrong[at] === right[at + 1] && wrong[at + 1] === right[at];
  return swapped && rest(wrong, at + 2) === rest(right, at + 2) ? 'swap' : undefined;
}
