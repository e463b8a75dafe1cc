import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { putAnswer, queryClient } from '#api/query-client.ts';

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
