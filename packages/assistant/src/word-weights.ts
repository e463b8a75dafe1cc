// How much each word of a question tells of what it asks.
import { isOfGroup } from './meanings.ts';
import type { PassageIndex } from './passage-index.ts';
import { termsOf } from './terms.ts';
import { commonWords } from './words/common-words.ts';
import { fillerWords } from './words/filler.ts';

/** Said in many questions, and seldom what they are about. */
export const light: ReadonlySet<string> = new Set(
  `year month week day master bachelor doctorate student course semester session intake abroad rule grade country citizen
  people get big much show tuition class write apply application programme program subject field engineering diploma open embassy consulate father mother parents
  school back reach early house know discount low income home edit live while enough visa permit city call focus first last second gone close`
    .split(/\s+/)
    .flatMap(termsOf),
);

/** A word that stands nowhere here may be what the question is about, or a way of speaking that we do not know. */
export const unknownWeight = 0.62;

/** The same where it may be grammar of a language that is read by lists: Bangla and Hindi in Latin letters, other scripts. */
export const unknownGrammar = 0.36;

export const isLight = (term: string, word: string) =>
  fillerWords.has(word) || light.has(term) || /^(?:\d{1,3}|20\d\d)$/.test(term);

/** How telling a term is. */
export function weightOf({ frequency, passages }: PassageIndex, term: string, word: string, unknown: number): number {
  const rarity = Math.log(1 + passages.size / (frequency.get(term) ?? 0.5));
  if (fillerWords.has(word)) return rarity * 0.12;
  if (!frequency.has(term) && commonWords.has(word)) return rarity * 0.12;
  if (!frequency.has(term)) return rarity * (/^[a-z\d]+$/.test(word) && !isOfGroup(word) ? unknown : unknownGrammar);
  return isLight(term, word) ? rarity * 0.25 : rarity;
}
