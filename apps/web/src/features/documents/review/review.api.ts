import { listForReview, reviewDocument } from '@lantern/contract/documents.review';
import type { Input } from '@lantern/contract/endpoint';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { queryClient } from '#api/query-client.ts';

/** The oldest that wait, page by page. Not kept on the device: the papers are other people's. */
export const reviewQueueQuery = infiniteQueryOptions({
  queryKey: ['documents', 'review'],
  queryFn: ({ signal, pageParam }) => call(listForReview, { query: pageParam ? { after: pageParam } : {} }, { signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
  persister: undefined,
  staleTime: 0,
});

export function refreshQueue(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: reviewQueueQuery.queryKey });
}

export async function review(body: Input<typeof reviewDocument>['body']) {
  await call(reviewDocument, { body });
  queryClient.setQueryData(
    reviewQueueQuery.queryKey,
    (queue) =>
      queue && {
        ...queue,
        pages: queue.pages.map((page) => ({
          ...page,
          papers: page.papers.filter(({ document }) => document._id !== body.document_id),
        })),
      },
  );
  void refreshQueue();
}
