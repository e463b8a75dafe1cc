import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { formatMoney } from '#components/money.ts';

const short = (minor: number, currency: string, locale: string) =>
  formatMoney(minor, currency, setupI18n({ locale, messages: { [locale]: {} } }), { short: true }).replace(
    /\u200f/g,
    '',
  );

test('a short amount says lakh and million in words, with the sign of its currency', () => {
  expect(short(1_110_000_00, 'BDT', 'bn')).toMatch(/^১১\.১\sলাখ\s?৳$/);
  expect(short(4_680_000_00, 'BDT', 'en')).toMatch(/^(৳|BDT)\s?46\.8\slakh$/);
  expect(short(1_500_000_00, 'USD', 'en')).toMatch(/^(US)?\$1\.5\smillion$/);
  expect(short(1_500_000_00, 'USD', 'ar')).toMatch(/[١1][.٫][٥5]\sمليون/);
  // the groups of the digits that are replaced are alike
  expect(short(-111_111_00, 'USD', 'en')).toMatch(/^-(US)?\$111\.1\sthousand$/);
  expect(short(99_999_00, 'USD', 'en')).toMatch(/^(US)?\$99,999$/);
});

test('in a right-to-left line the sign of a currency stays at its letters', () => {
  const arabic = setupI18n({ locale: 'ar', messages: { ar: {} } });
  expect(formatMoney(12_000_00, 'USD', arabic)).toMatch(/US\$\u200e$/);
  expect(formatMoney(12_000_00, 'KES', arabic)).not.toContain('\u200e');
});
