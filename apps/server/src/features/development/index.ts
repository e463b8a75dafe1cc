import { developmentExportWords } from '@lantern/content/export-words/development';
import type { Feature } from '#feature/feature.ts';
import { developmentRoutes } from './development.routes.ts';

export const feature: Feature = {
  name: 'development',
  routes: (served, { ports }) => developmentRoutes(served, ports),
  exportPart: {
    name: 'development',
    words: developmentExportWords,
    tables: [{ name: 'extracurricular_plans' }, { name: 'development_goals' }, { name: 'development_entries' }],
  },
  softDeleted: [{ table: 'development_goals' }, { table: 'development_entries' }],
};
