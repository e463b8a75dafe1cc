// One spelling for letters that differ only in how they are written: accents, traditional and simplified characters,
// forms of Arabic letters, full width. Search compares nothing else.
import { simplified } from './simplified.ts';

const marks = /[\u0300-\u036f\u064b-\u065f\u0670\u0640\u200b-\u200f\u00ad]/g;
const latin: Record<string, string> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i', ħ: 'h', ə: 'a', ŋ: 'n' },
  ...{ أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ة: 'ه', ى: 'ي', ی: 'ي', ک: 'ك', ؤ: 'و', ئ: 'ي' },
  // digits and letters of Indic scripts that keyboards write in two ways
  ...{ '\u09f0': 'র', ё: 'е', ґ: 'г', '・': ' ', '·': ' ', '‐': ' ', '–': ' ', '—': ' ' },
};
const pairs = new Map([...Object.entries(latin), ...simplified()]);

/** Lower case, without accents, every letter in the one form by which it is compared. Punctuation stays. */
export function fold(text: string): string {
  const plain = text.normalize('NFKD').toLowerCase().replace(marks, '').normalize('NFC');
  let folded = '';
  for (const letter of plain) folded += pairs.get(letter) ?? letter;
  return folded;
}

/** The words of a text: folded, without punctuation; 'U.C.L.A.' is one, and so is "Queen's". */
export function splitWords(text: string): string[] {
  return (
    fold(text)
      .replace(/(?<![\p{L}\p{N}])((?:\p{L}\.){2,})(\p{L}(?![\p{L}\p{N}]))?/gu, (whole) => whole.replaceAll('.', ''))
      .replace(/(?<=\p{L})['’‘ʼʻ`´](?=\p{L})/gu, '')
      .replace(/(?<!\p{L})a ?(?:&|and) ?([mt])(?!\p{L})/gu, 'a$1')
      // Vietnamese writes one word as two
      .replace(/(?<!\p{L})(dai hoc|cao dang|hoc vien)(?!\p{L})/gu, (word) => word.replace(' ', ''))
      .replaceAll('&', ' and ')
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .filter(Boolean)
  );
}
