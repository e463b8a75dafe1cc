// Whose turn it is at what all share.
import { afterEach, expect, test, vi } from 'vitest';
import { fairQueue } from '#runtime/fair-queue.ts';
import { onBehalfOf } from '#runtime/on-behalf.ts';

afterEach(() => vi.useRealTimers());

const settle = () => new Promise((resolve) => setImmediate(resolve));
const options = { slots: 1, waitingMax: 50, waitMs: 60_000 };

/** A queue whose work ends when it is told to, and what has begun so far. */
function watch(given: Partial<typeof options> = {}) {
  const queue = fairQueue({ ...options, ...given });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    queue,
    begun,
    ask(name: string, account: string, network = account, alone?: string[]) {
      const { promise, resolve } = Promise.withResolvers<void>();
      ends.set(name, resolve);
      const work = async () => {
        begun.push(name);
        await promise;
        return name;
      };
      return onBehalfOf({ account, network }, () => queue.run(work, alone));
    },
    async end(name: string) {
      ends.get(name)?.();
      await settle();
    },
  };
}

test('who has asked for little is next, however many wait before', async () => {
  const { ask, begun, end } = watch();
  const all = [ask('hostile 1', 'h'), ask('hostile 2', 'h'), ask('hostile 3', 'h'), ask('cheap', 'c')];
  await settle();
  await end('hostile 1');
  expect(begun).toEqual(['hostile 1', 'cheap']);
  await end('cheap');
  await end('hostile 2');
  await end('hostile 3');
  expect(await Promise.all(all)).toEqual(['hostile 1', 'hostile 2', 'hostile 3', 'cheap']);
});

test('many accounts of one network count as one', async () => {
  const { ask, begun, end } = watch();
  const all = ['a', 'b', 'c'].map((account) => ask(account, account, 'same'));
  all.push(ask('other', 'other'));
  await settle();
  await end('a');
  expect(begun).toEqual(['a', 'other']);
  for (const name of ['other', 'b', 'c']) await end(name);
  await Promise.all(all);
});

test('an account has one piece of work at a time, and its second place goes to others', async () => {
  const { ask, begun, end } = watch({ slots: 2 });
  const all = [ask('first', 'h'), ask('second', 'h'), ask('cheap', 'c')];
  await settle();
  expect(begun).toEqual(['first', 'cheap']);
  await end('cheap');
  expect(begun).toEqual(['first', 'cheap']);
  await end('first');
  expect(begun).toEqual(['first', 'cheap', 'second']);
  await end('second');
  await Promise.all(all);
});

test('what shares a name goes one by one, whoever asks', async () => {
  const { ask, begun, end } = watch({ slots: 10 });
  const all = [ask('one', 'a', 'a', ['paper']), ask('two', 'b', 'b', ['paper']), ask('three', 'c', 'c', ['other'])];
  await settle();
  expect(begun).toEqual(['one', 'three']);
  await end('one');
  expect(begun).toEqual(['one', 'three', 'two']);
  await end('two');
  await end('three');
  await Promise.all(all);
});

test('a full queue refuses who uses most, not who comes last', async () => {
  const { ask, begun, end } = watch({ waitingMax: 2 });
  const first = ask('hostile 1', 'h');
  await settle();
  const second = ask('hostile 2', 'h');
  const third = ask('hostile 3', 'h');
  const refused = expect(third).rejects.toMatchObject({ code: 'busy' });
  const cheap = ask('cheap', 'c');
  await refused;
  await end('hostile 1');
  expect(begun).toEqual(['hostile 1', 'cheap']);
  await end('cheap');
  await end('hostile 2');
  await Promise.all([first, second, cheap]);
});

test('what fails makes room, and what waits too long is told so', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const queue = fairQueue({ ...options, waitMs: 1_000 });
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  const { promise, resolve } = Promise.withResolvers<void>();
  const long = queue.run(() => promise);
  const late = expect(queue.run(async () => 'never')).rejects.toMatchObject({ code: 'busy' });
  vi.advanceTimersByTime(1_001);
  await late;
  resolve();
  await long;
});

test('a queue that is stopped refuses what waits and lets end what has begun', async () => {
  const { queue, ask, end, begun } = watch();
  const first = ask('first', 'a');
  const second = expect(ask('second', 'b')).rejects.toMatchObject({ code: 'busy' });
  await settle();
  let isStopped = false;
  const stopped = queue.stop().then(() => (isStopped = true));
  await second;
  expect(isStopped).toBe(false);
  await end('first');
  await Promise.all([first, stopped]);
  await expect(ask('third', 'c')).rejects.toMatchObject({ code: 'busy' });
  expect(begun).toEqual(['first']);
});
