// Which universities a student wants side by side: ticked on any list of them, known to this device alone.
import { comparedMax } from '@lantern/contract/matching.filters';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { putAnswer, queryClient } from '#api/query-client.ts';

export { comparedMax };
export type Compared = { id: string; name: string };

const key = ['matching', 'compared'] as const;
const comparedQuery = queryOptions({
  queryKey: key,
  queryFn: (): readonly Compared[] => queryClient.getQueryData<Compared[]>(key) ?? [],
  staleTime: Number.POSITIVE_INFINITY,
});

const none: readonly Compared[] = [];

export function useCompared(): readonly Compared[] {
  return useQuery(comparedQuery).data ?? none;
}

/** At once where it is known; what is kept from before is read first, or it would be lost. */
const now = () => queryClient.getQueryData<readonly Compared[]>(key);

/** Answers whether there was room for it. */
export async function addCompared(one: Compared): Promise<boolean> {
  const before = now() ?? (await queryClient.ensureQueryData(comparedQuery));
  if (before.some(({ id }) => id === one.id)) return true;
  if (before.length >= comparedMax) return false;
  await putAnswer(key, [...before, one]);
  return true;
}

/** Without an id: all of them. */
export async function removeCompared(id?: string): Promise<void> {
  const before = now() ?? (await queryClient.ensureQueryData(comparedQuery));
  await putAnswer(key, id === undefined ? [] : before.filter((one) => one.id !== id));
}
