import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { NetworkError } from '#api/call.ts';
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
