import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { subjectName } from '#features/matching/matching-words.ts';

test('a fact of a country stands under the name of the country, not under its code', () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  expect(subjectName('country:DE', i18n)).toBe('Germany');
  expect(subjectName('Lund University', i18n)).toBe('Lund University');
});
