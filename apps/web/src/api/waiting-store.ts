// One value for each user that waits on this device, in a store that answers at once: a closing page loses nothing.
import { outboxChanged } from '#api/outbox.ts';
import { currentUser } from '#api/session.ts';

/** `read` answers the same object until something changes. */
export function createWaitingStore<T>(prefix: string) {
  let text: string | null | undefined;
  let parsed: T | undefined;
  /** What the browser did not store is held by the page, under its account. */
  let held: { key: string; value: T | undefined } | undefined;
  const listeners = new Set<() => void>();

  const keyOfUser = () => {
    const user = currentUser();
    return user ? prefix + user.id : undefined;
  };

  function changed() {
    outboxChanged();
    for (const listener of listeners) listener();
  }

  function read(): T | undefined {
    const key = keyOfUser();
    if (held && held.key === key) return held.value;
    const stored = key ? localStorage.getItem(key) : null;
    if (stored === text) return parsed;
    text = stored;
    try {
      parsed = stored === null ? undefined : (JSON.parse(stored) as T);
    } catch {
      parsed = undefined;
    }
    return parsed;
  }

  function write(value: T | undefined) {
    const key = keyOfUser();
    if (!key) return;
    parsed = value;
    text = value === undefined ? null : JSON.stringify(value);
    try {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
      if (held?.key === key) held = undefined;
    } catch {
      held = { key, value };
    }
    changed();
  }

  window.addEventListener('storage', ({ key }) => key?.startsWith(prefix) && changed());
  return {
    read,
    write,
    changed,
    /** False when the browser lets nothing be stored. */
    isOnDevice: () => held === undefined || held.key !== keyOfUser(),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
