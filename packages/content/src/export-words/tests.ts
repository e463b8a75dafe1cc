import { exportPartWords } from '../export-words.ts';

export const testsExportWords = exportPartWords({
  en: {
    part: 'Test scores',
    tables: {
      test_scores: 'Test scores',
    },
  },
  bn: {
    part: 'পরীক্ষার স্কোর',
    tables: {
      test_scores: 'পরীক্ষার স্কোর',
    },
  },
  ar: {
    part: 'درجات الاختبارات',
    tables: {
      test_scores: 'درجات الاختبارات',
    },
  },
});
