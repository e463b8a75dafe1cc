import { checklistsExportWords } from '@lantern/content/export-words/checklists';
import type { Feature } from '#feature/feature.ts';
import { checklistsRoutes } from './checklists.routes.ts';
import { datedThings } from './checklists.service.ts';

export const feature: Feature = {
  name: 'checklists',
  routes: (served, { ports }) => checklistsRoutes(served, ports),
  datedThings,
  exportPart: {
    name: 'checklists',
    words: checklistsExportWords,
    tables: [{ name: 'checklist_ticks' }, { name: 'visa_plans' }, { name: 'settlement_plans' }],
  },
};
