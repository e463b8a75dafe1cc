import type { Feature } from '#feature.ts';

/** The catalogue is loaded when the server starts; the features above ask it. */
export const feature: Feature = { name: 'institutions' };
