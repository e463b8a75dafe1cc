import { exportPartWords } from '../export-words.ts';

export const peopleExportWords = exportPartWords({
  en: { part: 'Decisions about your account', tables: { account_measures: 'What administrators decided, and why' } },
  bn: { part: 'আপনার অ্যাকাউন্ট নিয়ে সিদ্ধান্ত', tables: { account_measures: 'প্রশাসকেরা কী ঠিক করেছেন এবং কেন' } },
  ar: { part: 'قرارات بشأن حسابك', tables: { account_measures: 'ما قرره المديرون، ولماذا' } },
});
