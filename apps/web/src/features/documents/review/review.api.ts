import { listForReview, reviewDocument } from '@lantern/contract/documents.review';
import type { Input } from '@lantern/contract/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { queryClient } from '#api/query-client.ts';

/** The oldest that wait: the others move up as these are done. Not kept on the device: the papers are other people's. */
export const reviewQueueQuery = queryOptions({
  queryKey: ['documents', 'review'],
  queryFn: ({ signal }) => call(listForReview, { query: {} }, { signal }),
  persister: undefined,
  staleTime: 0,
});

export function refreshQueue(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: reviewQueueQuery.queryKey });
}

export async function review(body: Input<typeof reviewDocument>['body']) {
  await call(reviewDocument, { body });
  queryClient.setQueryData(reviewQueueQuery.queryKey, (queue) => {
    const papers = queue?.papers.filter(({ document }) => document._id !== body.document_id);
    return queue && papers && { ...queue, papers };
  });
  void refreshQueue();
}
