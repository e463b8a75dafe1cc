import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Lantern, startLantern } from '../../scripts/lantern.ts';

/** A server on a folder of its own, gone afterwards; nothing that is due by the clock changes what is measured. Its addresses are those that clients claim: see student.ts. */
export async function withScratchServer<T>(
  use: (lantern: Lantern, dataDir: string, restart: () => Promise<void>) => Promise<T>,
  environment: Record<string, string> = {},
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'lantern-bench-'));
  const dataDir = join(folder, 'data');
  try {
    const start = (more: Record<string, string>) =>
      startLantern(dataDir, { TRUST_PROXY: '1', LOG_LEVEL: 'error', CLOCK_JOBS: 'false', ...environment, ...more });
    const first = await start({});
    let running = first;
    const restart = async () => {
      await running.stop();
      // where its students know it
      running = await start({ PORT: new URL(first.url).port });
    };
    try {
      return await use(first, dataDir, restart);
    } finally {
      await running.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
