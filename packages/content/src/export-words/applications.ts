import type { ExportPartWords } from '../export-words.ts';

export const applicationsExportWords: ExportPartWords = {
  en: {
    part: 'Universities and applications',
    tables: { saved_universities: 'Saved universities' },
  },
  bn: {
    part: 'বিশ্ববিদ্যালয় ও আবেদন',
    tables: { saved_universities: 'সেভ করা বিশ্ববিদ্যালয়' },
  },
  ar: {
    part: 'الجامعات والطلبات',
    tables: { saved_universities: 'الجامعات المحفوظة' },
  },
};
