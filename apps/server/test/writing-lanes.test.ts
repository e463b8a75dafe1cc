import { Piscina } from 'piscina';
import { afterEach, expect, test, vi } from 'vitest';
import { onBehalfOf } from '#runtime/on-behalf.ts';
import { workerWriting } from '../src/ports/writing/writing-worker.ts';

afterEach(() => vi.restoreAllMocks());

/** The threads, played: what was handed to them, and a way to let each end. */
function playThreads() {
  const begun: { length: number; end: () => void }[] = [];
  vi.spyOn(Piscina.prototype, 'run').mockImplementation((task: { task: string; input: { text: string } }) => {
    if (task.task === 'warmUp') return Promise.resolve(null);
    const { promise, resolve } = Promise.withResolvers<void>();
    begun.push({ length: task.input.text.length, end: resolve });
    return promise;
  });
  return begun;
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('long texts are read one after the other, so that an essay never waits for several of them', async () => {
  const begun = playThreads();
  const writing = workerWriting(2);
  const evaluate = (length: number) => writing.evaluate({ text: 'a'.repeat(length), essayType: 'Generic' });
  const all = [evaluate(20_001), evaluate(200_000), evaluate(60_000), evaluate(4_000), evaluate(20_000)];
  const lengths = () => begun.map(({ length }) => length);
  await settle();
  expect(lengths()).toEqual([4_000, 20_000]);
  begun[0]?.end();
  begun[1]?.end();
  await settle();
  expect(lengths()).toEqual([4_000, 20_000, 20_001]);
  all.push(evaluate(5_000));
  await settle();
  expect(lengths()).toEqual([4_000, 20_000, 20_001, 5_000]);
  for (let ended = 2; ended < all.length; ended++) {
    begun[ended]?.end();
    await settle();
  }
  expect(lengths().slice(4)).toEqual([200_000, 60_000]);
  await Promise.all(all);
  await writing.stop();
});

test('who had nothing read of late comes before who had, however many wait', async () => {
  const begun = playThreads();
  const writing = workerWriting(1);
  const evaluate = (account: string, length: number) =>
    onBehalfOf({ account, network: account }, () =>
      writing.evaluate({ text: 'a'.repeat(length), essayType: 'Generic' }),
    );
  const all = [1, 2, 3, 4].map((length) => evaluate('hostile', length));
  await settle();
  all.push(evaluate('amina', 100));
  for (let ended = 0; ended < all.length; ended++) {
    await settle();
    begun[ended]?.end();
  }
  expect(begun.map(({ length }) => length)).toEqual([1, 100, 2, 3, 4]);
  await Promise.all(all);
  await writing.stop();
});

test('more long texts than can wait are refused as busy', async () => {
  const begun = playThreads();
  const writing = workerWriting(2);
  const evaluate = () => writing.evaluate({ text: 'a'.repeat(30_000), essayType: 'Generic' });
  const waiting = Array.from({ length: 16 }, evaluate);
  await expect(evaluate()).rejects.toMatchObject({ code: 'busy' });
  for (let ended = 0; ended < waiting.length; ended++) {
    await settle();
    begun[ended]?.end();
  }
  await Promise.all(waiting);
  await writing.stop();
});

test('a thread that is still loading its data is waited for; the time of an essay begins after that', async () => {
  const loaded = Promise.withResolvers<void>();
  const asked: { task: string; withinMs: number }[] = [];
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  vi.spyOn(Piscina.prototype, 'run').mockImplementation(async (task: { task: string }) => {
    asked.push({ task: task.task, withinMs: Number(timeout.mock.lastCall?.[0]) });
    if (task.task === 'warmUp') await loaded.promise;
  });
  const writing = workerWriting(2);
  const both = Promise.all([writing.warmUp(), writing.evaluate({ text: 'The ferry stopped.', essayType: 'Generic' })]);
  await settle();
  expect(asked).toEqual([
    { task: 'warmUp', withinMs: 300_000 },
    { task: 'warmUp', withinMs: 300_000 },
  ]);
  loaded.resolve();
  await both;
  expect(asked[2]).toEqual({ task: 'evaluate', withinMs: 30_000 });
  await writing.stop();
});
