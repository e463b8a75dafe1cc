// Dates that a student has said are no expiry. Kept on the device, with the answers of the server: it asks nobody itself,
// and what is kept there goes when the student signs out.
import type { VaultDocument } from '@lantern/contract/documents';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { putAnswer, queryClient } from '#api/query-client.ts';

const queryKey = ['documents-not-expiry'] as const;
/** The newest ones stay. */
const most = 500;

const dismissedQuery = queryOptions({
  queryKey,
  queryFn: () => queryClient.getQueryData<string[]>(queryKey) ?? [],
  staleTime: Number.POSITIVE_INFINITY,
});

/** A new version is asked about anew. */
const markOf = ({ _id, version }: VaultDocument) => `${_id}@${version}`;

export function dismissDate(paper: VaultDocument) {
  const marks = queryClient.getQueryData<string[]>(queryKey) ?? [];
  void putAnswer(queryKey, [...marks, markOf(paper)].slice(-most));
}

/** Undefined until the device has said. */
export function useIsDismissed(paper: VaultDocument): boolean | undefined {
  return useQuery(dismissedQuery).data?.includes(markOf(paper));
}
