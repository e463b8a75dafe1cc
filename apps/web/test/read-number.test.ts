import { type Language, languageCodes, localeOf } from '@lantern/contract/languages';
import { i18n } from '@lingui/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDecimal, readWhole, writeDecimal } from '#components/read-number.ts';
import { secondsOf } from '#features/interviews/video/clock-time.ts';

test.each<[string, number, Language?]>([
  ['3.75', 3.75],
  ['3,75', 3.75],
  ['৩.৭৫', 3.75],
  ['٣٫٧٥', 3.75, 'ar'],
  ['۳٫۷۵', 3.75],
  ['३.७५', 3.75, 'hi'],
  ['1,450', 1450],
  ['১,৪৫০', 1450, 'bn'],
  ['১,৪৫,০০০', 145_000, 'bn'],
  ['१,४५०', 1450, 'ne'],
  ['١٬٤٥٠', 1450, 'ar'],
  ['١٬٤٥٠٫٥', 1450.5, 'ar'],
  ['٣،٥', 3.5, 'ar'],
  ['1.085', 1.085],
  ['0,125', 0.125],
  ['1.450', 1450, 'es'],
  ['1,085', 1.085, 'es'],
  ['1\u202f450,5', 1450.5, 'fr'],
  ['3,512', 3.512, 'fr'],
  ['1.234,5', 1234.5],
  ['1,234.5', 1234.5],
  ['9.5%', 9.5],
  ['\u200f85 ٪', 85],
  ['0', 0],
])('%j is %s', (typed, number, language = 'en') => {
  i18n.activate(language);
  expect(readDecimal(typed)).toBe(number);
});

test.each(['-1', '1e3', '12 h', '1.5.3', '1,23,4', '12 34', '.', '3.1234', '4.', '১২টি', '½'])(
  '%j is no number',
  (typed) => {
    i18n.activate('en');
    expect(readDecimal(typed)).toBeNaN();
    expect(readWhole(typed)).toBeNaN();
  },
);

test('nothing is nothing, and a whole number has no decimals', () => {
  expect([readDecimal(''), readDecimal(' \u200e')]).toEqual([null, null]);
  expect([readWhole(''), readWhole('1.5'), readWhole('২০২৪'), readWhole('1,00,000')]).toEqual([
    NaN,
    NaN,
    2024,
    100_000,
  ]);
});

test.each(languageCodes)('what is written in %s is read back', (language) => {
  i18n.activate(language);
  const format = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 3 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (thousandths) => {
      expect(readDecimal(format.format(thousandths / 1000))).toBe(thousandths / 1000);
      expect(readDecimal(writeDecimal(thousandths / 1000))).toBe(thousandths / 1000);
    }),
  );
  const percent = new Intl.NumberFormat(localeOf(language), { style: 'percent' });
  expect(readDecimal(percent.format(0.85))).toBe(85);
});

test('a place in a recording is read in the digits of any script', () => {
  expect(['1:15', '১:১৫', '١:٠٢:٠٣', '1:75'].map(secondsOf)).toEqual([75, 75, 3723, undefined]);
});
