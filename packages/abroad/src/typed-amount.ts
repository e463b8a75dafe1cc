// An amount as people type it: ৳20,00,000 · 1.234,56 · 1 234 · ٢٠٠٠٫٥ · ২০ লাখ · 2 lakh 50 thousand · Rs. 500/-. What
// could mean two things is asked about, never guessed; a number is never taken without the words beside it.
import { type AmountWord, readWords } from './amount-words.ts';
import { largestAmount, minorDigits } from './currencies.ts';

export type AmountProblem =
  | 'empty'
  | 'not-a-number'
  | 'negative'
  | 'too-large'
  | 'too-many-decimals'
  | 'ambiguous'
  | 'unknown-word'
  | 'other-currency';
export type TypedAmount = { minor: number } | { problem: AmountProblem };

/** The zeros of Arabic, Persian, N'Ko, the scripts of India, Sinhala, Thai, Lao, Tibetan, Burmese, Khmer, full width. */
const zeros = [...'٠۰߀०০੦૦୦௦౦೦൦෦๐໐༠၀០０'].map((zero) => zero.charCodeAt(0));

/** Digits of any of these scripts as 0-9; the marks of Arabic numbers as . and , */
function plainDigits(text: string): string {
  let plain = '';
  for (const char of text) {
    const code = char.charCodeAt(0);
    const zero = zeros.find((first) => code >= first && code <= first + 9);
    plain += zero === undefined ? char : String(code - zero);
  }
  return plain.replaceAll('٫', '.').replaceAll('٬', ',').replaceAll('،', ',');
}

const problem = (name: AmountProblem): TypedAmount => ({ problem: name });

/** Groups of three, or the Indian twos before a three: 1,234,567 or 12,34,567. */
const grouped = /^\d{1,3}(,\d{3})+$|^\d{1,2}(,\d{2})*,\d{3}$/;

/** Takes thousands apart from decimals: [whole, decimals], or the reason it cannot. */
function split(text: string, digits: number, group: string): [string, string] | AmountProblem {
  const marks = text.match(/[.,]/g) ?? [];
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last < 0) return [text, ''];
  const mark = text.charAt(last);
  const after = text.slice(last + 1);
  const before = text.slice(0, last);
  const asGroups = (part: string, by: string) => grouped.test(part.replaceAll(by, ','));
  // two kinds of mark: the last is the decimal one
  if (marks.some((other) => other !== mark)) {
    const by = mark === '.' ? ',' : '.';
    if (before.includes(mark) || !asGroups(before, by)) return 'not-a-number';
    return [before.replaceAll(by, ''), after];
  }
  if (marks.length > 1) return asGroups(text, mark) ? [text.replaceAll(mark, ''), ''] : 'not-a-number';
  // thousands stand behind one to three digits, the first of them no 0: 0,567 and 1234,567 have decimals
  if (after.length !== 3 || !/^[1-9]\d{0,2}$/.test(before)) return [before || '0', after];
  // one mark, three digits after it: 1,234 is a thousand; 1.234 is one too in half of the world
  if (mark === ',' || mark === group) return digits === 3 ? 'ambiguous' : [before + after, ''];
  return digits === 3 ? [before || '0', after] : 'ambiguous';
}

/** The whole number of 10^-decimals that a number with thousands and decimals is, and how many decimals those are. */
function scaled(text: string, digits: number, group: string): { whole: bigint; decimals: number } | AmountProblem {
  const parts = split(text, digits, group);
  if (typeof parts === 'string') return parts;
  const [whole, after] = parts;
  if (!/^\d+$/.test(whole) || !/^\d*$/.test(after)) return 'not-a-number';
  const decimals = after.replace(/0+$/, '');
  return { whole: BigInt(whole + decimals), decimals: decimals.length };
}

const isProblem = (word: AmountWord) => word === 'other' || word === 'unknown';
const powerIn = (words: AmountWord[]) =>
  words.reduce((sum, word) => (typeof word === 'object' ? sum + word.power : sum), 0);

/** "500/-", "500/=", "500,-", "500.–": the end of an amount as bills have it. */
const billEnd = /(?<!\s)\s*(?:\/[-=–—]?|[.,][-–—]+)\s*$/;
const invisible = /[\u200b-\u200f\u061c\u2060\ufeff\u00ad]/g;
const number = /[.,]?\d(?:[\d.,_'’\s]*\d)?(?:[.,](?!\p{L}))?/gu;

/**
 * Reads what was typed, in the main unit of the currency. Marks of that currency and spaces around and between digits
 * do not matter; words for how many are multiplied in, and terms that fall in size are added: 2 lakh 50 thousand.
 * `group` is what stands between thousands in the reader's language.
 */
export function readAmount(typed: string, currency: string, group = ','): TypedAmount {
  // no digit of these is one of the number: 10², ½, ①
  if (/\p{No}/u.test(typed)) return problem('not-a-number');
  const text = plainDigits(typed.normalize('NFKC')).replace(invisible, '').trim();
  if (text.replace(/\p{Sc}/gu, '').trim() === '') return problem('empty');
  if (/^\p{Sc}?\s*[-−–]/u.test(text) || /^\(.*\)$/.test(text)) return problem('negative');
  // the point of "Rs.500" is the word's
  const bare = text.replace(billEnd, '').replace(/(\p{L})\.(?=\d)/gu, '$1 ');
  const numbers = [...bare.matchAll(number)];
  const [first] = numbers;
  if (!first) return problem('not-a-number');
  const digits = minorDigits(currency);
  const before = readWords(bare.slice(0, first.index), currency);
  if (before.includes('other')) return problem('other-currency');
  if (before.some((word) => word !== 'own')) return problem('unknown-word');
  let minor = 0n;
  let lastPower = Number.POSITIVE_INFINITY;
  for (const [index, match] of numbers.entries()) {
    const after = bare.slice(match.index + match[0].length, numbers[index + 1]?.index);
    const words = readWords(after, currency);
    if (words.includes('other')) return problem('other-currency');
    if (words.some(isProblem)) return problem('unknown-word');
    const power = powerIn(words);
    // "5 lakh 3" may be 5,00,003 or 5,03,000
    if (numbers.length > 1 && (power === 0 || power >= lastPower)) return problem('not-a-number');
    lastPower = power;
    const read = scaled(match[0].replace(/[\s_'’]/g, ''), digits, group);
    if (typeof read === 'string') return problem(read);
    const shift = digits + power - read.decimals;
    if (shift < 0) return problem('too-many-decimals');
    if (shift > 40) return problem('too-large');
    minor += read.whole * 10n ** BigInt(shift);
  }
  return minor > BigInt(largestAmount) ? problem('too-large') : { minor: Number(minor) };
}
