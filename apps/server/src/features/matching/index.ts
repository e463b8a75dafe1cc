import { matchingExportWords } from '@lantern/content/export-words/matching';
import type { Feature } from '#feature/feature.ts';
import { matchingRoutes } from './matching.routes.ts';
import { countOpen } from './reports/matching.reports.store.ts';

export const feature: Feature = {
  name: 'matching',
  routes: (served, { ports }) => matchingRoutes(served, ports),
  waitsForStaff: { path: '/admin/facts', duty: 'facts', count: countOpen },
  exportPart: {
    name: 'matching',
    words: matchingExportWords,
    tables: [{ name: 'study_wishes' }, { name: 'fact_reports' }],
  },
};
