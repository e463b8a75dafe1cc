// Figures that stand on a screen when it opens. The first number that Intl formats takes a slow phone a fifth of a second,
// since it looks through all the locales that the browser has; Intl does the same for these (test/small-numbers.test.ts).
import { factsOf, isLanguage } from '@lantern/contract/languages';
import type { I18n } from '@lingui/core';

const mannersOf = (locale: string) => (isLanguage(locale) ? factsOf(locale) : undefined);

/** A whole number from 0 to 999. */
export function smallNumber(value: number, { locale }: Pick<I18n, 'locale'>): string {
  const zero = mannersOf(locale)?.zero;
  return zero ? String(value).replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit))) : String(value);
}

/** Of a share from 0 to 1, in whole percent. */
export function wholePercent(share: number, i18n: Pick<I18n, 'locale'>): string {
  return smallNumber(Math.round(share * 100), i18n) + (mannersOf(i18n.locale)?.percent ?? '%');
}
