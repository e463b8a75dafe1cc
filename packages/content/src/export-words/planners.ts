import { exportPartWords } from '../export-words.ts';

export const plannersExportWords = exportPartWords({
  en: { part: 'Preparation', tables: { test_plans: 'Test plans', test_prep_ticks: 'What is done for tests' } },
  bn: { part: 'প্রস্তুতি', tables: { test_plans: 'পরীক্ষার পরিকল্পনা', test_prep_ticks: 'পরীক্ষার জন্য যা করা হয়েছে' } },
  ar: { part: 'التحضير', tables: { test_plans: 'خطط الاختبارات', test_prep_ticks: 'ما أُنجز للاختبارات' } },
});
