/** Works on a few things at a time, in no order; the first failure ends it, once those under way have ended. */
export async function inParallel<T>(
  things: AsyncIterable<T>,
  atOnce: number,
  work: (thing: T) => Promise<void>,
): Promise<void> {
  const iterator = things[Symbol.asyncIterator]();
  let failure: unknown;
  const worker = async () => {
    while (failure === undefined) {
      try {
        const { value, done } = await next();
        if (done) return;
        await work(value);
      } catch (error) {
        failure ??= error;
      }
    }
  };
  // a generator answers one question at a time
  let turn: Promise<unknown> = Promise.resolve();
  const next = () => {
    const answer = turn.then(() => iterator.next());
    turn = answer.catch(() => undefined);
    return answer;
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (failure !== undefined) {
    await iterator.return?.();
    throw failure;
  }
}
