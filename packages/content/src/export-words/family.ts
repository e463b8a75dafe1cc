import type { ExportPartWords } from '../export-words.ts';

export const familyExportWords: ExportPartWords = {
  en: {
    part: 'Family',
    tables: {
      families: 'Family',
    },
  },
  bn: {
    part: 'পরিবার',
    tables: {
      families: 'পরিবার',
    },
  },
  ar: {
    part: 'العائلة',
    tables: {
      families: 'العائلة',
    },
  },
};
