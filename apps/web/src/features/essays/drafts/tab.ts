// Which tab this is, and which tabs of this browser are open.
import { newId } from '#api/new-id.ts';
import { publish, subscribe } from './tab-bus.ts';

const idKey = 'lantern.tab';
const lockPrefix = 'lantern-tab ';
/**
 * Milliseconds that a reloaded page waits for its earlier page to release the lock, and a question to other tabs stays
 * open.
 */
const timeout = 1000;
const answerTime = 300;

let mine: string | undefined;

subscribe('who-is-open', () => {
  if (mine) publish('tab-is-open', mine);
});

/**
 * Holds this tab's lock until the page ends. False when another page holds it: a duplicated tab has a copy of the id.
 */
function hold(id: string): Promise<boolean> {
  return new Promise((resolve) => {
    navigator.locks
      .request(lockPrefix + id, { signal: AbortSignal.timeout(timeout) }, () => {
        resolve(true);
        return new Promise(() => {});
      })
      .catch(() => resolve(false));
  });
}

/** Plain http has no locks: the other tabs are asked. */
function askTabs(): Promise<Set<string>> {
  const found = new Set<string>();
  const stop = subscribe('tab-is-open', (id) => found.add(id));
  publish('who-is-open', null);
  return new Promise((resolve) =>
    setTimeout(() => {
      stop();
      resolve(found);
    }, answerTime),
  );
}

/** Ids of the open tabs, this one aside. */
export async function otherTabs(): Promise<Set<string>> {
  if (!navigator.locks) return askTabs();
  const { held = [] } = await navigator.locks.query();
  const ids = held.flatMap(({ name }) => (name?.startsWith(lockPrefix) ? [name.slice(lockPrefix.length)] : []));
  return new Set(ids.filter((id) => id !== mine));
}

async function claim(): Promise<string> {
  let id = sessionStorage.getItem(idKey) ?? newId();
  const taken = navigator.locks ? !(await hold(id)) : (await askTabs()).has(id);
  if (taken) {
    id = newId();
    if (navigator.locks) await hold(id);
  }
  sessionStorage.setItem(idKey, id);
  mine = id;
  return id;
}

let claiming: Promise<string> | undefined;

/** Stays the same when the page is loaded again. */
export function tabId(): Promise<string> {
  claiming ??= claim();
  return claiming;
}

/** One tab at a time; without locks the server's memory of save ids is what keeps a save single. */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(`lantern ${name}`, work) : work();
}
