import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Lantern, startLantern } from '../lantern.ts';

/** A server on a folder of its own, gone afterwards. Its addresses are those that clients claim: see student.ts. */
export async function withScratchServer<T>(
  use: (lantern: Lantern, dataDir: string) => Promise<T>,
  environment: Record<string, string> = {},
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'lantern-bench-'));
  const dataDir = join(folder, 'data');
  try {
    const lantern = await startLantern(dataDir, { TRUST_PROXY: '1', LOG_LEVEL: 'error', ...environment });
    try {
      return await use(lantern, dataDir);
    } finally {
      await lantern.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
