import { createRequire } from 'node:module';
import { Problem } from '@lantern/contract/problem';
import type { WritingTask } from '@lantern/writing/worker';
import { Piscina } from 'piscina';
import type { Writing } from './writing.ts';

const deadlineMs = 30_000;

/** A small pool of worker threads; each loads its word data at its first task and ends after ten idle minutes. */
export function workerWriting(threads: number): Writing {
  const pool = new Piscina({
    filename: createRequire(import.meta.url).resolve('@lantern/writing/worker'),
    minThreads: 0,
    maxThreads: threads,
    maxQueue: 64,
    concurrentTasksPerWorker: 1,
    idleTimeout: 10 * 60_000,
  });

  async function run(task: WritingTask) {
    try {
      return await pool.run(task, { signal: AbortSignal.timeout(deadlineMs) });
    } catch (error) {
      const name = error instanceof Error ? error.name : '';
      const message = error instanceof Error ? error.message : '';
      if (name === 'AbortError' || name === 'TimeoutError' || /queue/i.test(message))
        throw new Problem('busy', { retryAfter: 5 });
      throw error;
    }
  }

  return {
    evaluate: (input) => run({ task: 'evaluate', input }),
    check: (text, words) => run({ task: 'check', text, ...(words && { words }) }),
    warmUp: async () => {
      await run({ task: 'warmUp' });
    },
    async stop() {
      await pool.destroy();
    },
  };
}
