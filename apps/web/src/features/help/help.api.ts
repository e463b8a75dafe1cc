import { listMyTickets, listTickets, readSupport, takeTicket } from '@lantern/contract/help';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { queryClient } from '#api/query-client.ts';

export const myTicketsQuery = (user: string) =>
  queryOptions({
    queryKey: ['tickets', 'mine', user],
    queryFn: async ({ signal }) => (await call(listMyTickets, {}, { signal })).tickets,
  });

export const ticketsQuery = queryOptions({
  queryKey: ['tickets', 'all'],
  queryFn: ({ signal }) => call(listTickets, {}, { signal }),
});

export const supportQuery = queryOptions({
  queryKey: ['support'],
  queryFn: ({ signal }) => call(readSupport, {}, { signal }),
  staleTime: 60 * 60_000,
});

export async function take(id: string, taken: boolean): Promise<void> {
  try {
    await call(takeTicket, { params: { id }, body: { taken } });
  } finally {
    await refreshTickets();
  }
}

export function refreshTickets(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['tickets'] });
}
