const everyMilliseconds = 1_000;
const longestPause = 60_000;

/** Repeats `check`, never twice at once, and less and less often while it fails. Does not keep the process alive. */
export function repeat(check: () => Promise<void>, log: (line: string) => void): { end(): Promise<void> } {
  let pause = everyMilliseconds;
  let ended = false;
  let current = Promise.resolve();
  let timer: NodeJS.Timeout;

  const run = async () => {
    try {
      await check();
      pause = everyMilliseconds;
    } catch (error) {
      log(error instanceof Error ? error.message : String(error));
      pause = Math.min(pause * 2, longestPause);
    }
    if (!ended) plan();
  };
  const plan = () => {
    timer = setTimeout(() => {
      current = run();
    }, pause).unref();
  };
  plan();

  return {
    end: () => {
      ended = true;
      clearTimeout(timer);
      return current;
    },
  };
}
