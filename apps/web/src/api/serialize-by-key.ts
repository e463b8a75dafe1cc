/**
 * Lines of work, one for each key: `work` begins when what stood before it under the same key has ended, however that
 * ended, so that an older save never overtakes a newer one.
 */
export function serializeByKey() {
  const lines = new Map<string, Promise<unknown>>();
  return <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const next = (lines.get(key) ?? Promise.resolve()).then(work, work);
    lines.set(key, next);
    return next;
  };
}
