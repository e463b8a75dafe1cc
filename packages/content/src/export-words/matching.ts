import type { ExportPartWords } from '../export-words.ts';

export const matchingExportWords: ExportPartWords = {
  en: { part: 'UniPair', tables: { fact_reports: 'Facts that you reported as wrong' } },
  bn: { part: 'UniPair', tables: { fact_reports: 'যে তথ্যগুলো ভুল বলে জানিয়েছেন' } },
  ar: { part: 'UniPair', tables: { fact_reports: 'حقائق أبلغت بأنها خاطئة' } },
};
