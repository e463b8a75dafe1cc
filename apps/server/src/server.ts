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
import { loadCatalogue } from './features/institutions/institutions.load.ts';
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
import { withLanguageTool } from './ports/writing/languagetool.ts';
import { workerWriting, writingThreads } from './ports/writing/writing-worker.ts';
import { startJobs } from './runtime/jobs.ts';
import { warmUp } from './runtime/warm-up.ts';

export type Server = App & { ports: Ports; accounts: Accounts; warmUp(): Promise<void>; stop(): Promise<void> };

export async function startServer(
  config: Config,
  connection: string | pg.ClientConfig,
  site: Site | undefined,
): Promise<Server> {
  await mkdir(config.dataDir, { recursive: true });
  let log: (error: Error) => void = () => {};
  const onError = (error: Error) => log(error);
  const { database, pool } = connect(connection, onError);
  await migrate(pool);
  await loadCatalogue(database);
  const mailFolder = config.smtpUrl ? undefined : openMailFolder(join(config.dataDir, 'outbox'), config.mailFrom);
  const engine = workerWriting(writingThreads());
  const ports: Ports = {
    database,
    files: await openFiles(config),
    mailer: config.smtpUrl
      ? smtpMailer(config.smtpUrl, config.mailFrom)
      : (mailFolder as NonNullable<typeof mailFolder>),
    mailFolder,
    events: postgresEvents(connection, onError),
    jobs: await pgBossJobs({ connection, clockJobs: config.clockJobs, onError }),
    papers: processPapers(),
    print: workerPrint(),
    push: webPushSender(await pushKeys(database, makePushKeys), pushContact(config), publicReach(config.pushHosts)),
    writing: config.languageTool ? withLanguageTool(engine, config.languageTool, onError) : engine,
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
    }),
  };
  const parts = { ...accounts, features };
  const built = buildApp(parts, site);
  log = (error) => built.app.log.error({ err: error }, 'in the background');
  await startJobs(parts);
  await scheduleBackups(ports, config);
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
      await ports.papers.stop();
      await ports.files.stop();
      await ports.print.stop();
      await ports.writing.stop();
      await ports.events.stop();
      await database.destroy();
    },
  };
}
