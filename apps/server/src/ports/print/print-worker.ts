import { Problem } from '@lantern/contract/problem';
import { Piscina } from 'piscina';
import type { Print } from './print.ts';

/** The longest essay, 200,000 characters, takes one to three seconds. */
const deadlineMs = 20_000;
const waitingMax = 32;

/** One thread that loads its fonts at the first document and ends after five idle minutes. */
export function workerPrint(): Print {
  const pool = new Piscina({
    filename: new URL('./print-task.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    concurrentTasksPerWorker: 1,
    idleTimeout: 5 * 60_000,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  // piscina's own limit does not count tasks that can be aborted
  let waiting = 0;
  return {
    async make(format, printable) {
      if (waiting >= waitingMax) throw new Problem('busy', { retryAfter: 5 });
      waiting += 1;
      try {
        const bytes: Uint8Array = await pool.run({ format, printable }, { signal: AbortSignal.timeout(deadlineMs) });
        return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      } catch (error) {
        const name = error instanceof Error ? error.name : '';
        if (name === 'AbortError' || name === 'TimeoutError') throw new Problem('busy', { retryAfter: 5 });
        throw error;
      } finally {
        waiting -= 1;
      }
    },
    async stop() {
      await pool.destroy();
    },
  };
}
