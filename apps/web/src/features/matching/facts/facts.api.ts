import type { Input } from '@lantern/contract/endpoint';
import { keepFact, listReportedFacts, mendFact, reportFact } from '@lantern/contract/matching.facts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { queryClient } from '#api/query-client.ts';

/** Not kept on the device: the words are other people's. */
export const reportedQuery = queryOptions({
  queryKey: ['matching', 'reported-facts'],
  queryFn: ({ signal }) => call(listReportedFacts, {}, { signal }),
  persister: undefined,
  staleTime: 0,
});

export function report(body: Input<typeof reportFact>['body']) {
  return call(reportFact, { body });
}

export async function mend(body: Input<typeof mendFact>['body']) {
  await call(mendFact, { body });
  await queryClient.invalidateQueries({ queryKey: reportedQuery.queryKey });
}

export async function keep(fact_id: string) {
  await call(keepFact, { body: { fact_id } });
  await queryClient.invalidateQueries({ queryKey: reportedQuery.queryKey });
}
