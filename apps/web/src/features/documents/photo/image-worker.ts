// Hands tasks to the image worker one after the other, so that one large picture is in memory at a time.
import { trustedScript } from '#api/trusted-script.ts';
import type { Answer, Task, Work } from './image-work.ts';
import workerAddress from './image-worker-thread.ts?worker&url';
import { PictureTrouble, type Trouble } from './picture-trouble.ts';

type Reply = 'ready' | { answer: Answer } | { trouble: Trouble } | { failure: string };

export type ImageWorker = {
  ask: <What extends keyof Work>(what: What, task: Work[What]['task']) => Promise<Work[What]['answer']>;
  close: () => void;
};

export function openImageWorker(): ImageWorker {
  let queue: Promise<unknown> = Promise.resolve();
  let worker: Promise<Worker | undefined> | undefined;
  let isClosed = false;

  async function run(task: Task): Promise<Answer> {
    worker ??= startWorker();
    const started = await worker;
    if (isClosed) throw new DOMException('The imageWorker is closed.', 'AbortError');
    return started ? askWorker(started, task) : (await onThePage()).work(task);
  }
  return {
    ask: (what, task) => {
      const answer = queue.then(() => run({ what, ...task } as Task));
      queue = answer.catch(() => undefined);
      return answer as Promise<never>;
    },
    close: () => {
      isClosed = true;
      void worker?.then((started) => started?.terminate());
    },
  };
}

const hasWorkers = typeof OffscreenCanvas === 'function';
const onThePage = () => import('./image-work.ts');

/** Brings the code onto the device, for a time without a connection. */
export async function fetchImageWorker(): Promise<void> {
  await (hasWorkers ? fetch(workerAddress) : onThePage());
}

/** Undefined where workers have no canvas, or its file cannot be had: then the page itself does the work. */
async function startWorker(): Promise<Worker | undefined> {
  if (!hasWorkers) return undefined;
  try {
    const worker = new Worker(trustedScript(workerAddress));
    return await new Promise((resolve) => {
      worker.onmessage = () => resolve(worker);
      worker.onerror = () => resolve(undefined);
    });
  } catch {
    return undefined;
  }
}

function askWorker(worker: Worker, task: Task): Promise<Answer> {
  return new Promise((resolve, reject) => {
    worker.onerror = () => reject(new Error('The imageWorker stopped.'));
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      if (data === 'ready') return;
      if ('answer' in data) resolve(data.answer);
      else if ('trouble' in data) reject(new PictureTrouble(data.trouble));
      else reject(new Error(data.failure));
    };
    worker.postMessage(task);
  });
}
