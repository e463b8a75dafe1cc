import { testsExportWords } from '@lantern/content/export-words/tests';
import type { Feature } from '#feature/feature.ts';
import { recordRoutes } from '#records/record.routes.ts';
import { datedEntries, scores } from './tests.service.ts';

export const feature: Feature = {
  name: 'tests',
  routes: (served, { ports }) => recordRoutes(served, ports, scores),
  datedEntries,
  exportPart: { name: 'tests', words: testsExportWords, tables: [{ name: 'test_scores' }] },
  softDeleted: [{ table: 'test_scores' }],
};
