// An installation without a server: an empty database and an empty place for files, as a restore wants them.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import { readConfig } from '#config.ts';
import { connect, type Database } from '#database/database.ts';
import { diskFiles } from '#ports/files/files-disk.ts';
import { startServer } from '#server.ts';
import { origin, urlOfDatabase } from './app.ts';

export type EmptyInstallation = Awaited<ReturnType<typeof emptyInstallation>>;

export async function emptyInstallation() {
  const base = inject('connection');
  const name = `${inject('template')}_${randomUUID().slice(0, 8)}`;
  const dataDir = await mkdtemp(join(inject('scratch'), 'empty-'));
  const administer = async (statement: string) => {
    const client = new pg.Client(base);
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await administer(`create database ${name}`);
  const connection = { ...base, database: name };
  const connected = connect(connection, () => {});
  return {
    ...connected,
    connection,
    url: urlOfDatabase(connection),
    dataDir,
    files: diskFiles(join(dataDir, 'files')),
    /** Starts Lantern on it. */
    start: () =>
      startServer(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', PUBLIC_URL: origin }), connection, undefined),
    async remove() {
      await connected.database.destroy();
      await administer(`drop database ${name} with (force)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A digest of the rows of every table, for "the same after as before". */
export async function digestTables(database: Database): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations' order by 1`.execute(
    database,
  );
  const digests: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ digest: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(t::text, chr(10) order by t::text)), '') as digest
      from ${sql.table(name)} t`.execute(database);
    digests[name] = rows[0]?.digest ?? '';
  }
  return digests;
}
