/**
 * What is said of a relative alone speaks of the question only where relatives may answer it: "My mother is a nurse" is no reason for a
 * course in nursing.
 */
import type { Document } from '@lantern/writing/text/document';
import type { Token } from '@lantern/writing/text/tokens';
import { isSign, type Signs } from './signs.ts';

const RELATIVE =
  /^(?:and |but |also |then |so )?(?:my|our) (?:\w+ )?(?:mother|father|mum|mom|dad|parents|brother|sister|uncle|aunt|auntie|aunty|cousin|grand\w+|husband|wife|family)s?\b(?!['’]s)/i;
const ONESELF = /\b(?:i|i['’](?:m|ve|d|ll)|me|myself|we|us)\b/i;
const TAKES_ON =
  /^(?:and |but |also )?(?:i (?:have|got|took|had|did|was|am)|mine (?:is|was)|me too|so (?:did|do|am|have) i)\b(?: (?:only|just|a|the|not|\d\S*|one|two|three|four|five|six|seven|eight|nine|it|that|them))/i;
const KIN = 'father';
/** A longer one is a transcript without marks, which holds everything. */
const LONGEST = 300;

export function withoutRelatives(document: Document, lists: readonly Signs[]): readonly Token[] {
  const { sentences, text, tokens, words } = document;
  const others = sentences.filter(({ start, end }, place) => {
    const said = text.slice(start, end);
    const next = sentences[place + 1];
    // "My cousin has seven in IELTS. I have six.": the second takes its subject from the first
    if (next && TAKES_ON.test(text.slice(next.start, next.end))) return false;
    return end - start < LONGEST && RELATIVE.test(said) && !ONESELF.test(said);
  });
  if (others.length === 0) return words;
  const kin = tokens.find(({ lower }) => lower === KIN) ?? words[0];
  if (kin && lists.some((list) => isSign(list, { ...kin, kind: 'word', lower: KIN, meant: KIN }))) return words;
  return words.filter(({ start }) => !others.some((sentence) => start >= sentence.start && start < sentence.end));
}
