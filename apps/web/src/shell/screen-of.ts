// The component of each screen: its code is fetched when it is first shown, or before that where it takes over a
// pre-rendered page.
import { type ComponentType, lazy } from 'react';
import { withWords } from '#api/words.ts';
import type { Route, ScreenModule } from '#routes.ts';

const screens = new Map<Route, ComponentType>();

async function loadScreen({ path, load }: Route): Promise<ScreenModule> {
  if (!load) throw new Error(`${path} is not built`);
  return withWords(load);
}

export function screenOf(route: Route): ComponentType {
  const known = screens.get(route);
  if (known) return known;
  const screen = lazy(async () => ({ default: (await loadScreen(route)).Screen }));
  screens.set(route, screen);
  return screen;
}

/** Brings all that a screen shows at once. Rendered after this it waits for nothing. */
export async function prepareScreen(route: Route, locale: string): Promise<void> {
  const { Screen, prepare } = await loadScreen(route);
  await prepare?.(locale);
  // One that is shown already, since its code came late, stays: another in its place would begin anew, and what was typed
  // or pressed would be gone.
  if (!screens.has(route)) screens.set(route, Screen);
}
