import type { Feature } from '#feature/feature.ts';
import { systemRoutes } from './system.routes.ts';

export const feature: Feature = { name: 'system', routes: systemRoutes };
