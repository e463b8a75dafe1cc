import { type CallRoom, getCall, leaveCall, type Signal, sendSignal, takeSeat } from '@lantern/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** Whether a room is open is the server's clock to say: asked for each time, and not kept on the device. */
export const callQuery = (id: string) =>
  queryOptions({
    queryKey: ['calls', id],
    queryFn: async ({ signal }) => (await call(getCall, { params: { id } }, { signal })).call,
    staleTime: 0,
    persister: undefined,
    // it opens by the clock
    refetchInterval: ({ state }) => (state.data?.state === 'early' ? 15_000 : false),
  });

type Sign = { seat: string; after: number; take: boolean; muted: boolean; picture: boolean };

/** Milliseconds: an answer that takes longer is treated as lost. */
const timeout = 8000;

export const heartbeat = ({ _id: id }: CallRoom, body: Sign) => call(takeSeat, { params: { id }, body }, { timeout });

export const postSignal = ({ _id: id }: CallRoom, body: { seat: string; to: string } & Signal) =>
  call(sendSignal, { params: { id }, body }, { timeout });

/** Also while the page closes. */
export const leave = ({ _id: id }: CallRoom, seat: string) =>
  call(leaveCall, { params: { id }, body: { seat } }, { keepalive: true, timeout: 3000 });
