// Numbers as people type them: in the digits of any script, with the thousands and decimals of the reader's language.
import { plainDigits } from '@lantern/contract/typed-text';
import { i18n } from '@lingui/core';
import { intlLocale } from '#api/intl-locale.ts';

const groupMarks = new Map<string, string>();

/** What stands between thousands in a language: the comma of 12,345, the point of 12.345. */
export function groupMark(locale: string): string {
  const known = groupMarks.get(locale);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat(intlLocale(locale || 'en')).formatToParts(12_345);
  const mark = parts.find(({ type }) => type === 'group')?.value ?? '';
  groupMarks.set(locale, mark);
  return mark;
}

/** Groups of three, or the Indian twos before a three: 1,234,567 or 12,34,567. */
const grouped = /^\d{1,3}(,\d{3})+$|^\d{1,2}(,\d{2})*,\d{3}$/;

/** Where the decimals begin, behind their mark; -1 where there are none. */
function decimalMarkOf(text: string): number {
  const marks = [...text.matchAll(/[.,٫]/g)];
  const last = marks.at(-1);
  if (!last) return -1;
  const [mark] = last;
  const alike = marks.filter((one) => one[0] === mark).length;
  if (mark === '٫' || alike < marks.length) return last.index;
  if (alike > 1) return -1;
  // one mark, and three digits behind it: 1,450 is a thousand in English and less than two in French
  const mayBeGroup = /^[1-9]\d{0,2}[.,]\d{3}$/.test(text);
  return mayBeGroup && groupMark(i18n.locale) === mark ? -1 : last.index;
}

/**
 * A number that is not negative; null for nothing, NaN for what is something else or has more decimals. Signs of percent
 * and marks that nobody sees do not matter.
 */
export function readDecimal(typed: string, decimals = 3): number | null {
  const text = plainDigits(typed)
    .replace(/\p{Cf}/gu, '')
    .replace(/[%٪]\s*$/, '')
    .replaceAll('،', ',')
    .trim();
  if (text === '') return null;
  const at = decimalMarkOf(text);
  const whole = (at < 0 ? text : text.slice(0, at)).replace(/[.\s'’٬]/g, ',');
  const rest = at < 0 ? '' : text.slice(at + 1);
  const isNumber = (/^\d{1,9}$/.test(whole) || grouped.test(whole)) && (at < 0 || /^\d+$/.test(rest));
  return isNumber && rest.length <= decimals ? Number(`${whole.replaceAll(',', '')}.${rest || 0}`) : Number.NaN;
}

/** A whole number; NaN for nothing and for what is something else. */
export const readWhole = (typed: string): number => readDecimal(typed, 0) ?? Number.NaN;

/** What `readDecimal` reads back: in Spanish 3.125 would be three thousand. */
export function writeDecimal(value: number | null): string {
  if (value === null) return '';
  return groupMark(i18n.locale) === '.' ? String(value).replace('.', ',') : String(value);
}
