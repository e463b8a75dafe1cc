// Money as people say it. Amounts are whole minor units.
import { minorDigits, toMain } from '@lantern/abroad/currencies';
import type { I18n } from '@lingui/core';
import { intlLocale } from '#api/intl-locale.ts';

/** Currencies whose people count in lakh and crore. */
const inLakhs = new Set(['BDT', 'INR', 'LKR', 'NPR', 'PKR']);
const lakhLocales: Record<string, string> = { en: 'en-IN', bn: 'bn-BD', hi: 'hi-IN' };

const localeOf = (i18n: I18n, currency: string) =>
  (inLakhs.has(currency) && lakhLocales[i18n.locale]) || intlLocale(i18n.locale);

/** In a right-to-left line the sign of US$ would go to the other side of its letters. */
const oneSign = (money: string, { locale }: I18n) =>
  locale === 'ar' ? money.replace(/[A-Z]+\p{Sc}/u, '$&\u200e') : money;

type Style = { short?: boolean };

/** US$38,362 · ৳20,00,000; `short` is for what is beside an exact amount: ৳46.8 lakh. */
export function formatMoney(minor: number, currency: string, i18n: I18n, { short = false }: Style = {}): string {
  const main = toMain(minor, currency);
  const isWhole = short || Number.isInteger(main) || Math.abs(main) >= 10_000;
  const locale = localeOf(i18n, currency);
  const digits = isWhole ? 0 : minorDigits(currency);
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: i18n.locale === 'en' ? 'symbol' : 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  if (!short || Math.abs(main) < 100_000) return oneSign(money.format(main), i18n);
  // Intl writes lakh and million out for plain numbers alone; of money it makes ১১.১ লা৳
  const words = new Intl.NumberFormat(locale, {
    notation: 'compact',
    compactDisplay: 'long',
    maximumFractionDigits: 1,
    signDisplay: 'never',
  }).format(main);
  const parts = money.formatToParts(main);
  const first = parts.findIndex(({ type }) => type === 'integer');
  return parts
    .map(({ type, value }, at) => {
      if (at === first) return words;
      return type === 'integer' || type === 'group' ? '' : value;
    })
    .join('');
}

/** A plain number in an input. */
export function formatAmount(minor: number, currency: string, i18n: I18n): string {
  const options = { maximumFractionDigits: minorDigits(currency) };
  return new Intl.NumberFormat(localeOf(i18n, currency), options).format(toMain(minor, currency));
}

export function currencyName(currency: string, i18n: I18n): string {
  return new Intl.DisplayNames([i18n.locale], { type: 'currency' }).of(currency) ?? currency;
}
