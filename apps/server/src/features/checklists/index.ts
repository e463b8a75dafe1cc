import { checklistsExportWords } from '@lantern/content/export-words/checklists';
import type { Feature } from '#feature/feature.ts';
import { checklistsRoutes } from './checklists.routes.ts';
import { datedEntries } from './checklists.service.ts';

export const feature: Feature = {
  name: 'checklists',
  routes: (served, { ports }) => checklistsRoutes(served, ports),
  datedEntries,
  exportPart: {
    name: 'checklists',
    words: checklistsExportWords,
    tables: [{ name: 'checklist_ticks' }, { name: 'visa_plans' }, { name: 'settlement_plans' }],
  },
};
