// One Lantern per database: a lock that the database itself holds for us, and that ends with our connection.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { StartError } from '#runtime/start-error.ts';

export type InstanceClaim = { release(): Promise<void> };

// Two int4 keys of our own: 'LANT', and 1 for "the instance".
const lockClass = 0x4c414e54;
const lockObject = 1;

// Process numbers repeat across containers that share a data folder, so the name holds more than ours.
const ownName = `lantern ${process.pid} ${randomUUID().slice(0, 8)}`;

/**
 * Holds the database for this process until `release`, or until it dies. A connection that breaks (the database was
 * restarted) is made again; `onLost` is called when another instance was faster.
 */
export async function claimInstance(
  connection: ClientConfig,
  onLost?: (reason: Error) => void,
): Promise<InstanceClaim> {
  let client: Client | undefined;
  let released = false;

  const hold = async () => {
    client = await takeLock(connection);
    // a connection that breaks can say so twice, and a second claim would find the first one in its way
    client.once('error', () => {
      if (!released) holdAgain().catch((reason) => onLost?.(reason));
    });
  };
  const holdAgain = async () => {
    for (;;) {
      try {
        if (!released) await hold();
        return;
      } catch (error) {
        if (error instanceof StartError) throw error;
        await sleep(500, undefined, { ref: false });
      }
    }
  };

  await hold();
  return {
    release: async () => {
      released = true;
      await client?.end().catch(() => {});
    },
  };
}

async function takeLock(connection: ClientConfig): Promise<Client> {
  const client = await connect(connection);
  // A predecessor that was just killed holds on for a moment, until its connection is seen to be closed.
  for (let attempt = 0; attempt < 15; attempt++) {
    const { rows } = await client.query('select pg_try_advisory_lock($1, $2) as held', [lockClass, lockObject]);
    if (rows[0].held) return client;
    await sleep(100);
  }
  const holder = await findHolder(client);
  await client.end();
  if (holder === ownName) throw new Error('an earlier connection of this process still holds the database');
  const pid = holder?.split(' ')[1];
  throw new StartError(
    `Another Lantern${pid ? ` (process ${pid})` : ''} is already running on this data: stop it first, or set DATA_DIR and PORT to run a second one.`,
  );
}

async function connect(connection: ClientConfig): Promise<Client> {
  const client = new Client({ connectionTimeoutMillis: 5_000, ...connection, application_name: ownName });
  // Without a listener a broken connection ends the process.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Does another process hold the database that this connection leads to? */
export async function isClaimedByOther(connection: ClientConfig): Promise<boolean> {
  const client = await connect(connection);
  try {
    const holder = await findHolder(client);
    return holder !== undefined && holder !== ownName;
  } finally {
    await client.end();
  }
}

async function findHolder(client: Client): Promise<string | undefined> {
  const { rows } = await client.query(
    `select application_name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and classid = $1 and objid = $2 and granted
       and pg_locks.database = (select oid from pg_database where datname = current_database())`,
    [lockClass, lockObject],
  );
  return rows[0]?.application_name;
}
