import type { Input } from '@lantern/contract/endpoint';
import * as contract from '@lantern/contract/shares';
import { useLingui } from '@lingui/react/macro';
import { infiniteQueryOptions, keepPreviousData, queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { dayHere } from '#api/day-here.ts';
import { explain } from '#api/problem-words.ts';
import { queryClient } from '#api/query-client.ts';
import { everyoneOf, useTypedSearch } from '#components/use-typed-search.ts';

export const sharesQuery = queryOptions({
  queryKey: ['shares', 'list'],
  queryFn: async ({ signal }) => (await call(contract.listMentorShares, {}, { signal })).shares,
  staleTime: 0,
});

export const mentorsQuery = (q = '') =>
  infiniteQueryOptions({
    queryKey: ['shares', 'mentors', q],
    queryFn: ({ signal, pageParam }) =>
      call(contract.listShareMentors, { query: { page: pageParam, ...(q && { q }) } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ more }, pages) => (more ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
    persister: undefined,
  });

/** Mentors with whom something can be shared, for a choice among them. */
export function useMentors() {
  const { i18n } = useLingui();
  const { typed, setTyped, q, isWaiting } = useTypedSearch();
  const asked = useInfiniteQuery(mentorsQuery(q));
  const { data, error, isFetching, hasNextPage, isPlaceholderData } = asked;
  // a search that failed leaves its field, and what was chosen
  const hasFailed = !data && error !== null && q !== '';
  const mentors = data ? everyoneOf(data.pages) : hasFailed ? [] : undefined;
  // while a search ends, its finds still stand here
  const isWhole = q === '' && !isWaiting && !isPlaceholderData;
  return {
    mentors,
    blocked: data?.pages[0]?.blocked ?? 0,
    error: mentors ? null : error,
    /** what stands here is no find of a search */
    isWhole,
    /** nobody is there at all */
    isEmpty: mentors?.length === 0 && isWhole,
    /** there is one alone, who needs no choice */
    only: mentors?.length === 1 && isWhole ? mentors[0] : undefined,
    refetch: () => void asked.refetch(),
    isFetching,
    search: {
      ...{ typed, setTyped, found: mentors?.length, more: hasNextPage, busy: isWaiting || isFetching },
      failed: hasFailed ? explain(error, i18n) : undefined,
      showMore: () => void asked.fetchNextPage(),
    },
  };
}

export const openingsQuery = infiniteQueryOptions({
  queryKey: ['shares', 'openings'],
  queryFn: ({ signal, pageParam }) =>
    call(contract.listMentorOpenings, { query: pageParam ? { after: pageParam } : {} }, { signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
  persister: undefined,
  staleTime: 0,
});

export const refreshShares = () => queryClient.invalidateQueries({ queryKey: sharesQuery.queryKey });

export async function shareItems(body: Input<typeof contract.addMentorShares>['body']): Promise<void> {
  await call(contract.addMentorShares, { body });
  await refreshShares();
}

async function replaceShare(share: contract.MentorShare): Promise<void> {
  queryClient.setQueryData(sharesQuery.queryKey, (all) => all?.map((one) => (one._id === share._id ? share : one)));
  await refreshShares();
}

export async function changeEnd(share_id: string, ends_on: string | null): Promise<void> {
  await replaceShare((await call(contract.changeMentorShare, { body: { share_id, ends_on } })).share);
}

export async function endShare(share_id: string): Promise<void> {
  await replaceShare((await call(contract.revokeMentorShare, { body: { share_id } })).share);
}

/** The same thing for the same mentor again; where its day is over, until it is ended. */
export async function shareAgain({ mentor, scope, item_id, ends_on }: contract.MentorShare): Promise<void> {
  const isOver = ends_on !== null && ends_on < dayHere();
  await shareItems({ mentor_id: mentor.id, items: [{ scope, item_id }], ends_on: isOver ? null : ends_on });
}
