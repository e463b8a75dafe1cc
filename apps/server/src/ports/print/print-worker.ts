import { Problem } from '@lantern/contract/problem';
import { Piscina } from 'piscina';
import { fairQueue } from '#runtime/fair-queue.ts';
import type { Print, Printable, PrintFormat } from './print.ts';

/** The longest essay, 200,000 characters, takes one to three seconds. */
const deadlineMs = 20_000;
/** Beside the one that is made. */
const waitingMax = 31;

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
  const queue = fairQueue({ slots: 1, waitingMax, waitMs: deadlineMs });
  async function print(format: PrintFormat, printable: Printable): Promise<Buffer> {
    try {
      const bytes: Uint8Array = await pool.run({ format, printable }, { signal: AbortSignal.timeout(deadlineMs) });
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    } catch (error) {
      const name = error instanceof Error ? error.name : '';
      if (name === 'AbortError' || name === 'TimeoutError') throw new Problem('busy', { retryAfter: 5 });
      throw error;
    }
  }
  return {
    make: (format, printable) => queue.run(() => print(format, printable)),
    async stop() {
      void queue.stop();
      await pool.destroy();
    },
  };
}
