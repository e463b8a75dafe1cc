import { Problem } from '@lantern/contract/problem';

/** Lets at most `max` pieces of work of one key run or wait at once; a further one is answered `busy`. */
export function limitConcurrency(max: number) {
  const running = new Map<string, number>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const before = running.get(key) ?? 0;
    if (before >= max) throw new Problem('busy', { retryAfter: 5 });
    running.set(key, before + 1);
    try {
      return await work();
    } finally {
      const left = (running.get(key) ?? 1) - 1;
      if (left > 0) running.set(key, left);
      else running.delete(key);
    }
  };
}
