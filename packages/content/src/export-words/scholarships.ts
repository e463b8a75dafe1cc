import type { ExportPartWords } from '../export-words.ts';

export const scholarshipsExportWords: ExportPartWords = {
  en: { part: 'Scholarships', tables: { saved_scholarships: 'Saved scholarships' } },
  bn: { part: 'বৃত্তি', tables: { saved_scholarships: 'সংরক্ষিত বৃত্তি' } },
  ar: { part: 'المنح الدراسية', tables: { saved_scholarships: 'المنح المحفوظة' } },
};
