/** Finds fixed phrases in an essay, by whole words, in one pass. Articles and spelling do not matter. */
import { toBase } from './base-form.ts';
import type { Document } from './document.ts';
import type { Token } from './tokens.ts';

/** `phrase` as it was listed; the place begins with its article where the phrase begins with one. */
export type FoundPhrase = { phrase: string; start: number; end: number };

type Listed = { phrase: string; words: readonly string[]; opensWithArticle: boolean };
export type PhraseIndex = { byFirst: ReadonlyMap<string, readonly Listed[]>; form: (word: string) => string };

const ARTICLES = new Set(['a', 'an', 'the']);

const asItIs = (word: string) => word;

/** Phrases by their first word that is no article, longest first. Lower case, words parted by spaces. */
export function indexPhrases(phrases: Iterable<string>, form = asItIs): PhraseIndex {
  const index = new Map<string, Listed[]>();
  for (const phrase of phrases) {
    const all = phrase.trim().split(/\s+/);
    const kept = all.filter((word) => !ARTICLES.has(word));
    const words = kept.map(form);
    const listed = { phrase, words, opensWithArticle: kept[0] !== all[0] };
    const first = words[0] as string;
    index.set(
      first,
      [...(index.get(first) ?? []), listed].sort((a, b) => b.words.length - a.words.length),
    );
  }
  return { byFirst: index, form };
}

/** The same, with every word in any of its forms: "a valuable lesson" is "valuable lessons" too. */
export function indexPhrasesInAnyForm(phrases: Iterable<string>): PhraseIndex {
  return indexPhrases(phrases, toBase);
}

export function findPhrases({ tokens }: Document, { byFirst, form }: PhraseIndex): FoundPhrase[] {
  const found: FoundPhrase[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    for (const { phrase, words, opensWithArticle } of byFirst.get(form(token.meant)) ?? []) {
      const last = matchWords(tokens, i, words, form);
      if (last < 0) continue;
      const before = tokens[i - 1];
      const from = opensWithArticle && before && ARTICLES.has(before.meant) ? before : token;
      found.push({ phrase, start: from.start, end: (tokens[last] as Token).end });
      i = last;
      break;
    }
  }
  return found;
}

/** The position of the last word, or -1. */
function matchWords(
  tokens: readonly Token[],
  from: number,
  words: readonly string[],
  form: (word: string) => string,
): number {
  let at = from;
  for (const [place, word] of words.entries()) {
    if (place > 0) at++;
    while (place > 0 && ARTICLES.has(tokens[at]?.meant ?? '')) at++;
    if (form(tokens[at]?.meant ?? '') !== word) return -1;
  }
  return at;
}
