// What the device keeps in IndexedDB, in stores that always answer. In WebKit a page that is left in the middle of a write
// can leave its database so that no read of a later page ever ends (WebKitGTK 2.50, seen on 28 November 2026): what is shown
// or saved must not wait for that.
import { createStore, type UseStore } from 'idb-keyval';

/** Far above what a slow phone takes, in milliseconds. */
const usually = 5000;

/**
 * As that of idb-keyval. What has no answer `within` so many milliseconds is rejected, though it may still happen; until it
 * does, everything that is asked afterwards is rejected at once.
 */
export function createDeviceStore(database: string, name: string, within = usually): UseStore {
  const use = createStore(database, name);
  let isStuck = false;
  return async (mode, work) => {
    if (isStuck) throw new Error(`${database} does not answer`);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        isStuck = true;
        reject(new Error(`${database} did not answer in ${within} ms`));
      }, within);
    });
    // a browser that forbids storage throws instead of rejecting
    const done = (async () => await use(mode, work))().finally(() => {
      clearTimeout(timer);
      isStuck = false;
    });
    return await Promise.race([done, tooLate]);
  };
}
