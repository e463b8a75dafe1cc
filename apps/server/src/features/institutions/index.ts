import type { Feature } from '#feature/feature.ts';
import { institutionsRoutes } from './institutions.routes.ts';

/** The catalogue is loaded when the server starts; the features above ask it. */
export const feature: Feature = {
  name: 'institutions',
  routes: (served, { ports }) => institutionsRoutes(served, ports),
};
