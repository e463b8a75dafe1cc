import { exportPartWords } from '../export-words.ts';

export const familyExportWords = exportPartWords({
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
});
