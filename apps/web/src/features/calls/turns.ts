type Turns = {
  turn: (takeIt: boolean) => Promise<void>;
  isOn: () => boolean;
  /** Milliseconds until the next one by itself. */
  pause: () => number;
  onError: (error: unknown) => void;
};

/** Takes a turn now and then, one at a time: where it is asked for during one, another follows at once. */
export function createTurns({ turn, isOn, pause, onError }: Turns) {
  let running = false;
  let again = false;
  let next: ReturnType<typeof setTimeout> | undefined;

  async function sync(takeIt = false) {
    if (!isOn()) return;
    if (running) {
      again = true;
      return;
    }
    running = true;
    clearTimeout(next);
    try {
      do {
        again = false;
        await turn(takeIt);
      } while (again && isOn());
    } catch (error) {
      if (isOn()) onError(error);
    } finally {
      running = false;
      if (isOn()) next = setTimeout(() => void sync(), pause());
    }
  }

  return { sync, isRunning: () => running, stop: () => clearTimeout(next) };
}
