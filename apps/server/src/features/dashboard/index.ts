import type { Feature } from '#feature.ts';
import { dashboardRoutes } from './dashboard.routes.ts';

export const feature: Feature = {
  name: 'dashboard',
  routes: (served, { ports, features }) => dashboardRoutes(served, { ...ports, features }),
};
