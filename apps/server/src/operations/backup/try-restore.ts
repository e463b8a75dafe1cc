import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '#config.ts';
import { openInstallation } from '../installation.ts';
import type { Say } from '../progress.ts';
import type { Manifest } from './manifest.ts';
import { restoreBackup } from './restore.ts';

/**
 * Restores a backup into a database and a folder of its own, which are thrown away afterwards: the installation is not
 * touched, and not read. Throws StartError, naming what is wrong.
 */
export async function tryRestore(config: Config, folder: string, say: Say): Promise<Manifest> {
  const scratch = await mkdtemp(join(tmpdir(), 'lantern-check-'));
  try {
    const own = { ...config, dataDir: join(scratch, 'data'), databaseUrl: undefined, s3: undefined };
    const installation = await openInstallation(own, { as: 'new', say: () => {} });
    try {
      return await restoreBackup(installation, folder, say);
    } finally {
      await installation.close();
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
