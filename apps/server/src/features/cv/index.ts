import { cvExportWords } from '@lantern/content/export-words/cv';
import type { Feature } from '#feature/feature.ts';
import { cvRoutes } from './cv.routes.ts';

export const feature: Feature = {
  name: 'cv',
  routes: (served, { ports }) => cvRoutes(served, ports),
  exportPart: { name: 'cv', words: cvExportWords, tables: [{ name: 'cvs' }] },
};
