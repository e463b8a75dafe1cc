import type { Egg } from './egg.ts';

export type Hen = { lays: Egg };
