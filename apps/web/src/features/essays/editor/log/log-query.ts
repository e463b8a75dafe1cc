import { getLog } from '@lantern/contract/essays.log';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** With what this device has not sent yet: it goes first. */
export const logQuery = (id: string) =>
  queryOptions({
    queryKey: ['essays', 'log', id],
    queryFn: async ({ signal }) => {
      await import('./send-log.ts').then(({ sendLog }) => sendLog()).catch(() => undefined);
      return call(getLog, { params: { id } }, { signal });
    },
  });
