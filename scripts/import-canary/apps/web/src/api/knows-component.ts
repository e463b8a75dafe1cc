// breaks: web-layers
import type { badge } from '#components/badge.tsx';

export type Badge = typeof badge;
