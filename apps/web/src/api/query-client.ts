import { Problem } from '@lantern/contract/problem';
import {
  notifyManager,
  QueryClient,
  type QueryFunction,
  type QueryKey,
  type QueryPersister,
} from '@tanstack/react-query';
import { clear, entries, get, set } from 'idb-keyval';
import { NetworkError, written } from './call.ts';
import { createDeviceStore } from './device-store.ts';

type Kept = { value: unknown; at: number };

/** What this device keeps of the signed-in user's answers, so that a visited screen opens offline. */
const kept = createDeviceStore('lantern-answers', 'answers');

let owner: string | undefined;

/** Whose answers are kept from now on; another user's are never read. */
export function keepAnswersFor(userId: string | undefined) {
  owner = userId;
}

/** What this device keeps of the answers whose keys begin so. */
export async function keptAnswers(prefix: QueryKey): Promise<unknown[]> {
  const start = `${owner} ${JSON.stringify(prefix).slice(0, -1)},`;
  const all = await entries<string, Kept>(kept).catch((): [string, Kept][] => []);
  return all.flatMap(([key, { value }]) => (key.startsWith(start) ? [value] : []));
}

/** Removes every kept answer and everything in memory. False where the browser did not remove them. */
export async function forgetAnswers(): Promise<boolean> {
  owner = undefined;
  queryClient.clear();
  return await clear(kept).then(
    () => true,
    () => false,
  );
}

/**
 * Reads the kept answer first when memory has none, and asks the server after that;
 * each fresh answer is kept. Its real age stays with it, so the screen can show it. What never changes (`meta.isFinal`)
 * is not asked for again. By hand, since TanStack's own persister has one prefix for everybody, where these keys hold the
 * user, keeps nothing of what a save answered, and takes an answer that a save has overtaken.
 */
const persister = (async (queryFn: QueryFunction, context, query) => {
  const key = owner && `${owner} ${query.queryHash}`;
  if (key && query.state.data === undefined) {
    const old = await get<Kept>(key, kept).catch(() => undefined);
    if (old && query.state.data === undefined) {
      setTimeout(() => {
        query.setState({ dataUpdatedAt: old.at });
        if (!query.meta?.isFinal) void query.fetch().catch(() => undefined);
      });
      return old.value;
    }
  }
  for (;;) {
    const { dataUpdateCount } = query.state;
    const value = await queryFn(context);
    // The owner may have changed while the answer was on its way.
    if (key?.startsWith(`${owner} `)) await set(key, { value, at: Date.now() }, kept).catch(() => undefined);
    // What a save put there meanwhile is newer than this answer: it is asked for again.
    if (query.state.dataUpdateCount === dataUpdateCount) return value;
  }
}) as QueryPersister<unknown, QueryKey>;

/** Puts what a save answered into memory and onto the device, without asking again. */
export async function putAnswer(queryKey: QueryKey, value: unknown) {
  queryClient.setQueryData(queryKey, value);
  const hash = queryClient.getQueryCache().find({ queryKey, exact: true })?.queryHash;
  if (owner && hash) await set(`${owner} ${hash}`, { value, at: Date.now() }, kept).catch(() => undefined);
}

// What a click changed stands there before the browser paints: a tick box that waits for the next task is drawn once as it
// was.
notifyManager.setScheduler(queueMicrotask);

const minute = 60_000;
/** Milliseconds that an answer counts as fresh while nothing is written. */
const usualAge = minute / 2;

/**
 * Without a connection a question fails at once and is asked again when there is one. Were it only put off, a screen that this
 * device knows nothing of would have no error to show, and could not tell "not known" from "none".
 */
const isOffline = (error: Error) => error instanceof NetworkError && error.kind === 'offline';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: 5 * minute,
      staleTime: usualAge,
      networkMode: 'always',
      refetchOnReconnect: true,
      persister,
      retry: (failures, error) =>
        failures < 3 && !isOffline(error) && !(error instanceof Problem && error.status < 500),
      // not before the time that the server said
      retryDelay: (failures, error) =>
        Math.max(1000 * 2 ** failures, error instanceof Problem ? (error.retryAfter ?? 0) * 1000 : 0),
    },
    // A save is retried by the person or by an outbox, which know whether twice is harmless.
    mutations: { networkMode: 'always', retry: false },
  },
});

/**
 * What a write makes old, for all writes: everything that is known, unless it says itself that it holds for longer (facts of
 * the world). What is on the screen stays; what is opened next is asked for again, however lately it was asked. What a write
 * changes on the screen itself its feature says beside the call, with `putAnswer` or `askAgain`.
 */
written.subscribe(() => {
  void queryClient.invalidateQueries({
    refetchType: 'none',
    predicate: ({ options }) => (options as { staleTime?: unknown }).staleTime === usualAge,
  });
});

/**
 * Asks again for what stands under these keys. An answer that is still on its way was read before the change: it does not
 * count, also where nothing is known yet (there `invalidateQueries` alone would wait for it and be content).
 */
export async function askAgain(...keys: readonly QueryKey[]): Promise<void> {
  const again = async (queryKey: QueryKey) => {
    await queryClient.cancelQueries({ queryKey });
    await queryClient.invalidateQueries({ queryKey });
  };
  await Promise.all(keys.map(again));
}
