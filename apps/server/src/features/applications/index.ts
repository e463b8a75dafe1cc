import { applicationsExportWords } from '@lantern/content/export-words/applications';
import type { Feature } from '#feature.ts';
import { applicationRoutes } from './applications.routes.ts';
import { datedThings } from './applications.service.ts';

export const feature: Feature = {
  name: 'applications',
  routes: (served, { ports }) => applicationRoutes(served, ports),
  datedThings,
  exportPart: {
    name: 'applications',
    words: applicationsExportWords,
    tables: [{ name: 'saved_universities' }, { name: 'application_drafts' }],
  },
  softDeleted: [{ table: 'saved_universities' }],
};
