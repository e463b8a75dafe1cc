import { Problem } from '@lantern/contract/problem';

/** Does the work of one key piece by piece: a second piece waits for the first. Beyond `max` of them it answers `busy`. */
export function takeTurns(max: number) {
  const lines = new Map<string, { last: Promise<unknown>; length: number }>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const line = lines.get(key) ?? { last: Promise.resolve(), length: 0 };
    if (line.length >= max) throw new Problem('busy', { retryAfter: 5 });
    lines.set(key, line);
    line.length += 1;
    const mine = line.last.then(work);
    line.last = mine.catch(() => {});
    try {
      return await mine;
    } finally {
      line.length -= 1;
      if (line.length === 0) lines.delete(key);
    }
  };
}
