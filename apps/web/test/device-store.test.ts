// A database that does not answer holds nobody up.
import type { UseStore } from 'idb-keyval';
import { expect, test, vi } from 'vitest';
import { createDeviceStore } from '#api/device-store.ts';

const disk = vi.hoisted(() => ({ use: (): Promise<unknown> => Promise.resolve() }));
vi.mock('idb-keyval', () => ({ createStore: (): UseStore => () => disk.use() as Promise<never> }));

test('what answers is answered', async () => {
  disk.use = async () => 'kept';
  expect(await createDeviceStore('a', 'b')('readonly', () => 0)).toBe('kept');
  disk.use = async () => {
    throw new Error('forbidden');
  };
  await expect(createDeviceStore('a', 'b')('readonly', () => 0)).rejects.toThrow('forbidden');
});

test('a browser that forbids storage is heard once, also later', async () => {
  vi.useFakeTimers();
  disk.use = () => {
    throw new Error('no storage here');
  };
  const store = createDeviceStore('a', 'b', 20);
  await expect(store('readonly', () => 0)).rejects.toThrow('no storage here');
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test('what does not answer is rejected, and what comes after it at once, until it does', async () => {
  let answer: (value: unknown) => void = () => undefined;
  let asked = 0;
  disk.use = () => {
    asked += 1;
    return new Promise((resolve) => {
      answer = resolve;
    });
  };
  const store = createDeviceStore('a', 'b', 20);
  await expect(store('readonly', () => 0)).rejects.toThrow('did not answer');
  await expect(store('readwrite', () => 0)).rejects.toThrow('does not answer');
  expect(asked).toBe(1);

  answer('late');
  disk.use = async () => 'kept';
  await expect.poll(() => store('readonly', () => 0).catch(() => undefined)).toBe('kept');
});
