import { conversationCalls, readOwnRecord, readPassages } from '@lantern/contract/assistant';
import type { Output } from '@lantern/contract/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { queryClient } from '#api/query-client.ts';
import { createRecords } from '#api/records.ts';

export const conversations = createRecords(conversationCalls, { screen: '/ask-anything' });

type Passages = Output<typeof readPassages>;

/** All that can be answered with, kept on the device: a phone that has this version already is sent nothing. */
export function passagesQuery(language: string) {
  const queryKey = ['assistant', 'passages', language] as const;
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<Passages> => {
      const before = queryClient.getQueryData<Passages>(queryKey);
      const query = { language, ...(before?.passages && { known: before.version }) };
      const answer = await call(readPassages, { query }, { signal });
      return answer.passages || !before ? answer : before;
    },
    staleTime: 60 * 60_000,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** What is computed of the student's record. Asked for again on every visit; without a connection the last one counts. */
export const ownRecordQuery = (language: string) =>
  queryOptions({
    queryKey: ['assistant', 'record', language],
    queryFn: ({ signal }) => call(readOwnRecord, { query: { language } }, { signal }),
    staleTime: 0,
  });
