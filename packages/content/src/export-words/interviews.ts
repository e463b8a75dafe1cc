import type { ExportPartWords } from '../export-words.ts';

export const interviewsExportWords: ExportPartWords = {
  en: { part: 'Mock interviews', tables: { interviews: 'Mock interviews, with every answer' } },
  bn: { part: 'মক ইন্টারভিউ', tables: { interviews: 'মক ইন্টারভিউ, প্রতিটি উত্তরসহ' } },
  ar: { part: 'المقابلات التجريبية', tables: { interviews: 'المقابلات التجريبية مع كل الإجابات' } },
};
