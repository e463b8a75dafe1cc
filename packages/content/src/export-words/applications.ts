import type { ExportPartWords } from '../export-words.ts';

export const applicationsExportWords: ExportPartWords = {
  en: {
    part: 'Universities and applications',
    tables: { saved_universities: 'Saved universities', application_drafts: 'Application drafts' },
  },
  bn: {
    part: 'বিশ্ববিদ্যালয় ও আবেদন',
    tables: { saved_universities: 'সেভ করা বিশ্ববিদ্যালয়', application_drafts: 'আবেদনের খসড়া' },
  },
  ar: {
    part: 'الجامعات والطلبات',
    tables: { saved_universities: 'الجامعات المحفوظة', application_drafts: 'مسودات الطلبات' },
  },
};
