// What the accounts screens ask and what each save refreshes.
import { listSessions } from '@lantern/contract/accounts';
import { listAccessTokens } from '@lantern/contract/accounts.access-tokens';
import { listPasskeys } from '@lantern/contract/accounts.passkeys';
import { listMySecurityEvents } from '@lantern/contract/accounts.security-log';
import { getSignInOptions } from '@lantern/contract/accounts.session';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
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

export const passkeysQuery = queryOptions({
  queryKey: ['accounts', 'passkeys'],
  queryFn: async ({ signal }) => (await call(listPasskeys, {}, { signal })).passkeys,
});

export const accessTokensQuery = queryOptions({
  queryKey: ['accounts', 'access-tokens'],
  queryFn: async ({ signal }) => (await call(listAccessTokens, {}, { signal })).tokens,
});

/** Asked anew each time: what happened a moment ago is what somebody looks for. */
export const myEventsQuery = infiniteQueryOptions({
  queryKey: ['accounts', 'events'],
  queryFn: ({ signal, pageParam }) =>
    call(listMySecurityEvents, { query: pageParam ? { before: pageParam } : {} }, { signal }),
  initialPageParam: 0,
  getNextPageParam: ({ next }) => next,
  persister: undefined,
  staleTime: 0,
});

export function refreshSessions() {
  return queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
}

export function refreshPasskeys() {
  return queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey });
}

export function refreshAccessTokens() {
  return queryClient.invalidateQueries({ queryKey: accessTokensQuery.queryKey });
}
