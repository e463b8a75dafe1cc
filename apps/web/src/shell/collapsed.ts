import { useSyncExternalStore } from 'react';
import { collapsedKey } from './collapsed-key.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function collapse(collapsed: boolean) {
  localStorage.setItem(collapsedKey, collapsed ? 'yes' : 'no');
  for (const listener of listeners) listener();
}

/** Whether the side navigation shows icons only. */
export function useCollapsed(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(collapsedKey) === 'yes',
    () => false,
  );
}
