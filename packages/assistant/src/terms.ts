// From text to the terms that are compared: the same for passages and for questions.
import { stopWords } from './words/stop-words.ts';
import { synonyms } from './words/synonyms.ts';

const marks = /[\u0300-\u036f\u064b-\u065f\u0670\u0640\u093c]/g;
/** French joins small words to the next one: l’université, d’inscription, qu’il. */
const joined = /(?<!\p{L})(?:l|d|c|m|t|s|qu)[’'`](?=\p{L})/giu;

/** Letters that can be written in two ways, in patterns as in folded words. */
export function foldPattern({ source }: RegExp): RegExp {
  const letters = source.normalize('NFKD').replace(marks, '').normalize('NFC');
  return new RegExp(
    letters
      .replace(/[أإآٱ]/g, 'ا')
      .replace(/ة/g, 'ه')
      .replace(/ى/g, 'ي'),
  );
}

/** Case, accents and the spellings that people mix: Arabic alef, taa marbuta and yaa, Bangla's two-part letters. */
function fold(text: string): string {
  return text
    .replace(joined, ' ')
    .normalize('NFKD')
    .replace(marks, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .replace(/ı/g, 'i')
    .replace(/œ/g, 'oe')
    .replace(/ँ/g, 'ं')
    .replace(/\p{Nd}/gu, (digit) => String(digitOf(digit)))
    .replace(/[’'`]/g, '');
}

function digitOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  // Arabic-Indic, Persian, Hindi and Bangla digits each stand in a row of ten
  for (const zero of [0x30, 0x660, 0x6f0, 0x966, 0x9e6]) if (code >= zero && code <= zero + 9) return code - zero;
  return 0;
}

const banglaEndings = /(গুলোর|গুলো|গুলি|দের|ের|েরা|টির|টা|টি|কে|তে|রা|ে|র)$/;
const arabicStart = /^(وال|بال|كال|فال|لل|ال)/;

/** Cuts endings that change nothing of the meaning; short words stay whole. */
export function stem(word: string): string {
  if (/^[a-z]+$/.test(word)) {
    if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
    if (word.length > 4 && /(ches|shes|sses|xes)$/.test(word)) return word.slice(0, -2);
    if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') && !word.endsWith('us')) return word.slice(0, -1);
    if (word.length > 6 && word.endsWith('ing')) return word.slice(0, -3);
    if (word.length > 5 && word.endsWith('ed')) return word.slice(0, -2);
    return word;
  }
  if (/^\p{Script=Bengali}+$/u.test(word) && word.length > 4) return word.replace(banglaEndings, '');
  if (/^\p{Script=Arabic}+$/u.test(word) && word.length > 4) return word.replace(arabicStart, '');
  return word;
}

const folded = (words: Iterable<string>) => [...words].map(fold);
const stops = new Set(folded(stopWords));
const canonical = new Map(
  [...synonyms].flatMap(([word, one]): [string, string][] => [
    [fold(word), fold(one)],
    [stem(fold(word)), fold(one)],
  ]),
);

/** Whether a folded word says nothing of what a question is about. */
export const isStopWord = (word: string): boolean => stops.has(word);

/** The words of a text, in their order, folded. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

const known = (word: string) => canonical.get(word) ?? canonical.get(stem(word));

/** Arabic joins "and", "in", "for", "the" and "my" to a word: what is left of it where that is a word that is known here. */
function knownArabic(word: string): string | undefined {
  if (word.length < 4 || !/^\p{Script=Arabic}+$/u.test(word)) return undefined;
  const starts = ['', word.replace(/^[وفبكل]/, ''), word.replace(/^[وف]?[بكل]?(?:ال|ل)?/, '')];
  for (const start of starts)
    for (const root of [start, start.replace(/(?:ي|ك|نا|هم|ها|ه)$/, ''), start.replace(/ت(?:ي|ك|نا|هم|ها|ه)$/, 'ه')]) {
      if (root.length < 3) continue;
      const one = stops.has(root) ? root : known(root);
      if (one) return one;
    }
  return undefined;
}

/** The term that a word stands for; null for a word that says nothing. */
export function termOf(word: string): string | null {
  if (stops.has(word)) return null;
  const one = known(word);
  if (one !== undefined) return stem(one);
  const arabic = knownArabic(word);
  if (arabic !== undefined) return stops.has(arabic) ? null : stem(arabic);
  const root = stem(word);
  if (stops.has(root)) return null;
  return root;
}

/** The telling terms of a text, in their order. */
export function termsOf(text: string): string[] {
  return wordsOf(text).flatMap((word) => termOf(word) ?? []);
}
