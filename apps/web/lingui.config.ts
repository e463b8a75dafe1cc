import { formatter } from '@lingui/format-po';

// The static pages have a catalogue of their own: their long texts never reach the app.
export default {
  sourceLocale: 'en',
  locales: ['en', 'bn', 'ar'],
  catalogs: [
    { path: '<rootDir>/src/landing/locales/{locale}', include: ['<rootDir>/src/landing'] },
    { path: '<rootDir>/src/locales/{locale}', include: ['<rootDir>/src'], exclude: ['**/landing/**', '**/*.test.*'] },
  ],
  format: formatter({ lineNumbers: false, origins: false }),
};
