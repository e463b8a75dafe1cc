import { guardiansExportWords } from '@lantern/content/export-words/guardians';
import type { Feature } from '#feature/feature.ts';
import { guardiansRoutes } from './guardians.routes.ts';

export const feature: Feature = {
  name: 'guardians',
  routes: (served, { ports, config, features }) => guardiansRoutes(served, { ...ports, features }, config.publicUrl),
  exportPart: {
    name: 'guardians',
    words: guardiansExportWords,
    tables: [{ name: 'guardian_links', secrets: ['token_hash'] }],
  },
};
