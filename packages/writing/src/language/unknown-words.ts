/** The words of an essay that no list knows: what costs most to read. */
import { oncePer } from '../measures/once.ts';
import type { Document } from '../text/document.ts';
import type { Token } from '../text/tokens.ts';
import { isInDictionary, isKnownWord } from './spelling.ts';

/** Every place of a word that neither dictionary has, in the order of the text; our own lists may know it. */
export const oddWords = oncePer((document: Document): readonly Token[] => {
  const odd = new Map<string, boolean>();
  return document.words.filter(({ kind, text }) => {
    if (kind !== 'word') return false;
    const isOdd = odd.get(text) ?? !isInDictionary(text.replaceAll('’', "'"));
    odd.set(text, isOdd);
    return isOdd;
  });
});

/** Whether there are more different words than `most` that no list knows, ours included; ends as soon as that is certain. */
export function hasMoreUnknown(document: Document, most: number): boolean {
  const seen = new Set<string>();
  for (const { kind, text, lower } of document.words) {
    if (kind === 'word' && !seen.has(lower) && !isKnownWord(text)) seen.add(lower);
    if (seen.size > most) return true;
  }
  return false;
}
