import { familyExportWords } from '@lantern/content/export-words/family';
import type { Feature } from '#feature/feature.ts';
import { singleRoutes } from '#records/record.routes.ts';
import { family } from './family.service.ts';

export const feature: Feature = {
  name: 'family',
  routes: (served, { ports }) => singleRoutes(served, ports, family),
  exportPart: { name: 'family', words: familyExportWords, tables: [{ name: 'families' }] },
};
