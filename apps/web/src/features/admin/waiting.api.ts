import { listWaitingForStaff } from '@lantern/contract/admin.waiting';
import { QueryObserver, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { listen } from '#api/events.ts';
import { queryClient } from '#api/query-client.ts';

const waitingQuery = queryOptions({
  queryKey: ['admin', 'waiting'],
  queryFn: async ({ signal }) => (await call(listWaitingForStaff, {}, { signal })).waiting,
  persister: undefined,
  refetchInterval: 5 * 60_000,
});

/** Says what waits by screen, now and whenever that changes; the answered function ends it. */
export function watchWaiting(say: (waiting: Readonly<Record<string, number>>) => void): () => void {
  const observer = new QueryObserver(queryClient, waitingQuery);
  const unsubscribe = observer.subscribe(({ data = [] }) =>
    say(Object.fromEntries(data.map(({ path, count }) => [path, count]))),
  );
  // each of these is among the notifications too
  const stop = listen('notifications', () => void queryClient.invalidateQueries({ queryKey: waitingQuery.queryKey }));
  return () => {
    stop();
    unsubscribe();
  };
}
