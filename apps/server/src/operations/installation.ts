// What the commands beside the server (backup, restore, moving files) work on: the same database and files.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#config.ts';
import { type Connected, connect } from '#database/database.ts';
import { type EmbeddedDatabase, startEmbedded } from '#database/embedded.ts';
import { claimInstance, type InstanceClaim } from '#database/embedded-claim.ts';
import { prepareDataFolder } from '#database/embedded-cluster.ts';
import { checkReachable } from '#database/reachable.ts';
import type { Files } from '#ports/files/files.ts';
import { openFiles } from '#ports/files/open-files.ts';
import { StartError } from '#runtime/start-error.ts';
import type { Say } from './progress.ts';

export type Installation = Connected & {
  files: Files;
  /** the way to its database, for a server beside this */
  connection: string | EmbeddedDatabase['connection'];
  close: () => Promise<void>;
};

type Wanted = {
  /** 'used': by a server that may run now; 'stopped': by none; 'new': by nobody but us, ever. */
  as: 'used' | 'stopped' | 'new';
  say: Say;
};

/** Throws StartError, one line to show, where the database cannot be used. */
export async function openInstallation(config: Config, { as, say }: Wanted): Promise<Installation> {
  const { dataDir, databaseUrl } = config;
  if (as !== 'new' && !databaseUrl && !existsSync(join(dataDir, 'postgres')))
    throw new StartError(`There is no Lantern in ${dataDir}: set DATA_DIR (and DATABASE_URL) as for npm start.`);
  prepareDataFolder(dataDir);
  if (databaseUrl) await checkReachable(databaseUrl);

  let embedded: EmbeddedDatabase | undefined;
  let claim: InstanceClaim | undefined;
  let connection: string | EmbeddedDatabase['connection'] | undefined = databaseUrl;
  if (!connection) {
    embedded = await startEmbedded({ dataDir, log: say, watch: false });
    connection = embedded.connection;
    if (as !== 'used')
      claim = await claimInstance(embedded.connection).catch(async (error: unknown) => {
        await embedded?.stop();
        throw error;
      });
  }
  const { database, pool } = connect(connection, () => {});
  const files = await openFiles(config);
  return {
    database,
    pool,
    files,
    connection,
    async close() {
      await files.stop();
      await database.destroy();
      await claim?.release();
      // a server that uses it keeps it
      await embedded?.stop();
    },
  };
}
