/** Numbers with what they count: "22 wells", "nine days", "35 taka". */

import { FUNCTION_WORDS } from '../words/function-words.ts';
import { NUMBER_WORDS } from '../words/number-words.ts';
import type { Word } from './words.ts';

export type NumberPhrase = {
  text: string;
  at: number;
  value: number;
  /** what is counted, in lower case and without a plural s; empty where it is not said */
  of: string;
  sort: 'time' | 'money' | 'count';
};

/** What may follow a counted thing and is no part of it. */
const VERBS: ReadonlySet<string> = new Set(
  `went came said told took gave got made saw knew felt left kept began broke ran sat stood fell grew won lost wrote built bought brought found held paid
sent slept spent spoke met read put let cut hit became drove ate flew forgot heard hid led rose sang sold swam threw woke wore says goes comes makes takes needs
wants works helps uses knows likes starts stops means gets gives keeps runs lives go come make take need want work help use know like start stop get give keep`.split(
    /\s+/,
  ),
);
const TIME = /^(?:second|minute|hour|day|night|week|month|year|morning|evening)s?$/;
const MONEY =
  /^(?:taka|tk|rupees?|dollars?|euros?|pounds?|riyals?|dirhams?|usd|bdt|inr|cents?|yen|naira|lira|pesos?|টাকা|ريال|دينار|جنيه)$/;
/** In other scripts only these words (and money) are known for what is counted; after any other number a verb may stand. */
const TIME_ELSEWHERE =
  /^(?:সেকেন্ড|মিনিট|ঘণ্টা|ঘন্টা|দিন|রাত|সপ্তাহ|মাস|বছর|دقيقة|دقائق|ساعة|ساعات|يوما|يومًا|يوم|أيام|ليلة|ليال|أسبوع|أسابيع|شهر|شهرا|شهرًا|أشهر|شهور|سنة|سنوات|عاما|عامًا|أعوام)$/;
const COUNTED_ELSEWHERE =
  /^(?:জন|বার|طالب|طالبا|طالبًا|طلاب|طالبات|شخصا|شخصًا|أشخاص|طفلا|طفلًا|أطفال|كتابا|كتابًا|كتب|مرة|مرات)$/;
const MONTH =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)$/;
const BEFORE = /(?:[$€£৳₹]|(?:tk|usd|bdt|inr)\.?\s)$/i;
const values: Record<string, number> = {};
`two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen`
  .split(' ')
  .forEach((word, i) => {
    values[word] = i + 2;
  });
`twenty thirty forty fifty sixty seventy eighty ninety`.split(' ').forEach((word, i) => {
  values[word] = (i + 2) * 10;
});

export function numberPhrases(text: string, words: readonly Word[]): NumberPhrase[] {
  const found: NumberPhrase[] = [];
  for (let i = 0; i < words.length; i++) {
    const first = words[i] as Word;
    const isNumber = /^\p{Nd}/u.test(first.text) || (NUMBER_WORDS.has(first.lower) && first.lower !== 'twice');
    if (!isNumber || !standsAlone(text, first)) continue;
    let end = i + 1;
    let from = first.start;
    // "1,200" and "2.5" are cut by the word pattern
    while (words[end] && /^\p{Nd}/u.test((words[end] as Word).text) && /^[.,٫٬]$/u.test(between(text, words, end)))
      end++;
    while (words[end] && NUMBER_WORDS.has((words[end] as Word).lower) && between(text, words, end) === ' ') end++;
    const value = numberIn(text.slice(first.start, (words[end - 1] as Word).end));
    const money = BEFORE.exec(text.slice(Math.max(0, first.start - 6), first.start));
    if (money) from = first.start - money[0].length;
    if (!money && ((isYear(first.text, value) && end === i + 1) || isDay(text, words, i, end))) continue;
    const counted: Word[] = [];
    while (counted.length < 2 && words[end] && between(text, words, end) === ' ') {
      const word = words[end] as Word;
      if (FUNCTION_WORDS.has(word.lower) || /^\p{Nd}/u.test(word.text) || /(?:ed|ly|ing)$/.test(word.lower)) break;
      const isLatin = /^\p{Script=Latin}/u.test(word.text);
      if (!isLatin && (counted.length > 0 || !isCountedElsewhere(word.lower))) break;
      if (counted.length > 0 && VERBS.has(word.lower)) break;
      counted.push(word);
      end++;
      if (isTime(word.lower) || MONEY.test(word.lower) || /s$/.test(word.lower)) break;
    }
    const last = counted.at(-1);
    if (last || money) {
      const of = (last?.lower ?? 'money').replace(/s$/, '');
      const sort = money || MONEY.test(last?.lower ?? '') ? 'money' : isTime(last?.lower ?? '') ? 'time' : 'count';
      const phrase = text.slice(from, last?.end ?? (words[end - 1] as Word).end);
      if (phrase.length <= 40) found.push({ text: phrase, at: from, value, of, sort });
    }
    i = end - 1;
  }
  return found;
}

/** Whether no letter or digit touches the number from the left ("A4", "2.5" read from its 5). */
function standsAlone(text: string, word: Word): boolean {
  return !/[\p{L}\p{Nd}][.,:/-]?$/u.test(text.slice(Math.max(0, word.start - 2), word.start));
}

function between(text: string, words: readonly Word[], i: number): string {
  return text.slice((words[i - 1] as Word).end, (words[i] as Word).start);
}

/** A year in any digits, also as the first part of "2021-03" or of "1990s". */
function isYear(text: string, value: number): boolean {
  return /^\p{Nd}{4}/u.test(text) && value >= 1900 && value < 2100;
}

/** "12 March", "March 12": a day counts nothing. */
function isDay(text: string, words: readonly Word[], from: number, end: number): boolean {
  const [before, after] = [words[from - 1], words[end]];
  return (
    (before !== undefined && MONTH.test(before.lower) && between(text, words, from) === ' ') ||
    (after !== undefined && MONTH.test(after.lower) && between(text, words, end) === ' ')
  );
}

function isCountedElsewhere(word: string): boolean {
  return TIME_ELSEWHERE.test(word) || COUNTED_ELSEWHERE.test(word) || MONEY.test(word);
}

function isTime(word: string): boolean {
  return TIME.test(word) || TIME_ELSEWHERE.test(word);
}

function numberIn(text: string): number {
  // Arabic digits begin at a code point that ends in 0, those of Bangla and Devanagari at one that ends in 6.
  const low = (digit: string) => (digit.codePointAt(0) ?? 0) % 16;
  const latin = text
    .replace(/[٠-٩۰-۹]/gu, (digit) => String(low(digit)))
    .replace(/[০-৯०-९]/gu, (digit) => String(low(digit) - 6));
  const digits = latin.replace(/[,٬]/gu, '').match(/[\d.]+/);
  if (digits) return Number.parseFloat(digits[0]) || 0;
  let sum = 0;
  for (const word of text.toLowerCase().split(/[\s-]+/)) {
    if (word === 'hundred' || word === 'thousand') sum = Math.max(1, sum) * (word === 'hundred' ? 100 : 1000);
    else sum += values[word] ?? 0;
  }
  return sum;
}
