import { applicationsExportWords } from '@lantern/content/export-words/applications';
import type { Feature } from '#feature.ts';
import { applicationRoutes } from './applications.routes.ts';

export const feature: Feature = {
  name: 'applications',
  routes: (served, { ports }) => applicationRoutes(served, ports),
  exportPart: {
    name: 'applications',
    words: applicationsExportWords,
    tables: [{ name: 'saved_universities' }, { name: 'application_drafts' }],
  },
  softDeleted: [{ table: 'saved_universities' }],
};
