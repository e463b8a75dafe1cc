import { plannersExportWords } from '@lantern/content/export-words/planners';
import type { Feature } from '#feature/feature.ts';
import { plannersRoutes } from './planners.routes.ts';
import { datedEntries } from './planners.service.ts';

export const feature: Feature = {
  name: 'planners',
  routes: (served, { ports }) => plannersRoutes(served, ports),
  datedEntries,
  exportPart: {
    name: 'planners',
    words: plannersExportWords,
    tables: [{ name: 'test_plans' }, { name: 'test_prep_ticks' }],
  },
};
