import type { Feature } from '#feature.ts';
import { exportsRoutes } from './exports.routes.ts';

export const feature: Feature = { name: 'exports', routes: exportsRoutes };
