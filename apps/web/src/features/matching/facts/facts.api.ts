import type { Input } from '@lantern/contract/endpoint';
import {
  addFact,
  keepFact,
  listCatalogueLoads,
  listFactKinds,
  listReportedFacts,
  listStaleFacts,
  mendFact,
  reportFact,
  takeFact,
} from '@lantern/contract/matching.facts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { queryClient } from '#api/query-client.ts';

/** Not kept on the device: the words are other people's. */
export const reportedQuery = queryOptions({
  queryKey: ['matching', 'reported-facts'],
  queryFn: ({ signal }) => call(listReportedFacts, {}, { signal }),
  persister: undefined,
  staleTime: 0,
});

export async function take(id: string, taken: boolean): Promise<void> {
  try {
    await call(takeFact, { params: { id }, body: { taken } });
  } finally {
    await queryClient.invalidateQueries({ queryKey: reportedQuery.queryKey });
  }
}

export const staleQuery = (page: number) =>
  queryOptions({
    queryKey: ['matching', 'stale-facts', page],
    queryFn: ({ signal }) => call(listStaleFacts, { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
    persister: undefined,
    staleTime: 0,
  });

export const kindsQuery = queryOptions({
  queryKey: ['matching', 'fact-kinds'],
  queryFn: ({ signal }) => call(listFactKinds, {}, { signal }),
  persister: undefined,
  staleTime: Number.POSITIVE_INFINITY,
});

export const loadsQuery = queryOptions({
  queryKey: ['matching', 'catalogue-loads'],
  queryFn: async ({ signal }) => (await call(listCatalogueLoads, {}, { signal })).loads,
  persister: undefined,
  staleTime: 0,
});

export const add = async (body: Input<typeof addFact>['body']) => (await call(addFact, { body })).fact;

export function report(body: Input<typeof reportFact>['body']) {
  return call(reportFact, { body });
}

export async function mend(body: Input<typeof mendFact>['body']) {
  await call(mendFact, { body });
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: reportedQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: ['matching', 'stale-facts'] }),
  ]);
}

export async function keep(fact_id: string) {
  await call(keepFact, { body: { fact_id } });
  await queryClient.invalidateQueries({ queryKey: reportedQuery.queryKey });
}
