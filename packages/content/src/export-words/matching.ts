import { exportPartWords } from '../export-words.ts';

export const matchingExportWords = exportPartWords({
  en: {
    part: 'UniPair',
    tables: { study_wishes: 'What you look for', fact_reports: 'Facts that you reported as wrong' },
  },
  bn: { part: 'UniPair', tables: { study_wishes: 'আপনি যা খুঁজছেন', fact_reports: 'যে তথ্যগুলো ভুল বলে জানিয়েছেন' } },
  ar: { part: 'UniPair', tables: { study_wishes: 'ما تبحث عنه', fact_reports: 'حقائق أبلغت بأنها خاطئة' } },
});
