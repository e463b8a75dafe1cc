import { listForReview, takePaper } from '@lantern/contract/documents.review';
import type { Output } from '@lantern/contract/endpoint';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { queryClient } from '#api/query-client.ts';

export type ReviewPaper = Output<typeof listForReview>['papers'][number];

/** Page by page. Not kept on the device: the papers are other people's. */
const queueQuery = (which: 'waiting' | 'decided') =>
  infiniteQueryOptions({
    queryKey: ['documents', 'review', which],
    queryFn: ({ signal, pageParam }) =>
      call(
        listForReview,
        { query: { ...(pageParam && { after: pageParam }), ...(which === 'decided' && { decided: '1' }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    persister: undefined,
    staleTime: 0,
  });

/** The oldest that wait. */
export const reviewQueueQuery = queueQuery('waiting');
/** The latest verdicts. */
export const decidedQuery = queueQuery('decided');

/** Looks after a paper, or leaves it to others. */
export async function take(id: string, taken: boolean): Promise<void> {
  try {
    await call(takePaper, { params: { id }, body: { taken } });
  } finally {
    await queryClient.invalidateQueries({ queryKey: reviewQueueQuery.queryKey });
  }
}
