// What was written on this device and has not reached the server. Features own their stores; here they are counted.
import { useSyncExternalStore } from 'react';

export type Outbox = {
  /** Changes that wait. */
  count: () => number;
  /** Sends them; rejects when some could not be sent. */
  sync: () => Promise<void>;
  /** Throws them away, with everything else this outbox keeps of the user. */
  clear: () => Promise<void>;
  /** The screen where the student must choose before what waits can be sent. */
  decision?: () => string | undefined;
  /** How many forms hold words that were typed and never saved. */
  unsaved?: () => number;
};

const outboxes = new Map<string, Outbox>();
const listeners = new Set<() => void>();

/** A feature registers its outbox once, when its module starts. */
export function addOutbox(name: string, outbox: Outbox) {
  outboxes.set(name, outbox);
  outboxChanged();
}

/** To be called by an outbox after each change of its count. */
export function outboxChanged() {
  for (const listener of listeners) listener();
}

/** How many changes wait on this device. */
export function unsynced(): number {
  let sum = 0;
  for (const outbox of outboxes.values()) sum += outbox.count();
  return sum;
}

/** How many forms on this device hold words that were typed and never saved. */
export function unsaved(): number {
  let sum = 0;
  for (const outbox of outboxes.values()) sum += outbox.unsaved?.() ?? 0;
  return sum;
}

function decision(): string | undefined {
  for (const outbox of outboxes.values()) {
    const path = outbox.decision?.();
    if (path) return path;
  }
}

export async function syncOutboxes() {
  await Promise.all([...outboxes.values()].map((outbox) => outbox.sync()));
}

/** One that cannot be cleared keeps no other from it. */
export async function clearOutboxes() {
  await Promise.allSettled([...outboxes.values()].map(async (outbox) => outbox.clear()));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useUnsynced(): number {
  return useSyncExternalStore(subscribe, unsynced);
}

/** The screen where something that waits needs the student's choice. */
export function useDecision(): string | undefined {
  return useSyncExternalStore(subscribe, decision);
}
