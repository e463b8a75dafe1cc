import type { LucideIcon } from 'lucide-react';
import { useSyncExternalStore } from 'react';

type Icons = Record<string, LucideIcon>;

const none: Icons = {};
let icons = none;
let coming: Promise<void> | undefined;
const listeners = new Set<() => void>();

async function load() {
  icons = (await import('./side-icons.ts')).sideIcons;
  for (const listener of listeners) listener();
}

/** Fetches them, once. Without them each item has an empty place of the same size. */
export function bringSideIcons(): Promise<void> {
  coming ??= load().catch(() => {
    coming = undefined;
  });
  return coming;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The icons of the side navigation, by path, as soon as they are there. */
export function useSideIcons(): Icons {
  return useSyncExternalStore(
    subscribe,
    () => icons,
    () => none,
  );
}
