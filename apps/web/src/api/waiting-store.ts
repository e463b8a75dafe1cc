// One value for each user that waits on this device, in a store that answers at once: a closing page loses nothing.
import { outboxChanged } from '#api/outbox.ts';
import { currentUser } from '#api/session.ts';

/** `read` answers the same object until something changes. */
export function createWaitingStore<T>(prefix: string) {
  let text: string | null | undefined;
  let parsed: T | undefined;
  /** The key that the browser stores nothing under: what waits then lives as long as the page. */
  let refused: string | undefined;
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
    if (key && refused === key) return parsed;
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
      refused = undefined;
    } catch {
      refused = key;
    }
    changed();
  }

  window.addEventListener('storage', ({ key }) => key?.startsWith(prefix) && changed());
  return {
    read,
    write,
    changed,
    /** False when the browser lets nothing be stored. */
    isOnDevice: () => refused === undefined || refused !== keyOfUser(),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
