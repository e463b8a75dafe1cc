import { mentorsExportWords } from '@lantern/content/export-words/mentors';
import type { Feature } from '#feature/feature.ts';
import { mentorsRoutes } from './mentors.routes.ts';

export const feature: Feature = {
  name: 'mentors',
  routes: (served, { ports }) => mentorsRoutes(served, ports),
  exportPart: { name: 'mentors', words: mentorsExportWords, tables: [{ name: 'mentor_profiles' }] },
};
