import { exportPartWords } from '../export-words.ts';

export const readinessExportWords = exportPartWords({
  en: { part: 'Readiness quiz', tables: { readiness_attempts: 'Answers, each time' } },
  bn: { part: 'প্রস্তুতি যাচাই', tables: { readiness_attempts: 'প্রতিবারের উত্তর' } },
  ar: { part: 'اختبار الجاهزية', tables: { readiness_attempts: 'الإجابات في كل مرة' } },
});
