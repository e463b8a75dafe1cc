// What the administration asks and what each save refreshes.
import {
  listSecurityEvents,
  readSecondFactorDemand,
  saveSecondFactorDemand,
} from '@lantern/contract/accounts.security-log';
import { listInvitations, listStaff, listStoredMails, readStoredMail } from '@lantern/contract/admin';
import { listAdminActs } from '@lantern/contract/admin.acts';
import { readInstallation } from '@lantern/contract/system';
import { listDeliveries, listWebhooks } from '@lantern/contract/webhooks';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { queryClient } from '#api/query-client.ts';

export const invitationsQuery = queryOptions({
  queryKey: ['admin', 'invitations'],
  queryFn: async ({ signal }) => (await call(listInvitations, {}, { signal })).invitations,
});

export const staffQuery = queryOptions({
  queryKey: ['admin', 'people'],
  queryFn: async ({ signal }) => (await call(listStaff, {}, { signal })).people,
});

export const mailsQuery = queryOptions({
  queryKey: ['admin', 'mails'],
  queryFn: ({ signal }) => call(listStoredMails, {}, { signal }),
});

/** Not kept on the device: a mail may hold a link that opens an account. */
export const mailQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'mails', id],
    queryFn: async ({ signal }) => (await call(readStoredMail, { params: { id } }, { signal })).mail,
    persister: undefined,
  });

/** Asked anew each time: what was done a moment ago is what somebody looks for. */
export const actsQuery = infiniteQueryOptions({
  queryKey: ['admin', 'acts'],
  queryFn: ({ signal, pageParam }) =>
    call(listAdminActs, { query: pageParam ? { before: pageParam } : {} }, { signal }),
  initialPageParam: 0,
  getNextPageParam: ({ next }) => next,
  persister: undefined,
  staleTime: 0,
});

/** Sign-ins and changes of all accounts; not kept on the device. */
export const eventsQuery = infiniteQueryOptions({
  queryKey: ['admin', 'events'],
  queryFn: ({ signal, pageParam }) =>
    call(listSecurityEvents, { query: pageParam ? { before: pageParam } : {} }, { signal }),
  initialPageParam: 0,
  getNextPageParam: ({ next }) => next,
  persister: undefined,
  staleTime: 0,
});

export const demandQuery = queryOptions({
  queryKey: ['admin', 'second-factor'],
  queryFn: ({ signal }) => call(readSecondFactorDemand, {}, { signal }),
  persister: undefined,
});

export async function saveDemand(body: { admins: boolean; mentors: boolean }): Promise<void> {
  queryClient.setQueryData(demandQuery.queryKey, await call(saveSecondFactorDemand, { body }));
}

/** Asked anew each time and not kept: a state of an hour ago helps nobody. */
export const installationQuery = queryOptions({
  queryKey: ['admin', 'installation'],
  queryFn: ({ signal }) => call(readInstallation, {}, { signal }),
  staleTime: 0,
  persister: undefined,
  retry: false,
});

/** An invitation is a mail too. */
export function refreshInvitations() {
  return queryClient.invalidateQueries({ queryKey: ['admin'] });
}

/** Asked anew each time: whether something arrives is what somebody looks for. */
export const webhooksQuery = queryOptions({
  queryKey: ['admin', 'webhooks'],
  queryFn: async ({ signal }) => (await call(listWebhooks, {}, { signal })).webhooks,
  staleTime: 0,
  persister: undefined,
});

export const deliveriesQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'webhooks', id],
    queryFn: async ({ signal }) => (await call(listDeliveries, { params: { id } }, { signal })).deliveries,
    staleTime: 0,
    persister: undefined,
  });

export function refreshWebhooks() {
  return queryClient.invalidateQueries({ queryKey: ['admin', 'webhooks'] });
}
