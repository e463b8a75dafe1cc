// Starts, watches and stops the PostgreSQL that comes with Lantern. Chosen in docs/decisions over a file database.
import { realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartError } from '#runtime/start-error.ts';
import { defaultCacheFolders, locateBinaries } from './embedded-binaries.ts';
import { isClaimedByOther } from './embedded-claim.ts';
import { checkCluster, createCluster, prepareDataFolder, readOrMakePassword } from './embedded-cluster.ts';
import { type Connection, createDatabaseIfAbsent, findRunning } from './embedded-connection.ts';
import { launch, rotateLog } from './embedded-launch.ts';
import { withStartLock } from './embedded-lock.ts';
import { isAlive, runsOn, stopPostmaster } from './embedded-process.ts';
import { chooseTransport } from './embedded-transport.ts';
import { canEnter, chooseUser } from './embedded-user.ts';
import { repeat } from './embedded-watch.ts';

export type EmbeddedDatabase = { connection: Connection; readonly pid: number; stop(): Promise<void> };

export type EmbeddedOptions = {
  dataDir: string;
  log: (line: string) => void;
  /** TCP on 127.0.0.1 with a password, for systems without sockets. Decided by the platform unless given. */
  tcp?: boolean;
  /** Whether to start it again when it ends by itself; a command that runs beside a server leaves that to the server. */
  watch?: boolean;
  /** Where a copy of the programs may go that an unprivileged user can run. */
  cacheFolders?: string[];
  /** Settings of PostgreSQL over those of embedded-launch.ts: for tests, whose data outlives nothing. */
  settings?: Readonly<Record<string, string>>;
};

/** Throws StartError, with one line to show, for whatever keeps the database from starting. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { log, tcp = process.platform === 'win32', cacheFolders = defaultCacheFolders, settings } = options;
  prepareDataFolder(resolve(options.dataDir));
  const dataDir = realpathSync(options.dataDir);
  const cluster = join(dataDir, 'postgres');
  const logFile = join(dataDir, 'postgres.log');
  const password = tcp ? readOrMakePassword(join(dataDir, 'postgres-password')) : undefined;
  const user = chooseUser(cluster);
  const binaries = locateBinaries(user, cacheFolders, log);
  if (process.platform !== 'linux' && !canEnter(dataDir, user)) {
    throw new StartError(
      `PostgreSQL must not run as root and uid ${user?.uid} cannot enter ${dataDir}: set DATA_DIR to a folder outside private ones, or start Lantern as an ordinary user.`,
    );
  }

  const start = (oldPort?: number) =>
    withStartLock(join(dataDir, 'postgres.starting'), async () => {
      if (!checkCluster(cluster, binaries)) {
        log('Making the database (a second, once)');
        createCluster(cluster, binaries, user, password);
      }
      const orphan = await findRunning(cluster, binaries.version, password, log);
      if (orphan) {
        log(`Using the database that is already running (process ${orphan.pid})`);
      }
      const transport = await chooseTransport(cluster, password, user, oldPort);
      const running = orphan ?? (await launch({ cluster, binaries, user, transport, logFile, log, settings }));
      await createDatabaseIfAbsent(running.connection);
      return running;
    });

  let running = await start();
  const { connection } = running;

  const watching = async () => {
    rotateLog(logFile);
    if (isAlive(running.pid)) return;
    log('The database process ended by itself: starting it again');
    running = await start(connection.port);
  };
  const watch = options.watch === false ? undefined : repeat(watching, log);

  const stop = async () => {
    await watch?.end();
    // One that was refused, or an instance that took over in this moment: the database is not ours to stop.
    if (await isClaimedByOther(connection).catch(() => false)) return;
    if (process.platform === 'win32' || runsOn(running.pid, cluster)) await stopPostmaster(running.pid, log);
  };
  let stopped: Promise<void> | undefined;
  return {
    connection,
    get pid() {
      return running.pid;
    },
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}
