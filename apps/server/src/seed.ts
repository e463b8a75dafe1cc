// npm run seed: opens the place of the demo school, starts a server there that nobody can reach, and lets the people of the
// school use it.
import { type Config, readConfig } from './config.ts';
import { firstAdminLink } from './features/accounts/accounts.service.ts';
import { type Installation, openInstallation } from './operations/installation.ts';
import { noteCommand } from './operations/note-command.ts';
import type { Say } from './operations/progress.ts';
import { addressOf } from './operations/seed/people.ts';
import { makeRoom, newPassword, seedSchool } from './operations/seed/seed.ts';
import { StartError } from './runtime/start-error.ts';
import { startServer } from './server.ts';

const ownFolder = './demo-data';

/** Nothing of it goes out: no mails, no models, no webhooks; what is due by the clock waits for the real server. */
function readSeedConfig(environment: NodeJS.ProcessEnv): Config {
  const config = readConfig({
    LOG_LEVEL: 'error',
    ...environment,
    ...(!environment.DATA_DIR && { DATA_DIR: ownFolder }),
  });
  const nothingOutside = { smtpUrl: undefined, model: undefined, speech: undefined, languageTool: undefined };
  return { ...config, ...nothingOutside, clockJobs: false };
}

export async function prepareSeed(again: boolean, say: Say): Promise<number> {
  const config = readSeedConfig(process.env);
  // other programs may have tables there, and a server may be using it
  if (again && config.databaseUrl)
    throw new StartError(
      'This database is not emptied from here. Empty it yourself, then run npm run seed without --again.',
    );
  const installation = await openInstallation(config, { as: 'new', say });
  try {
    const password = await fill(config, installation, again, say);
    say(`\nThe demo school is ready. All its people have the password ${password}`);
    say('It was made for this school and is kept nowhere: write it down, or make the school anew with --again.');
    for (const [who, key] of [
      ['A student', 'nadia'],
      ['A mentor', 'farhana'],
      ['The counsellor', 'thandiwe'],
      ['The administrator', 'admin'],
    ] as const)
      say(`${who}: ${addressOf(key)}`);
    say(`Start it: DATA_DIR=${config.dataDir} npm start`);
    return 0;
  } finally {
    await installation.close();
  }
}

async function fill(config: Config, installation: Installation, again: boolean, say: Say): Promise<string> {
  const { database, files, connection } = installation;
  await makeRoom(database, files, config, again);
  const server = await startServer(config, connection, undefined);
  try {
    await noteCommand(database, say, 'npm run seed');
    const password = newPassword();
    const { app, ports, accounts } = server;
    const adminLink = await firstAdminLink(accounts, config.publicUrl ?? 'http://localhost');
    if (!adminLink) throw new Error('there is an administrator already');
    await seedSchool({ app, database, print: ports.print, publicUrl: config.publicUrl, adminLink, password }, say);
    return password;
  } finally {
    await server.stop();
  }
}
