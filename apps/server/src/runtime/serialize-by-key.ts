import { currentBehalf } from './on-behalf.ts';

/** Runs `work` when everything that was given before it under the same key has ended. */
export function serializeByKey() {
  const ends = new Map<string, Promise<void>>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const before = ends.get(key);
    const { promise: end, resolve: leave } = Promise.withResolvers<void>();
    ends.set(key, end);
    if (before) currentBehalf()?.onWait?.();
    await before;
    try {
      return await work();
    } finally {
      leave();
      if (ends.get(key) === end) ends.delete(key);
    }
  };
}
