/** Finds fixed phrases in an essay, by whole words, in one pass. */
import type { Document } from './document.ts';
import type { Token } from './tokens.ts';

export type FoundPhrase = { phrase: string; start: number; end: number };
export type PhraseIndex = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Phrases by their first word, longest first. Lower case, words parted by spaces. */
export function indexPhrases(phrases: readonly string[]): PhraseIndex {
  const index = new Map<string, string[][]>();
  for (const phrase of phrases) {
    const words = phrase.split(' ');
    const first = words[0] as string;
    index.set(
      first,
      [...(index.get(first) ?? []), words].sort((a, b) => b.length - a.length),
    );
  }
  return index;
}

export function findPhrases({ tokens }: Document, index: PhraseIndex): FoundPhrase[] {
  const found: FoundPhrase[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    const match = index
      .get(token.lower)
      ?.find((words) => words.every((word, offset) => tokens[i + offset]?.lower === word));
    if (!match) continue;
    const last = tokens[i + match.length - 1] as Token;
    found.push({ phrase: match.join(' '), start: token.start, end: last.end });
    i += match.length - 1;
  }
  return found;
}
