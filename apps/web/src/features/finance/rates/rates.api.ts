// What an administrator does with the table of exchange rates.
import type { Input } from '@lantern/contract/endpoint';
import { checkRates, loadRates, readRatesState } from '@lantern/contract/finance';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { queryClient } from '#api/query-client.ts';

export const ratesStateQuery = queryOptions({
  queryKey: ['finance', 'rates-state'],
  queryFn: ({ signal }) => call(readRatesState, {}, { signal }),
  persister: undefined,
  staleTime: 0,
});

export const lookAtTable = (body: Input<typeof checkRates>['body']) => call(checkRates, { body });

export async function takeTable(body: Input<typeof loadRates>['body']): Promise<void> {
  await call(loadRates, { body });
  await queryClient.invalidateQueries({ queryKey: ['finance'] });
}
