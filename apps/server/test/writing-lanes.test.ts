import { Piscina } from 'piscina';
import { afterEach, expect, test, vi } from 'vitest';
import { workerWriting } from '../src/ports/writing/writing-worker.ts';

afterEach(() => vi.restoreAllMocks());

/** The threads, played: what was handed to them, and a way to let each end. */
function playThreads() {
  const begun: { length: number; end: () => void }[] = [];
  vi.spyOn(Piscina.prototype, 'run').mockImplementation((task: { input: { text: string } }) => {
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
  await settle();
  expect(begun.map(({ length }) => length)).toEqual([4_000, 20_000, 20_001]);
  for (let ended = 0; ended < all.length; ended++) {
    begun[ended]?.end();
    await settle();
  }
  expect(begun.map(({ length }) => length)).toEqual([4_000, 20_000, 20_001, 200_000, 60_000]);
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
