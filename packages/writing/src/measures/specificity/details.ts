/** Where an essay is specific: names, numbers and things. Shared by the measures of this folder. */
import type { Document } from '../../text/document.ts';
import type { Sentence } from '../../text/sentences.ts';
import type { Token } from '../../text/tokens.ts';
import { CONCRETE_NOUNS } from '../../words/concrete-nouns.ts';
import { NUMBER_WORDS } from '../../words/number-words.ts';
import { STATE_VERBS } from '../../words/state-verbs.ts';

const NOT_NAMES = new Set(
  `i i'm i've i'd i'll english monday tuesday wednesday thursday friday saturday sunday god mr mrs ms`.split(' '),
);

/** A capitalised word inside a sentence. All-capital shouting of four letters and more does not count. */
export function isName(document: Document, sentence: Sentence, index: number): boolean {
  const token = document.tokens[index] as Token;
  if (token.kind !== 'word' || index === sentence.first || !/^\p{Lu}/u.test(token.text) || NOT_NAMES.has(token.lower))
    return false;
  const before = document.tokens[index - 1];
  if (before && /^["“‘'(:]$/.test(before.text)) return false;
  return token.text.length < 6 || token.text !== token.text.toUpperCase();
}

export function isNumber(token: Token): boolean {
  return token.kind === 'number' || NUMBER_WORDS.has(token.lower);
}

export function isThing(token: Token): boolean {
  const { lower } = token;
  if (CONCRETE_NOUNS.has(lower)) return true;
  if (!lower.endsWith('s')) return false;
  return (
    CONCRETE_NOUNS.has(lower.slice(0, -1)) ||
    CONCRETE_NOUNS.has(lower.slice(0, -2)) ||
    CONCRETE_NOUNS.has(`${lower.slice(0, -3)}y`)
  );
}

/** "I" with a verb of doing, at most one adverb or auxiliary between them: "I soldered", "I had just rebuilt". */
export function isOwnAction(document: Document, index: number): boolean {
  const token = document.tokens[index] as Token;
  if (token.lower !== 'i' && token.lower !== 'we') return false;
  for (let i = index + 1; i <= index + 3; i++) {
    const next = document.tokens[i];
    if (next?.kind !== 'word') return false;
    const past = /(?:ed|ught|ung|ilt|ept|ote|old|oke|ove|ran|led|sat|met|won|cut|put|set|dug|fed|hid|lay|taught)$/.test(
      next.lower,
    );
    if (next.pos === 'VERB' && !STATE_VERBS.has(next.lower)) return past;
    if (next.pos !== 'ADV' && next.pos !== 'AUX' && next.lower !== 'had') return false;
  }
  return false;
}

/** Whether a sentence holds a name, a number, a thing or something the writer did. */
export function isConcrete(document: Document, sentence: Sentence): boolean {
  for (let i = sentence.first; i < sentence.last; i++) {
    const token = document.tokens[i] as Token;
    if (token.kind === 'mark') continue;
    if (isNumber(token) || isThing(token) || isName(document, sentence, i) || isOwnAction(document, i)) return true;
  }
  return false;
}
