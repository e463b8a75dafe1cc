import { languageCodes, localeOf } from '@lantern/contract/languages';
import { describe, expect, it } from 'vitest';
import { smallNumber, wholePercent } from '#components/small-numbers.ts';

describe.each(languageCodes)('small numbers in %s', (locale) => {
  const intl = localeOf(locale);

  it('are written as Intl writes them', () => {
    const format = new Intl.NumberFormat(intl);
    for (let value = 0; value < 1000; value++) expect(smallNumber(value, { locale })).toBe(format.format(value));
  });

  it('have the percent sign of Intl', () => {
    const format = new Intl.NumberFormat(intl, { style: 'percent' });
    for (let whole = 0; whole <= 100; whole++)
      expect(wholePercent(whole / 100, { locale })).toBe(format.format(whole / 100));
    expect(wholePercent(7 / 9, { locale })).toBe(format.format(7 / 9));
  });
});
