import { activitiesExportWords } from '@lantern/content/export-words/activities';
import type { Feature } from '#feature/feature.ts';
import { activitiesRoutes } from './activities.routes.ts';

export const feature: Feature = {
  name: 'activities',
  routes: (served, { ports }) => activitiesRoutes(served, ports),
  exportPart: { name: 'activities', words: activitiesExportWords, tables: [{ name: 'activities' }] },
  softDeleted: [{ table: 'activities' }],
};
