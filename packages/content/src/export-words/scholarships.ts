import { exportPartWords } from '../export-words.ts';

export const scholarshipsExportWords = exportPartWords({
  en: {
    part: 'Scholarships',
    tables: { saved_scholarships: 'Saved scholarships', scholarship_answers: 'Answers about scholarships' },
  },
  bn: { part: 'বৃত্তি', tables: { saved_scholarships: 'সংরক্ষিত বৃত্তি', scholarship_answers: 'বৃত্তি নিয়ে উত্তর' } },
  ar: {
    part: 'المنح الدراسية',
    tables: { saved_scholarships: 'المنح المحفوظة', scholarship_answers: 'إجابات عن المنح' },
  },
});
