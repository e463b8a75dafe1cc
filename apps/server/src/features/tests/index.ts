import { testsExportWords } from '@lantern/content/export-words/tests';
import type { Feature } from '#feature/feature.ts';
import { recordRoutes } from '#records/record.routes.ts';
import { datedThings, scores } from './tests.service.ts';

export const feature: Feature = {
  name: 'tests',
  routes: (served, { ports }) => recordRoutes(served, ports, scores),
  datedThings,
  exportPart: { name: 'tests', words: testsExportWords, tables: [{ name: 'test_scores' }] },
  softDeleted: [{ table: 'test_scores' }],
};
