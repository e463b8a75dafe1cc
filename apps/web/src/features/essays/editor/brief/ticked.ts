import { queryOptions } from '@tanstack/react-query';
import { putAnswer, queryClient } from '#api/query-client.ts';

const keyOf = (essay: string) => ['essay-ticked', essay];

/** Which points of its idea the writer has ticked off; known to this device alone. */
export const tickedQuery = (essay: string) =>
  queryOptions({
    queryKey: keyOf(essay),
    queryFn: (): string[] => queryClient.getQueryData(keyOf(essay)) ?? [],
    staleTime: Number.POSITIVE_INFINITY,
  });

export function putTicked(essay: string, points: string[]) {
  return putAnswer(keyOf(essay), points);
}
