import { knownLanguage } from '@lantern/contract/languages';
import {
  countUnread,
  listNotifications,
  markAllRead,
  markRead,
  type NotificationPage,
  sayReader,
  type Unread,
} from '@lantern/contract/notifications';
import { QueryObserver, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { listen } from '#api/events.ts';
import { putAnswer, queryClient } from '#api/query-client.ts';

const unreadQuery = queryOptions({
  queryKey: ['notifications', 'unread'],
  queryFn: async ({ signal }) => {
    const answer = await call(countUnread, {}, { signal });
    // without waiting: what is shown does not depend on it
    void sayWhoReads(answer).catch(() => undefined);
    return answer;
  },
});

/** The newest ones; kept on the device. */
export const firstPageQuery = (user: string, language: string) =>
  queryOptions({
    queryKey: ['notifications', 'first', user, language],
    queryFn: ({ signal }) => call(listNotifications, { query: {} }, { signal }),
  });

export const readOlder = (before: string): Promise<NotificationPage> => call(listNotifications, { query: { before } });

/** Mails and phones are written in the language and the zone of the browser that was used last. */
async function sayWhoReads({ language, zone }: Unread): Promise<void> {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const reads = knownLanguage(document.documentElement.lang) ?? 'en';
  if (here && (language !== reads || zone !== here)) await call(sayReader, { body: { language: reads, zone: here } });
}

/** Says how many are unread, now and whenever that changes; the answered function ends it. */
export function watchUnread(say: (unread: number) => void): () => void {
  const observer = new QueryObserver(queryClient, unreadQuery);
  const unsubscribe = observer.subscribe(({ data }) => say(data?.unread ?? 0));
  const stop = listen('notifications', () => void queryClient.invalidateQueries({ queryKey: ['notifications'] }));
  return () => {
    stop();
    unsubscribe();
  };
}

async function marked(asked: Promise<{ unread: number }>): Promise<void> {
  const { unread } = await asked;
  const old = queryClient.getQueryData(unreadQuery.queryKey);
  if (old) await putAnswer(unreadQuery.queryKey, { ...old, unread });
  await queryClient.invalidateQueries({ queryKey: ['notifications', 'first'] });
}

export const sayRead = (id: string) => marked(call(markRead, { body: { notification_id: id } }));
export const sayAllRead = (upTo: string) => marked(call(markAllRead, { body: { up_to: upTo } }));
