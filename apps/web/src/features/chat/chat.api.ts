import {
  type ChatMessage,
  listMessages,
  listPeople,
  markDelivered,
  markRead,
  sayTyping,
  setBlock,
  setContact,
  type Thread,
} from '@lantern/contract/chat';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { putAnswer, queryClient } from '#api/query-client.ts';
import { currentUser } from '#api/session.ts';

/** Messages of a conversation that a device keeps. */
const keptMessages = 200;
const presenceMs = 3 * 60_000;

export const peopleQuery = (user: string) =>
  queryOptions({
    queryKey: ['chat', 'people', user],
    queryFn: async ({ signal }) => {
      const { people } = await call(listPeople, { query: {} }, { signal });
      // what can be read here has arrived here
      if (people.some(({ unread }) => unread > 0)) void call(markDelivered, {}).catch(() => undefined);
      return people;
    },
    refetchInterval: presenceMs,
  });

/** Those whom the words mean, also those who are not in the list. */
export const foundPeopleQuery = (user: string, q: string) =>
  queryOptions({
    queryKey: ['chat', 'found', user, q],
    queryFn: ({ signal }) => call(listPeople, { query: { q } }, { signal }),
    placeholderData: keepPreviousData,
    persister: undefined,
  });

/** Somebody who is not in the list, because that is long. */
export const personQuery = (user: string, person: string) =>
  queryOptions({
    queryKey: ['chat', 'person', user, person],
    queryFn: async ({ signal }) => (await call(listPeople, { query: { person } }, { signal })).people[0] ?? null,
  });

const keyOf = (user: string, person: string) => ['chat', 'thread', user, person] as const;

export const threadQuery = (user: string, person: string) =>
  queryOptions({
    queryKey: keyOf(user, person),
    queryFn: ({ signal }) => fetchThread(person, queryClient.getQueryData<Thread>(keyOf(user, person)), signal),
  });

/** What is newer than what this device has; the last page where that is too far back, or where hidden words changed. */
async function fetchThread(person: string, before: Thread | undefined, signal?: AbortSignal): Promise<Thread> {
  const options = signal ? { signal } : {};
  const params = { personId: person };
  const last = before?.messages.at(-1)?.seq;
  if (before && last !== undefined) {
    const newer = await call(listMessages, { params, query: { after: last } }, options);
    if (!newer.more && newer.contact === before.contact && newer.closed !== 'gone') {
      const all = [...before.messages, ...newer.messages];
      const messages = all.slice(-keptMessages);
      return { ...newer, messages, more: before.more || messages.length < all.length };
    }
  }
  return await call(listMessages, { params, query: {} }, options);
}

export function refreshThread(user: string, person: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: keyOf(user, person) });
}

/** Puts a message that the server took at the end; where others came before it, they are asked for first. */
export async function addTaken(person: string, message: ChatMessage): Promise<void> {
  const user = currentUser()?.id;
  const thread = user && queryClient.getQueryData<Thread>(keyOf(user, person));
  if (!user || !thread) return;
  const last = thread.messages.at(-1)?.seq ?? 0;
  const { attached } = message;
  const isNews = attached && !thread.things.some(({ id }) => id === attached.id);
  if (message.seq !== last + 1 || isNews) return await refreshThread(user, person);
  await putAnswer(keyOf(user, person), { ...thread, messages: [...thread.messages, message] });
  void queryClient.invalidateQueries({ queryKey: ['chat', 'people'], refetchType: 'none' });
}

export const olderThan = (person: string, before: number) =>
  call(listMessages, { params: { personId: person }, query: { before } });
export const searchIn = (person: string, search: string) =>
  call(listMessages, { params: { personId: person }, query: { search } });

/** Says that messages were shown here; a line of the list that counted them is asked for again. */
export async function tellRead(user: string, person: string, seq: number): Promise<void> {
  await call(markRead, { params: { personId: person }, body: { seq } });
  const people = queryClient.getQueryData(peopleQuery(user).queryKey);
  if (people)
    void putAnswer(
      peopleQuery(user).queryKey,
      people.map((one) => (one.person_id === person ? { ...one, unread: 0 } : one)),
    );
}

export const tellTyping = (person: string) => call(sayTyping, { params: { personId: person } });

async function keepState(person: string, asked: Promise<Partial<Thread>>): Promise<void> {
  await asked;
  const user = currentUser()?.id;
  if (!user) return;
  void queryClient.invalidateQueries({ queryKey: ['chat', 'people'] });
  await refreshThread(user, person);
}

export const block = (person: string, blocked: boolean) =>
  keepState(person, call(setBlock, { params: { personId: person }, body: { blocked } }));
export const agreeToContact = (person: string, agreed: boolean) =>
  keepState(person, call(setContact, { params: { personId: person }, body: { agreed } }));
