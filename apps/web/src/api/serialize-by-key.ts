/**
 * Runs one work at a time for each key: `work` begins when the one before it under the same key has ended, whether it
 * succeeded or failed, so that an older save never overtakes a newer one.
 */
export function serializeByKey() {
  const running = new Map<string, Promise<unknown>>();
  return <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const next = (running.get(key) ?? Promise.resolve()).then(work, work);
    running.set(key, next);
    return next;
  };
}
