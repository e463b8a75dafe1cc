// One kind of work with papers: so many processes, one task at a time in each.
import { setPriority } from 'node:os';
import { fairQueue } from '#runtime/fair-queue.ts';
import { type Ended, isFit, type PaperProcess, runIn } from './paper-process.ts';
import type { PaperProcesses } from './paper-spare.ts';
import type { PaperTask } from './paper-task.ts';

const queueMax = 200;
const waitMs = 120_000;

type Options = {
  processes: PaperProcesses;
  idleMs: number;
  /** Tasks at once. */
  slots: number;
  /** Whether somebody waits for the answer who must not wait for a start: a spare process is kept ready then. */
  keepsSpare?: boolean;
  /** What takes long leaves the processor to everything else. */
  isSlow?: boolean;
};

export type PaperLane = {
  /**
   * Does a task when its turn comes; `processorMs` is what it may take of the processor. `task` reads its bytes only
   * then: a task in the queue holds no memory.
   */
  run(task: () => Promise<PaperTask>, processorMs: number): Promise<Ended>;
  stop(): Promise<void>;
};

/** A process ends after a file that was too much, and after a minute of rest. */
export function paperLane({ processes, idleMs, slots, keepsSpare, isSlow }: Options): PaperLane {
  const queue = fairQueue({ slots, waitingMax: queueMax, waitMs });
  const resting = new Map<PaperProcess, NodeJS.Timeout>();

  function rest(one: PaperProcess): void {
    const end = () => {
      resting.delete(one);
      processes.end(one);
    };
    resting.set(one, setTimeout(end, idleMs).unref());
  }

  async function takeProcess(): Promise<PaperProcess> {
    for (const [one, timer] of resting) {
      clearTimeout(timer);
      resting.delete(one);
      if (await isFit(one)) return one;
      processes.end(one);
    }
    const one = await processes.take();
    if (isSlow) makeModest(one);
    return one;
  }

  async function runNow(readTask: () => Promise<PaperTask>, processorMs: number): Promise<Ended> {
    const task = await readTask();
    const mine = await takeProcess();
    const ended = await runIn(mine, task, processorMs);
    if (ended.failure === 'too_slow' || ended.failure === 'too_large' || !mine.process.connected) processes.end(mine);
    else rest(mine);
    if (keepsSpare) processes.prepare();
    return ended;
  }

  return {
    run: (task, processorMs) => queue.run(() => runNow(task, processorMs)),
    stop: () => queue.stop(),
  };
}

function makeModest({ process: child }: PaperProcess): void {
  try {
    if (child.pid !== undefined) setPriority(child.pid, 5);
  } catch {
    // it has just died, or the system does not let us
  }
}
