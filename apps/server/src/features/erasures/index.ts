import type { Feature } from '#feature/feature.ts';
import { erasuresRoutes } from './erasures.routes.ts';

export const feature: Feature = { name: 'erasures', routes: erasuresRoutes };
