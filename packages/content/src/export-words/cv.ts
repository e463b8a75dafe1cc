import { exportPartWords } from '../export-words.ts';

export const cvExportWords = exportPartWords({
  en: { part: 'CV', tables: { cvs: 'Parts, languages and awards of the CV' } },
  bn: { part: 'জীবনবৃত্তান্ত', tables: { cvs: 'জীবনবৃত্তান্তের অংশ, ভাষা ও পুরস্কার' } },
  ar: { part: 'السيرة الذاتية', tables: { cvs: 'أجزاء السيرة الذاتية ولغاتها وجوائزها' } },
});
