// Other people's words: nothing of it is kept on the device.
import {
  type Decision,
  decideChatReport,
  listChatReports,
  listDecidedReports,
  takeChatReport,
} from '@lantern/contract/chat.reports';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { queryClient } from '#api/query-client.ts';

export const reportsQuery = queryOptions({
  queryKey: ['chat', 'reports', 'open'],
  queryFn: ({ signal }) => call(listChatReports, {}, { signal }),
  persister: undefined,
  staleTime: 0,
});

export const decidedQuery = infiniteQueryOptions({
  queryKey: ['chat', 'reports', 'decided'],
  queryFn: ({ signal, pageParam }) =>
    call(listDecidedReports, { query: pageParam ? { after: pageParam } : {} }, { signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
  persister: undefined,
  staleTime: 0,
});

const again = async () => {
  await queryClient.invalidateQueries({ queryKey: ['chat', 'reports'] });
  // counted in the navigation
  await queryClient.invalidateQueries({ queryKey: ['admin', 'waiting'] });
};

export async function decide(id: string, decision: Decision, done: string): Promise<void> {
  await call(decideChatReport, { params: { id }, body: { decision, done } });
  await again();
}

export async function take(id: string, taken: boolean): Promise<void> {
  try {
    await call(takeChatReport, { params: { id }, body: { taken } });
  } finally {
    await again();
  }
}
