// Loaded into the server that is measured (node --import): writes the longest delay of its event loop, in ms, to the
// file LOOP_DELAY_FILE whenever it gets SIGUSR2, and starts over.
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const file = process.env.LOOP_DELAY_FILE;
if (isMainThread && file) {
  const resolution = 5;
  const histogram = monitorEventLoopDelay({ resolution });
  histogram.enable();
  process.on('SIGUSR2', () => {
    // a timer that is on time counts as `resolution` itself
    writeFileSync(file, String(histogram.count === 0 ? 0 : histogram.max / 1e6 - resolution));
    histogram.reset();
  });
}
