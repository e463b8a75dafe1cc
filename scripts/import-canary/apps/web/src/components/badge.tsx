// breaks: routes-are-above-components
import { routes } from '#routes.ts';

export const badge = routes;
