const turns = new Map<string, Promise<unknown>>();

/** One text of a student at a time, the next one waits: nobody fills the queue that all students share. */
export async function inTurn<T>(userId: string, run: () => Promise<T>): Promise<T> {
  const before = turns.get(userId) ?? Promise.resolve();
  const mine = before.then(run);
  const settled = mine.catch(() => {});
  turns.set(userId, settled);
  await settled;
  if (turns.get(userId) === settled) turns.delete(userId);
  return await mine;
}
