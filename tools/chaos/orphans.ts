// After the last kill: what the sweeps leave behind when all that can be swept is old enough.
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '../../apps/server/src/config.ts';
import { startEmbedded } from '../../apps/server/src/database/embedded.ts';
import { sweepFiles, sweepStrays } from '../../apps/server/src/features/documents/documents.jobs.ts';
import { startServer } from '../../apps/server/src/server.ts';

const list = (folder: string) => readdir(folder).catch(() => [] as string[]);

/** Files without a paper, and papers without a file. */
export async function findOrphans(dataDir: string): Promise<string[]> {
  const embedded = await startEmbedded({ dataDir, log: () => {} });
  const server = await startServer(
    readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }),
    embedded.connection,
    undefined,
  );
  try {
    const { database } = server.ports;
    const long = new Date(Date.now() - 48 * 60 * 60 * 1000);
    await database.updateTable('document_files').set({ created_at: long }).where('state', '<>', 'kept').execute();
    const folder = join(dataDir, 'files/documents');
    for (const name of await list(folder)) await utimes(join(folder, name), long, long);
    await sweepFiles(server.ports);
    await sweepStrays(server.ports);
    const rows = await database.selectFrom('document_files').select('key').execute();
    const known = new Set(rows.map(({ key }) => key));
    const stored = new Set(await list(folder));
    return [
      ...[...stored].filter((name) => !known.has(name)).map((name) => `the file ${name} has no paper`),
      ...[...known].filter((key) => !stored.has(key)).map((key) => `the paper of ${key} has no file`),
    ];
  } finally {
    await server.stop();
    await embedded.stop();
  }
}
