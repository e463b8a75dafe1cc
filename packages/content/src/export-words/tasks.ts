import { exportPartWords } from '../export-words.ts';

export const tasksExportWords = exportPartWords({
  en: {
    part: 'Progress tracker',
    tables: { tasks: 'Own tasks', task_marks: 'What was ticked or put off' },
  },
  bn: {
    part: 'অগ্রগতির তালিকা',
    tables: { tasks: 'নিজের কাজ', task_marks: 'যা টিক দেওয়া বা পিছিয়ে দেওয়া হয়েছে' },
  },
  ar: {
    part: 'متابعة التقدم',
    tables: { tasks: 'مهامي الخاصة', task_marks: 'ما عُلّم أو أُجّل' },
  },
});
