// Joins config, database, ports and app; main.ts and the tests start it alike.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { type App, buildApp } from './app.ts';
import type { Config } from './config.ts';
import { connect } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { createAuth } from './features/accounts/accounts.auth.ts';
import { type Accounts, sendResetMail } from './features/accounts/accounts.service.ts';
import { recoveryNonce, sessionSecret } from './features/accounts/accounts.store.ts';
import { features } from './features/features.ts';
import { loadCatalogue } from './features/institutions/loading/institutions.load.ts';
import { pushContact, pushKeys } from './features/notifications/notifications.push.store.ts';
import type { Site } from './http/static.ts';
import { scheduleBackups } from './operations/backup/scheduled.ts';
import { postgresEvents } from './ports/events/events-postgres.ts';
import { openFiles } from './ports/files/open-files.ts';
import { pgBossJobs } from './ports/jobs/jobs-pg-boss.ts';
import { openMailFolder } from './ports/mail/mail-folder.ts';
import { smtpMailer } from './ports/mail/mail-smtp.ts';
import { processPapers } from './ports/papers/papers-process.ts';
import type { Ports } from './ports/ports.ts';
import { workerPrint } from './ports/print/print-worker.ts';
import { makePushKeys, publicReach, webPushSender } from './ports/push/push-web.ts';
import { openAiSpeech } from './ports/speech/speech-openai.ts';
import { httpWebhooks } from './ports/webhooks/webhooks-http.ts';
import { withLanguageTool } from './ports/writing/languagetool.ts';
import { workerWriting, writingThreads } from './ports/writing/writing-worker.ts';
import { startJobs } from './runtime/jobs.ts';
import { warmUp } from './runtime/warm-up.ts';

export type Server = App & { ports: Ports; accounts: Accounts; warmUp(): Promise<void>; stop(): Promise<void> };

/** The processes and threads of a server; each loads at its first task. */
export type Workers = Pick<Ports, 'papers' | 'print' | 'writing'>;

export const startWorkers = (): Workers => ({
  papers: processPapers(),
  print: workerPrint(),
  writing: workerWriting(writingThreads()),
});

/** With `given` workers, which are not its own, the server does not stop them. */
export async function startServer(
  config: Config,
  connection: string | pg.ClientConfig,
  site: Site | undefined,
  given?: Workers,
): Promise<Server> {
  await mkdir(config.dataDir, { recursive: true });
  let log: (error: Error) => void = () => {};
  const onError = (error: Error) => log(error);
  // what holds a session (migrations, backups, jobs, what is listened for) goes to the database itself
  const direct = connect(connection, onError);
  const { database } = config.poolerUrl ? connect(config.poolerUrl, onError, 'pooler') : direct;
  await migrate(direct.pool);
  await loadCatalogue(database);
  const mailFolder = config.smtpUrl ? undefined : openMailFolder(join(config.dataDir, 'outbox'), config.mailFrom);
  const workers = given ?? startWorkers();
  const ports: Ports = {
    database,
    files: await openFiles(config),
    mailer: config.smtpUrl
      ? smtpMailer(config.smtpUrl, config.mailFrom)
      : (mailFolder as NonNullable<typeof mailFolder>),
    mailFolder,
    events: postgresEvents(connection, onError),
    jobs: await pgBossJobs({ connection, clockJobs: config.clockJobs, onError }),
    papers: workers.papers,
    print: workers.print,
    push: webPushSender(await pushKeys(database, makePushKeys), pushContact(config), publicReach(config.pushHosts)),
    webhooks: httpWebhooks(config.webhookHosts),
    writing: config.languageTool ? withLanguageTool(workers.writing, config.languageTool, onError) : workers.writing,
    // loaded only where it is used
    models: config.model && (await import('./ports/models/models-sdk.ts')).sdkModels(config.model, onError),
    speech: config.speech && openAiSpeech(config.speech, onError),
  };
  const accounts: Accounts = {
    ports,
    config,
    auth: createAuth({
      database,
      config,
      secret: await sessionSecret(database),
      recoveryNonce: await recoveryNonce(database),
      sendReset: (user, token) => sendResetMail(accounts, user, token),
      onError,
    }),
  };
  const parts = { ...accounts, features };
  const built = buildApp(parts, site);
  log = (error) => built.app.log.error({ err: error }, 'in the background');
  await startJobs(parts);
  await scheduleBackups({ ...ports, database: direct.database }, config);
  return {
    ...built,
    ports,
    accounts,
    warmUp: () => warmUp(built, parts),
    async stop() {
      // a call that waits for one of them would hold the stop up
      ports.models?.stop();
      ports.speech?.stop();
      await built.app.close();
      await ports.jobs.stop();
      await ports.files.stop();
      if (!given) await Promise.all(Object.values(workers).map((worker) => worker.stop()));
      await ports.events.stop();
      await database.destroy();
      if (database !== direct.database) await direct.database.destroy();
    },
  };
}
