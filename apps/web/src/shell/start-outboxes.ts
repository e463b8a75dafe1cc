// Sends what waits on this device from whatever screen is open.
import { addOutbox } from '#api/outbox.ts';
import { withoutWords } from '#api/words.ts';
import { builtRoutes } from '#routes.ts';

const screens = builtRoutes.map(({ outbox = [], load }) => ({ outbox: [outbox].flat(), load }));
const keys = new Set(screens.flatMap(({ outbox }) => outbox));

/**
 * Loads a screen whose code sends what waits under keys that begin so. Of several screens that do, the one further down in
 * the table is asked first: it shows a single thing of those that the other lists, and is the smaller one to fetch.
 */
async function loadFor(begin: string): Promise<void> {
  for (const { outbox, load } of screens.toReversed()) {
    if (!outbox.includes(begin) || !load) continue;
    // a screen that is not on this device cannot come without a connection
    if (await withoutWords(load).catch(() => undefined)) return;
  }
}

/** Of everybody who used this device. */
async function clearKept() {
  for (const { kept } of builtRoutes)
    for (const key of Object.keys(localStorage)) if (kept && key.startsWith(kept)) localStorage.removeItem(key);
}

/** Lets the outboxes of those screens begin for which something waits. To be called once, when the app starts. */
export function startOutboxes() {
  addOutbox('kept', { count: () => 0, sync: async () => {}, clear: clearKept });
  const look = () => {
    const kept = Object.keys(localStorage);
    for (const begin of keys) if (kept.some((key) => key.startsWith(begin))) void loadFor(begin);
  };
  window.addEventListener('storage', look);
  window.addEventListener('online', look);
  look();
}
