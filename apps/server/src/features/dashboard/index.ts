import { Problem } from '@lantern/contract/problem';
import type { Feature } from '#feature/feature.ts';
import { dashboardRoutes } from './dashboard.routes.ts';
import { readDashboard } from './dashboard.service.ts';

export const feature: Feature = {
  name: 'dashboard',
  routes: (served, { ports, features }) => dashboardRoutes(served, { ...ports, features }),
  // the id belongs to nobody, so it ends with a missing profile, after everything else was read
  warmUp: ({ ports, features }, nobody) =>
    readDashboard({ ...ports, features }, nobody, 'en').catch((error) => {
      if (!(error instanceof Problem)) throw error;
    }),
};
