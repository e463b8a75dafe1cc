import type { Feature } from '#feature.ts';
import { interviewsExport } from './interviews.export.ts';
import { interviewsRoutes } from './interviews.routes.ts';

export const feature: Feature = {
  name: 'interviews',
  routes: (served, { ports }) => interviewsRoutes(served, ports),
  exportPart: interviewsExport,
};
