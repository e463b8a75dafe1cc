/**
 * A sentence as its bare words, for patterns that should not mind small errors: lower case, misspelled words as they were
 * meant, verbs and nouns in their base form, contractions in full, no articles and no marks. "They hadn't known the answers"
 * is " they have not know answer ", with a space at both ends.
 */
import { toBase } from './base-form.ts';
import type { Document } from './document.ts';
import type { Sentence } from './sentences.ts';
import type { Token } from './tokens.ts';

export type Gist = {
  words: string;
  /** How many words: articles do not count, so that a missing one changes nothing. */
  count: number;
  /** The place in the essay of a match in `words`. */
  locate: (match: { index: number; 0: string }) => { start: number; end: number };
};

const ARTICLES = new Set(['a', 'an', 'the']);
const CONTRACTED: Readonly<Record<string, string>> = {
  "can't": 'can not',
  cannot: 'can not',
  "won't": 'will not',
  "shan't": 'shall not',
  "i'm": 'i am',
  "let's": 'let us',
};

export function readGist(document: Document, sentence: Sentence): Gist {
  const places: { from: number; token: Token }[] = [];
  let words = ' ';
  for (let i = sentence.first; i < sentence.last; i++) {
    const token = document.tokens[i] as Token;
    if (token.kind === 'mark' || ARTICLES.has(token.meant)) continue;
    places.push({ from: words.length, token });
    words += `${inFull(token.meant).split(' ').map(toBase).join(' ')} `;
  }
  const tokenAt = (at: number) => places.findLast(({ from }) => from <= at)?.token ?? places[0]?.token;
  return {
    words,
    count: places.length,
    locate: (match) => {
      const text = match[0];
      const first = tokenAt(match.index + (text.length - text.trimStart().length));
      const last = tokenAt(match.index + text.trimEnd().length - 1);
      return { start: first?.start ?? sentence.start, end: last?.end ?? sentence.end };
    },
  };
}

function inFull(word: string): string {
  if (!word.includes("'") && word !== 'cannot') return word;
  return (
    CONTRACTED[word] ??
    word
      .replace(/n't$/, ' not')
      .replace(/'ve$/, ' have')
      .replace(/'re$/, ' are')
      .replace(/'ll$/, ' will')
      .replace(/^(i|you|he|she|we|they)'d$/, '$1 would')
      .replace(/^(it|that|there|what|who|he|she)'s$/, '$1 is')
  );
}
