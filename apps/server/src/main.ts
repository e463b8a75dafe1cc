// Reads the settings, starts the database and the server, and stops them in order.
import { fileURLToPath } from 'node:url';
import { type Config, readConfig } from './config.ts';
import { type EmbeddedDatabase, startEmbedded } from './database/embedded.ts';
import { claimInstance, type InstanceClaim } from './database/embedded-claim.ts';
import { prepareDataFolder } from './database/embedded-cluster.ts';
import { checkReachable } from './database/reachable.ts';
import { firstAdminLink } from './features/accounts/accounts.service.ts';
import { readSite } from './http/static.ts';
import { StartError } from './runtime/start-error.ts';
import { type Server, startServer } from './server.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const siteFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

let embedded: EmbeddedDatabase | undefined;
let claim: InstanceClaim | undefined;
let server: Server | undefined;
let stopping = false;

async function stop(exitCode: number) {
  if (stopping) return;
  stopping = true;
  // a stop that hangs must not leave the process behind
  setTimeout(() => process.exit(1), 20_000).unref();
  await server?.stop();
  await claim?.release();
  await embedded?.stop();
  process.exit(exitCode);
}

async function fail(error: unknown) {
  const bug = error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${error instanceof StartError ? error.message : bug}\n`);
  await stop(1).catch(() => process.exit(1));
}

async function openDatabase({ databaseUrl, poolerUrl, dataDir }: Config) {
  if (databaseUrl) {
    prepareDataFolder(dataDir);
    await checkReachable(databaseUrl);
    if (poolerUrl) await checkReachable(poolerUrl, 'DATABASE_POOLER_URL');
    return databaseUrl;
  }
  embedded = await startEmbedded({ dataDir, log: say });
  claim = await claimInstance(embedded.connection, fail);
  return embedded.connection;
}

function listenProblem({ code }: NodeJS.ErrnoException, { port, host }: Config): StartError | undefined {
  if (code === 'EADDRINUSE')
    return new StartError(`Port ${port} is taken. Stop what uses it, or choose another: PORT=8001 npm start`);
  if (code === 'EACCES')
    return new StartError(`Port ${port} needs more rights. Choose one above 1023: PORT=8000 npm start`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new StartError(`This machine has no address ${host}. Correct HOST.`);
}

/** What a browser on this machine opens. */
function addressOf(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

// A first process, as in a container, gets no signal that it does not ask for. There is nothing to keep before it is
// ready: the database brings itself back from whatever it was in.
const endStart = () => process.exit(143);

async function start() {
  if (process.pid === 1) process.once('SIGINT', endStart).once('SIGTERM', endStart);
  const config = readConfig(process.env);
  const connection = await openDatabase(config);
  server = await startServer(config, connection, await readSite(siteFolder));
  // a server that could not be warmed is slow at first, and works
  await server.warmUp().catch((error) => server?.app.log.error({ err: error }, 'while warming up'));
  await server.app.listen({ port: config.port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
    throw listenProblem(error, config) ?? error;
  });
  const address = server.app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const baseUrl = config.publicUrl ?? addressOf(config.host, port);
  say(`Lantern is ready: ${baseUrl}`);
  const adminLink = await firstAdminLink(server.accounts, baseUrl);
  if (adminLink) say(`Make the first administrator, once: ${adminLink}`);
  // not before: until here a signal ends a start that hangs
  process.off('SIGINT', endStart).off('SIGTERM', endStart);
  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(0));
}

start().catch(fail);
