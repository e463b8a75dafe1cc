import { Problem } from '@lantern/contract/problem';
import type { Feature } from '#feature.ts';
import { dashboardRoutes } from './dashboard.routes.ts';
import { readDashboard } from './dashboard.service.ts';

export const feature: Feature = {
  name: 'dashboard',
  routes: (served, { ports, features }) => dashboardRoutes(served, { ...ports, features }),
  // nobody has no profile; the rest has been read by then
  warmUp: ({ ports, features }, nobody) =>
    readDashboard({ ...ports, features }, nobody, 'en').catch((error) => {
      if (!(error instanceof Problem)) throw error;
    }),
};
