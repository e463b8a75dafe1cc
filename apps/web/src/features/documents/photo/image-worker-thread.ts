// Image work in a worker: one task in, one answer out. Whoever asks waits for the answer before the next task.
import { type Task, work } from './image-work.ts';
import { PictureTrouble } from './picture-trouble.ts';

self.onmessage = async ({ data }: MessageEvent<Task>) => {
  try {
    self.postMessage({ answer: await work(data) });
  } catch (error) {
    self.postMessage(error instanceof PictureTrouble ? { trouble: error.trouble } : { failure: String(error) });
  }
};
self.postMessage('ready');
