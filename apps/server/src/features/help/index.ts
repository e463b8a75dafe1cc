import { helpExportWords } from '@lantern/content/export-words/help';
import type { Feature } from '#feature.ts';
import { helpRoutes } from './help.routes.ts';

export const feature: Feature = {
  name: 'help',
  routes: helpRoutes,
  exportPart: { name: 'help', words: helpExportWords, tables: [{ name: 'tickets' }] },
};
