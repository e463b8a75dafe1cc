import { exportPartWords } from '../export-words.ts';

export const developmentExportWords = exportPartWords({
  en: {
    part: 'Growing activities',
    tables: {
      extracurricular_plans: 'Assessment',
      development_goals: 'Weekly goals',
      development_entries: 'Log of what was done',
    },
  },
  bn: {
    part: 'কার্যক্রমের বিকাশ',
    tables: {
      extracurricular_plans: 'মূল্যায়ন',
      development_goals: 'সাপ্তাহিক লক্ষ্য',
      development_entries: 'যা করা হয়েছে তার খাতা',
    },
  },
  ar: {
    part: 'تنمية الأنشطة',
    tables: {
      extracurricular_plans: 'التقييم',
      development_goals: 'أهداف أسبوعية',
      development_entries: 'سجل ما أُنجز',
    },
  },
});
