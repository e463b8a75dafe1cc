import { activitiesExportWords } from '@lantern/content/export-words/activities';
import type { Feature } from '#feature.ts';
import { recordRoutes } from '#records/record.routes.ts';
import { activities } from './activities.service.ts';

export const feature: Feature = {
  name: 'activities',
  routes: (served, { ports }) => recordRoutes(served, ports, activities),
  exportPart: { name: 'activities', words: activitiesExportWords, tables: [{ name: 'activities' }] },
  softDeleted: [{ table: 'activities' }],
};
