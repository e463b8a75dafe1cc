import { exportPartWords } from '../export-words.ts';

export const educationExportWords = exportPartWords({
  en: {
    part: 'Education',
    tables: {
      schools: 'Schools',
    },
  },
  bn: {
    part: 'শিক্ষা',
    tables: {
      schools: 'স্কুল ও কলেজ',
    },
  },
  ar: {
    part: 'التعليم',
    tables: {
      schools: 'المدارس والجامعات',
    },
  },
});
