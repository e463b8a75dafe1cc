// Loaded into the server that is watched (node --import): writes what its heap holds, in bytes, to the file HEAP_FILE every
// ten seconds.
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env.HEAP_FILE;
if (isMainThread && file)
  setInterval(() => writeFileSync(file, String(process.memoryUsage().heapUsed)), 10_000).unref();
