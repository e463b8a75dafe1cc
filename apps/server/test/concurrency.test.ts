import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { limitConcurrency } from '#runtime/limit-concurrency.ts';
import { serializeByKey } from '#runtime/serialize-by-key.ts';

test('of one key at most so many wait at once; of another key too', async () => {
  const limited = limitConcurrency(2);
  const work = (key: string) => limited(key, () => wait(20, key)).catch((error: { code: string }) => error.code);
  expect(await Promise.all(['a', 'a', 'a', 'b'].map(work))).toEqual(['a', 'a', 'busy', 'b']);
  const failing = () => limited('a', () => Promise.reject(new Error('no')));
  for (let tries = 0; tries < 3; tries++) await expect(failing()).rejects.toThrow('no');
  expect(await work('a')).toBe('a');
});

test('work of one key is done in turn, also behind work that failed', async () => {
  const serialize = serializeByKey();
  const done: string[] = [];
  const work = (key: string, name: string, ms: number) =>
    serialize(key, async () => {
      await wait(ms);
      done.push(name);
      if (name === 'fails') throw new Error(name);
    });
  const all = [work('a', 'fails', 30), work('a', 'second', 0), work('b', 'other', 10)];
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(done).toEqual(['other', 'fails', 'second']);
});
