import { setTimeout as sleep } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { StartError } from '#runtime/start-error.ts';
import { readPostmaster, runsOn, stopPostmaster } from './embedded-process.ts';

/** What `pg` connects with. The host is the folder of the socket, or 127.0.0.1. */
export type Connection = { host: string; port: number; user: 'lantern'; password?: string; database: 'lantern' };

export type Running = { pid: number; connection: Connection };

/** 'busy': alive, but starting up, recovering or shutting down. */
export type Answer = { state: 'ready'; version: string } | { state: 'busy' } | { state: 'silent' };

export function makeConnection(address: { host: string; port: number }, password?: string): Connection {
  return {
    host: address.host,
    port: address.port,
    user: 'lantern',
    database: 'lantern',
    ...(password && { password }),
  };
}

export async function probe(connection: Connection): Promise<Answer> {
  const client = new Client({ ...connection, database: 'postgres', connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query("select current_setting('server_version') as version");
    return { state: 'ready', version: rows[0].version };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EACCES') {
      throw new StartError(
        `The database socket in ${connection.host} is closed to this user: start Lantern as the user who made the data folder.`,
      );
    }
    // cannot_connect_now; and too_many_connections, which only a live server says.
    const busy = error instanceof DatabaseError && ['57P03', '53300'].includes(error.code ?? '');
    return { state: busy ? 'busy' : 'silent' };
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * The postmaster that a killed parent left behind, once it is ready. One that does not answer, or that another
 * release started, is stopped, and undefined is the answer.
 */
export async function findRunning(
  cluster: string,
  version: string,
  password: string | undefined,
  log: (line: string) => void,
): Promise<Running | undefined> {
  let silentSince = Date.now();
  for (;;) {
    const written = readPostmaster(cluster);
    if (!written) return undefined;
    const host = password ? '127.0.0.1' : written.socketFolder || cluster;
    const connection = makeConnection({ host, port: written.port || 5432 }, password);
    const answer = await probe(connection);
    if (answer.state === 'ready' && (answer.version === version || !runsOn(written.pid, cluster))) {
      return { pid: written.pid, connection };
    }
    if (answer.state !== 'silent') silentSince = Date.now();
    else if (!runsOn(written.pid, cluster)) return undefined;
    if (answer.state === 'ready' || Date.now() - silentSince > 5_000) {
      log(`Stopping the database process ${written.pid} that an earlier Lantern left behind`);
      await stopPostmaster(written.pid, log, answer.state === 'ready' ? undefined : 2_000);
      return undefined;
    }
    await sleep(50);
  }
}

export async function createDatabaseIfAbsent(connection: Connection): Promise<void> {
  const client = new Client({ ...connection, database: 'postgres' });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [connection.database]);
    if (rowCount === 0) await client.query(`create database ${connection.database}`);
  } finally {
    await client.end();
  }
}
