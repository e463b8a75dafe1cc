// What ScholarshipArc asks and keeps.
import type { Input } from '@lantern/contract/endpoint';
import {
  readSavedScholarships,
  type Scholarship,
  type ScholarshipPage,
  savedScholarships,
  scholarshipAnswers,
  scholarshipsPerPage,
  searchScholarships,
  weighSearch,
} from '@lantern/contract/scholarships';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#api/call.ts';
import { listen } from '#api/events.ts';
import { createKeyedRecords, type KeyedRow, useKeyedRecords } from '#api/keyed-records.ts';
import { queryClient } from '#api/query-client.ts';

const cardsKey = 'scholarship-cards';
const searchKey = 'scholarship-search';

export const saved = createKeyedRecords(savedScholarships, { screen: '/scholarshiparc', refreshes: [cardsKey] });
export type SavedRow = KeyedRow<typeof savedScholarships>;

type Query = NonNullable<Input<typeof searchScholarships>['query']>;
/** A search as it stands in the address. */
export type Search = Omit<Query, 'page'>;

export const searchQuery = (search: Search, page: number) =>
  queryOptions({
    queryKey: [searchKey, search, page],
    queryFn: async ({ signal }) =>
      (await call(searchScholarships, { query: { ...search, page } }, { signal })) as ScholarshipPage,
  });

/** What each filter costs, before it is used. */
export const weighQuery = (search: Search) =>
  queryOptions({
    queryKey: ['scholarship-filters', search],
    queryFn: ({ signal }) => call(weighSearch, { query: { ...search, page: 1 } }, { signal }),
    placeholderData: keepPreviousData,
  });

const cardsQuery = queryOptions({
  queryKey: [cardsKey],
  queryFn: async ({ signal }) => (await call(readSavedScholarships, {}, { signal })).scholarships,
});

/** What was answered with one tap; every list that is judged by it is fetched again. */
export const answers = createKeyedRecords(scholarshipAnswers, {
  screen: '/scholarshiparc',
  refreshes: [searchKey, cardsKey],
});
export type Answer = 'yes' | 'no' | 'open';

export function answer(key: string, value: Answer): void {
  void answers.put(key, { answer: value }).catch(() => undefined);
}

/** What this device has seen of a scholarship in any search. */
function findSeen(id: string): Scholarship | undefined {
  type Answer = { scholarships: Scholarship[] };
  for (const [, answer] of queryClient.getQueriesData<Answer>({ queryKey: [searchKey] })) {
    const card = answer?.scholarships.find((one) => one.id === id);
    if (card) return card;
  }
}

/** The student's list; each with what is known of it, which a device without a connection may not have. */
export function useSaved() {
  useEffect(() => listen('scholarships', () => void saved.refresh()), []);
  const { rows, error, refetch, isFetching, dataUpdatedAt, isLoaded } = useKeyedRecords(saved);
  const list = [...(rows?.values() ?? [])].filter(({ state }) => state !== 'not-saved');
  const cards = useQuery({ ...cardsQuery, enabled: list.length > 0 });
  const cardOf = (id: string) => cards.data?.find((one) => one.id === id) ?? findSeen(id);
  return {
    list: list.map((row) => ({ row, card: cardOf(row.id) })),
    rowOf: (id: string) => rows?.get(id),
    isKnown: rows !== undefined,
    isLoaded,
    error,
    refetch,
    isFetching,
    dataUpdatedAt,
  };
}
export type Saved = ReturnType<typeof useSaved>;

type Kept = Pick<SavedRow, 'state'> & { deadline: string | null; note: string };

/** Changes a part of what is kept of one. A day that is past does not come back with a scholarship that is saved anew. */
export function keep(id: string, row: SavedRow | undefined, change: Partial<Kept>, today: string): void {
  const { state = 'saved', deadline = null, note = '' } = row ?? {};
  const isAnew = state === 'not-saved' && change.state !== 'not-saved';
  const before: Kept = { state, note, deadline: isAnew && deadline !== null && deadline < today ? null : deadline };
  void saved.put(id, { ...before, ...change }).catch(() => undefined);
}

export { scholarshipsPerPage };
