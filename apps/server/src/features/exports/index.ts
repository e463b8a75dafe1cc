import type { Feature } from '#feature/feature.ts';
import { exportsRoutes } from './exports.routes.ts';

export const feature: Feature = { name: 'exports', routes: exportsRoutes };
