import { matchingExportWords } from '@lantern/content/export-words/matching';
import type { Feature } from '#feature.ts';
import { matchingRoutes } from './matching.routes.ts';

export const feature: Feature = {
  name: 'matching',
  routes: (served, { ports }) => matchingRoutes(served, ports),
  exportPart: { name: 'matching', words: matchingExportWords, tables: [{ name: 'fact_reports' }] },
};
