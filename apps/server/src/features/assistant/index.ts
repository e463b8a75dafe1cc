import { assistantExportWords } from '@lantern/content/export-words/assistant';
import type { Feature } from '#feature/feature.ts';
import { assistantRoutes } from './assistant.routes.ts';

export const feature: Feature = {
  name: 'assistant',
  routes: (served, { ports, features }) => assistantRoutes(served, { ...ports, features }),
  exportPart: {
    name: 'assistant',
    words: assistantExportWords,
    tables: [{ name: 'conversations' }],
  },
  softDeleted: [{ table: 'conversations' }],
};
