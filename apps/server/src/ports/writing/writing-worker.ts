import { createRequire } from 'node:module';
import { Problem } from '@lantern/contract/problem';
import type { WritingTask } from '@lantern/writing/worker';
import { Piscina } from 'piscina';
import { fairQueue } from '#runtime/fair-queue.ts';
import { hasRoomForTwo } from '#runtime/machine-room.ts';
import type { Writing } from './writing.ts';

const deadlineMs = 30_000;
/** To load the word data: seconds, and minutes where much else is at work. */
const loadMs = 300_000;

/** Three times the longest essay that is usual. */
const longText = 20_000;
/** Beside the one that is read. */
const longWaiting = 15;
const waitingMax = 64;

/** A thread with its word data takes 350 to 400 MB. */
export const writingThreads = () => (hasRoomForTwo() ? 2 : 1);

/**
 * A small pool of worker threads; each loads its word data at its first task. A single one ends after ten idle minutes, since
 * the machine is small; of two both stay. Long texts are read one after the other: one thread is always free of them.
 */
export function workerWriting(threads: number): Writing {
  const longOnes = fairQueue({ slots: 1, waitingMax: longWaiting, waitMs: deadlineMs });
  const queue = fairQueue({ slots: threads, waitingMax, waitMs: deadlineMs });
  const pool = new Piscina({
    filename: createRequire(import.meta.url).resolve('@lantern/writing/worker'),
    minThreads: 0,
    maxThreads: threads,
    concurrentTasksPerWorker: 1,
    // without them a thread keeps what hostile texts left behind: 500 MB each after a few, and hardly more than at the start so
    resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 224 },
    idleTimeout: threads > 1 ? Number.POSITIVE_INFINITY : 10 * 60_000,
  });

  let loading: Promise<unknown> | undefined;

  async function run(task: WritingTask, withinMs = deadlineMs) {
    try {
      return await pool.run(task, { signal: AbortSignal.timeout(withinMs) });
    } catch (error) {
      const name = error instanceof Error ? error.name : '';
      const message = error instanceof Error ? error.message : '';
      if (name === 'AbortError' || name === 'TimeoutError' || /queue|memory limit/i.test(message))
        throw new Problem('busy', { retryAfter: 5 });
      throw error;
    }
  }

  async function load(count: number): Promise<void> {
    const all = Promise.all(Array.from({ length: count }, () => run({ task: 'warmUp' }, loadMs)));
    loading = all.catch(() => undefined).finally(() => (loading = undefined));
    await all;
  }

  /** A deadline ends the thread: one that loads its data is waited for, or on a busy machine none would ever have it. */
  async function runLoaded(task: WritingTask) {
    if (!loading && pool.threads.length === 0) void load(1).catch(() => undefined);
    await loading;
    return await queue.run(() => run(task));
  }

  const inTurn = <T>(text: string, work: () => Promise<T>) => (text.length > longText ? longOnes.run(work) : work());

  return {
    evaluate: (input) => inTurn(input.text, () => runLoaded({ task: 'evaluate', input })),
    check: (text, words, tongues) =>
      runLoaded({ task: 'check', text, ...(words && { words }), ...(tongues && { tongues }) }),
    warmUp: () => load(threads),
    async stop() {
      void longOnes.stop();
      void queue.stop();
      await pool.destroy();
    },
  };
}
