import { educationExportWords } from '@lantern/content/export-words/education';
import type { Feature } from '#feature/feature.ts';
import { recordRoutes } from '#records/record.routes.ts';
import { education } from './education.service.ts';

export const feature: Feature = {
  name: 'education',
  routes: (served, { ports }) => recordRoutes(served, ports, education),
  exportPart: { name: 'education', words: educationExportWords, tables: [{ name: 'schools' }] },
  softDeleted: [{ table: 'schools' }],
};
