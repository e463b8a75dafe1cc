import { languageCodes } from '@lantern/contract/languages';
import { extractor as source } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';
import { contractSentences } from './build/contract-sentences.ts';
import { catalogs } from './build/word-folders.ts';

export default {
  sourceLocale: 'en',
  locales: [...languageCodes],
  // what a language that is not whole does not say is said in English
  fallbackLocales: { default: 'en' },
  catalogs: [
    ...catalogs,
    // The static pages: their long texts never reach the app.
    { path: '<rootDir>/src/landing/locales/{locale}', include: ['<rootDir>/src/landing'] },
  ],
  extractors: [contractSentences, source],
  format: formatter({ lineNumbers: false, origins: false }),
};
