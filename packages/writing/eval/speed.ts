/** How long things take, in the worker thread that the server uses. */
import { Worker } from 'node:worker_threads';
import type { WritingTasks } from '../src/worker.ts';

export type EngineThread = {
  ask: <Name extends keyof WritingTasks>(
    task: WritingTasks[Name]['given'] & { task: Name },
  ) => Promise<WritingTasks[Name]['answer']>;
  close: () => Promise<number>;
};

const PROGRAM = (door: string) => `
  import { parentPort } from 'node:worker_threads';
  import run from ${JSON.stringify(door)};
  parentPort.on('message', async (task) => parentPort.postMessage(await run(task)));
`;

/** Starts the engine's worker door in a thread of its own. */
export function startThread(): EngineThread {
  const door = new URL('../src/worker.ts', import.meta.url).href;
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(PROGRAM(door))}`));
  return {
    ask: (task) =>
      new Promise((resolve, reject) => {
        worker.once('error', reject);
        worker.once('message', (answer) => {
          worker.off('error', reject);
          resolve(answer);
        });
        worker.postMessage(task);
      }),
    close: () => worker.terminate(),
  };
}

export async function timed(action: () => unknown): Promise<number> {
  const start = performance.now();
  await action();
  return performance.now() - start;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
