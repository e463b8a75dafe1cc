// Reads the settings, starts the database and the server, and stops them in order.
import { fileURLToPath } from 'node:url';
import { readConfig } from './config.ts';
import { startEmbedded } from './database/embedded.ts';
import { claimInstance } from './database/embedded-claim.ts';
import { firstAdminLink } from './features/accounts/accounts.service.ts';
import { readSite } from './http/static.ts';
import { startServer } from './server.ts';
import { StartError } from './start-error.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const siteFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

async function start() {
  const config = readConfig(process.env);
  const embedded = config.databaseUrl ? undefined : await startEmbedded({ dataDir: config.dataDir, log: say });
  const claim = embedded && (await claimInstance(embedded.connection));
  const connection = config.databaseUrl ?? (embedded as NonNullable<typeof embedded>).connection;
  const server = await startServer(config, connection, await readSite(siteFolder));

  await server.app.listen({ port: config.port, host: config.host }).catch(async (error: NodeJS.ErrnoException) => {
    await server.stop();
    await embedded?.stop();
    if (error.code === 'EADDRINUSE')
      throw new StartError(`Port ${config.port} is taken. Stop what uses it, or choose another: PORT=8001 npm start`);
    if (error.code === 'EACCES')
      throw new StartError(`Port ${config.port} needs more rights. Choose one above 1023: PORT=8000 npm start`);
    if (error.code === 'EADDRNOTAVAIL')
      throw new StartError(`This machine has no address ${config.host}. Correct HOST.`);
    throw error;
  });
  const address = server.app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const baseUrl =
    config.publicUrl ??
    `http://${config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host}:${port}`;
  say(`Lantern is ready: ${baseUrl}`);
  const adminLink = await firstAdminLink(server.accounts, baseUrl);
  if (adminLink) say(`Make the first administrator, once: ${adminLink}`);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    // a stop that hangs must not leave the process behind
    setTimeout(() => process.exit(1), 20_000).unref();
    await server.stop();
    await claim?.release();
    await embedded?.stop();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

start().catch((error: unknown) => {
  process.stderr.write(
    error instanceof StartError ? `${error.message}\n` : `${error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
});
