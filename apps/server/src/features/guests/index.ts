import type { Feature } from '#feature/feature.ts';
import { guestsRoutes } from './guests.routes.ts';

export const feature: Feature = { name: 'guests', routes: guestsRoutes };
