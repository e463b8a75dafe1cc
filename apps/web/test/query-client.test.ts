import { type Endpoint, isWrite, nameOfEndpoint } from '@lantern/contract/endpoint';
import * as features from '@lantern/contract/features';
import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { ask, NetworkError } from '#api/call.ts';
import { askAgain, putAnswer, queryClient } from '#api/query-client.ts';

test('an answer that was on its way when a save was answered does not replace what the save said', async () => {
  const queryKey = ['saved meanwhile'];
  const server = { revision: 0 };
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const asked: number[] = [];
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: async () => {
      const answer = { ...server };
      asked.push(answer.revision);
      if (answer.revision === 0) await held;
      return answer;
    },
  });
  const shown: unknown[] = [];
  const stop = observer.subscribe(({ data }) => shown.push(data?.revision));
  await expect.poll(() => asked).toEqual([0]);

  server.revision = 1;
  await putAnswer(queryKey, { revision: 1 });
  letGo();
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  stop();

  expect(asked).toEqual([0, 1]);
  expect(queryClient.getQueryData(queryKey)).toEqual({ revision: 1 });
  expect(shown.filter((revision) => revision !== undefined)).not.toContain(0);
});

test('a first answer that is on its way when something changes does not count', async () => {
  const queryKey = ['added meanwhile'];
  const server: string[] = [];
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let asked = 0;
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: async () => {
      asked += 1;
      const answer = [...server];
      if (asked === 1) await held;
      return answer;
    },
  });
  const stop = observer.subscribe(() => {});
  await expect.poll(() => asked).toBe(1);

  server.push('a question');
  const again = askAgain(queryKey);
  letGo();
  await again;
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(queryClient.getQueryData(queryKey)).toEqual(['a question']);
  expect(observer.getCurrentResult().error).toBeNull();
  stop();
});

test('without a connection a question fails at once, and is asked again when there is one', async () => {
  let isOffline = true;
  const observer = new QueryObserver(queryClient, {
    queryKey: ['asked on a plane'],
    queryFn: async () => {
      if (isOffline) throw new NetworkError('offline');
      return 'known';
    },
  });
  const shown: unknown[] = [];
  const stop = observer.subscribe(({ status, fetchStatus }) => shown.push(`${status} ${fetchStatus}`));
  queryClient.mount();
  onlineManager.setOnline(false);
  await expect.poll(() => shown).toContain('error idle');
  expect(observer.getCurrentResult().data).toBeUndefined();

  isOffline = false;
  onlineManager.setOnline(true);
  await expect.poll(() => observer.getCurrentResult().data).toBe('known');
  stop();
  queryClient.unmount();
});

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Every endpoint of the contract, also those that a list's declaration makes. */
const endpoints = Object.values(features)
  .flatMap((feature) => Object.values(feature).flatMap((one) => (isEndpoint(one) ? [one] : Object.values(one ?? {}))))
  .filter(isEndpoint);

test('each write makes old what is known of the student, and leaves what holds for longer', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}'));
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  const [list, fact] = [['applications', 'list'], ['universities']];
  const queries = queryClient.getQueryCache();
  const isOld = (queryKey: string[]) => queries.find({ queryKey })?.isStale();
  const known = async () => {
    await queryClient.fetchQuery({ queryKey: list, queryFn: () => 'a list' });
    await queryClient.fetchQuery({ queryKey: fact, queryFn: () => 'a fact', staleTime: 3_600_000 });
    return [isOld(list), isOld(fact)];
  };
  const any = new Proxy({}, { get: () => 'x' });
  const run = (endpoint: Endpoint, signal?: AbortSignal) =>
    ask(endpoint, { params: any }, signal ? { signal } : {}, (response) => response.text());

  const writes = endpoints.filter(isWrite);
  expect(writes.length).toBeGreaterThan(120);
  for (const write of writes) {
    expect(await known(), nameOfEndpoint(write)).toEqual([false, false]);
    await run(write);
    expect([isOld(list), isOld(fact)], nameOfEndpoint(write)).toEqual([true, false]);
  }
  // what is only asked leaves everything as it is, by whatever method
  await known();
  for (const one of endpoints) await run(one, new AbortController().signal);
  expect(isOld(list)).toBe(false);
});
