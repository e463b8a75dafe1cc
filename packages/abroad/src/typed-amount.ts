// An amount as people type it: ৳20,00,000 · 1.234,56 · 1 234 · ٢٠٠٠٫٥ · ২০,০০০. What could mean two things is asked
// about, never guessed.
import { largestAmount, minorDigits } from './currencies.ts';

export type AmountProblem = 'empty' | 'not-a-number' | 'negative' | 'too-large' | 'too-many-decimals' | 'ambiguous';
export type TypedAmount = { minor: number } | { problem: AmountProblem };

const zeros = ['0', '٠', '۰', '०', '০', '0'].map((zero) => zero.charCodeAt(0));

/** Digits of Arabic, Persian, Devanagari, Bengali and full width as 0-9; their separators as . and , */
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
function split(text: string, digits: number): [string, string] | AmountProblem {
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
  if (after.length !== 3) return [before || '0', after];
  // one mark, three digits after it: 1,234 is a thousand; 1.234 is one too in half of the world
  if (mark === ',') return digits === 3 ? 'ambiguous' : [before + after, ''];
  return digits === 3 ? [before || '0', after] : 'ambiguous';
}

/** Reads what was typed, in the main unit of the currency. Symbols and spaces around and between digits do not matter. */
export function readAmount(typed: string, currency: string): TypedAmount {
  const bare = plainDigits(typed).replace(/[\s\u00a0\u202f\u2009'’_\p{Sc}\u200e\u200f\u061c]/gu, '');
  if (bare === '') return problem('empty');
  if (/^[-−–]/.test(bare) || /^\(.*\)$/.test(bare)) return problem('negative');
  // a code or a word beside the number, as in "BDT 500" or "500 Tk."
  const text = bare.replace(/^\p{L}+\.?/u, '').replace(/\p{L}+\.?$/u, '');
  if (!/^[\d.,]*\d[\d.,]*$/.test(text)) return problem('not-a-number');
  const digits = minorDigits(currency);
  const parts = split(text, digits);
  if (typeof parts === 'string') return problem(parts);
  const [whole, decimals] = parts;
  if (!/^\d+$/.test(whole) || !/^\d*$/.test(decimals)) return problem('not-a-number');
  if (decimals.replace(/0+$/, '').length > digits) return problem('too-many-decimals');
  const minor = BigInt(whole + decimals.slice(0, digits).padEnd(digits, '0'));
  return minor > BigInt(largestAmount) ? problem('too-large') : { minor: Number(minor) };
}

/** A rate or a count as typed: a plain number with at most four decimals, not negative; undefined when it is not one. */
export function readNumber(typed: string): number | undefined {
  const text = plainDigits(typed)
    .replace(/[\s%\u00a0\u202f٪\u200e\u200f\u061c]/g, '')
    .replace(',', '.');
  return /^\d{1,9}(\.\d{1,4})?$/.test(text) ? Number(text) : undefined;
}
