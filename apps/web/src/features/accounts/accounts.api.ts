// What the accounts screens ask and what each save refreshes.
import { listSessions } from '@lantern/contract/accounts';
import { getSignInOptions } from '@lantern/contract/accounts.session';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { queryClient } from '#api/query-client.ts';

/** What this installation offers: social sign-in, guests, mail. It changes only with a restart. */
export const optionsQuery = queryOptions({
  queryKey: ['accounts', 'options'],
  queryFn: ({ signal }) => call(getSignInOptions, {}, { signal }),
  staleTime: 5 * 60_000,
});

export const sessionsQuery = queryOptions({
  queryKey: ['accounts', 'sessions'],
  queryFn: async ({ signal }) => (await call(listSessions, {}, { signal })).sessions,
});

export function refreshSessions() {
  return queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
}
