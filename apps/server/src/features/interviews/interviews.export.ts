import { interviewsExportWords } from '@lantern/content/export-words/interviews';
import type { ExportPart } from '#export-part.ts';

export const interviewsExport: ExportPart = {
  name: 'interviews',
  words: interviewsExportWords,
  tables: [{ name: 'interviews' }],
};
