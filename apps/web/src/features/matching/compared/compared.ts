// Which universities a student wants side by side: ticked on any list of them, known to this device alone. It is read from
// the device before each change, so that two tabs keep each other's ticks.
import { comparedMax } from '@lantern/contract/matching.filters';
import { useSyncExternalStore } from 'react';
import { createWaitingStore } from '#api/waiting-store.ts';

export { comparedMax };
export type Compared = { id: string; name: string };

// nothing of it waits to be sent: signing out takes it away by its name in routes.ts
const store = createWaitingStore<readonly Compared[]>('lantern.compared.');

const none: readonly Compared[] = [];
const all = () => store.read() ?? none;

export function useCompared(): readonly Compared[] {
  return useSyncExternalStore(store.subscribe, all);
}

/** Answers whether there was room for it. */
export function addCompared(one: Compared): boolean {
  const before = all();
  if (before.some(({ id }) => id === one.id)) return true;
  if (before.length >= comparedMax) return false;
  store.write([...before, one]);
  return true;
}

/** Without an id: all of them. */
export function removeCompared(id?: string): void {
  const left = id === undefined ? none : all().filter((one) => one.id !== id);
  store.write(left.length > 0 ? left : undefined);
}
