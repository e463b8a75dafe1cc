/** Parts of speech from wink-nlp's small English model (CPU only, loaded once, about 70 ms). */
import model from 'wink-eng-lite-web-model';
import winkNLP from 'wink-nlp';
import type { Token } from './tokens.ts';

/** Names, feelings and negation are not asked for: their tables are left unread. */
const unread = () => ({ machines: ['[0,0,{},{},{},{}]'], transformers: [], setter: () => undefined });
const nlp = winkNLP({ ...model, ner: unread, sa: unread, negation: unread }, ['sbd', 'pos']);
const { its } = nlp;

/** How far ahead a tagged word is looked for before it is skipped. */
const REACH = 80;

/** Sets `pos` on each token. Both lists come from the same text; they are matched by position. */
export function tagTokens(text: string, tokens: Token[]): void {
  if (tokens.length === 0) return;
  const read = nlp.readDoc(text).tokens();
  const values = read.out(its.value) as string[];
  const tags = read.out(its.pos) as string[];
  let cursor = 0;
  let index = 0;
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as string;
    if (value.trim() === '') continue;
    const at = findNear(text, value, cursor);
    if (at < 0) continue;
    cursor = at + value.length;
    while (index < tokens.length && (tokens[index] as Token).end <= at) index++;
    const token = tokens[index];
    if (!token) return;
    const hyphenated = token.text.includes('-') && at > token.start && /^\p{L}/u.test(value);
    if (at === token.start || hyphenated) token.pos = tags[i] as string;
  }
}

function findNear(text: string, value: string, from: number): number {
  if (text.startsWith(value, from)) return from;
  const at = text.slice(from, from + REACH + value.length).indexOf(value);
  return at < 0 ? -1 : from + at;
}
