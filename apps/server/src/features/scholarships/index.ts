import { scholarshipsExportWords } from '@lantern/content/export-words/scholarships';
import type { Feature } from '#feature/feature.ts';
import { scholarshipsRoutes } from './scholarships.routes.ts';
import { datedEntries } from './scholarships.service.ts';

export const feature: Feature = {
  name: 'scholarships',
  routes: (served, { ports }) => scholarshipsRoutes(served, ports),
  datedEntries,
  exportPart: {
    name: 'scholarships',
    words: scholarshipsExportWords,
    tables: [{ name: 'saved_scholarships' }, { name: 'scholarship_answers' }],
  },
};
