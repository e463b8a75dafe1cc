// npm run doctor: whether Lantern has what it needs on this machine, in sentences.

import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { days } from '@lantern/contract/durations';
import { type Config, readConfig } from '#config.ts';
import { readMigrations } from '#database/migrate.ts';
import { discoverIssuer } from '#features/accounts/accounts.school.ts';
import { certificateEnd, countWork, databaseTime, diskRoom, lastBackupAt } from '#features/system/system.service.ts';
import { checkMailServer } from '#ports/mail/mail-smtp.ts';
import { StartError } from '#runtime/start-error.ts';
import { listMigrations } from './backup/rows.store.ts';
import { type Installation, openInstallation } from './installation.ts';
import { type Say, sizeOf } from './progress.ts';

/** What was found. `wrong` makes the exit code 1; `note` is to know. */
type Finding = { kind: 'fine' | 'note' | 'wrong'; line: string };

const fine = (line: string): Finding => ({ kind: 'fine', line });
const note = (line: string): Finding => ({ kind: 'note', line });
const wrong = (line: string): Finding => ({ kind: 'wrong', line });

const leastFree = 1024 ** 3;
const latestBackupDays = 2;
const certificateDays = 14;
const clockSeconds = 30;
const marks = { fine: 'ok  ', note: 'note', wrong: 'FAIL' };

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

/** Says each finding; answers the exit code. */
export async function examine(environment: NodeJS.ProcessEnv, say: Say): Promise<number> {
  let count = 0;
  const tell = ({ kind, line }: Finding) => {
    if (kind === 'wrong') count += 1;
    say(`${marks[kind]}  ${line}`);
  };
  let config: Config;
  try {
    config = readConfig(environment);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    tell(wrong(error.message));
    return 1;
  }
  for (const finding of settings(config)) tell(finding);
  for (const finding of await folders(config)) tell(finding);
  for (const finding of await stored(config)) tell(finding);
  for (const finding of await outside(config)) tell(finding);
  say(count === 0 ? 'Nothing is wrong.' : `${count} ${count === 1 ? 'thing is' : 'things are'} wrong.`);
  return count === 0 ? 0 : 1;
}

function settings({ publicUrl, host, trustProxy, smtpUrl }: Config): Finding[] {
  const isOpen = !['127.0.0.1', '::1', 'localhost'].includes(host);
  return [
    fine('The settings can be read.'),
    ...(publicUrl || !isOpen
      ? []
      : [note('PUBLIC_URL is not set: mails hold no links, and calls and notifications are off.')]),
    ...(publicUrl?.startsWith('https:') && trustProxy === false
      ? [note('PUBLIC_URL is https and TRUST_PROXY is not set: every visitor has the address of the proxy.')]
      : []),
    ...(smtpUrl ? [] : [note('SMTP_URL is not set: mails lie in the outbox, for administrators to hand over.')]),
  ];
}

async function folders({ dataDir, backups }: Config): Promise<Finding[]> {
  const found = [folder('The data folder', 'DATA_DIR', dataDir)];
  const room = await diskRoom(dataDir);
  if (room) {
    const line = `${sizeOf(room.free_bytes)} are free where the data folder is.`;
    found.push(room.free_bytes < leastFree ? wrong(`Only ${line} Make room, or papers will be refused.`) : fine(line));
  }
  if (backups) found.push(folder('The folder for backups', 'BACKUP_DIR', backups.folder));
  else found.push(note('BACKUP_DIR is not set: no backup is made by itself.'));
  return found;
}

/** Whether it can be written; a missing folder is not created, since it would belong to the user who runs the check. */
function folder(name: string, setting: string, path: string): Finding {
  if (!existsSync(path)) return note(`${name} is not there yet, and is made when it is needed: ${path}`);
  const probe = join(path, `.write-probe-${process.pid}`);
  try {
    writeFileSync(probe, '', { mode: 0o600 });
    rmSync(probe);
    return fine(`${name} can be written: ${path}`);
  } catch (error) {
    return wrong(
      `${name} cannot be written (${(error as NodeJS.ErrnoException).code}): correct ${setting}, or its rights.`,
    );
  }
}

/** Database, storage, and what they tell of jobs and backups. */
async function stored(config: Config): Promise<Finding[]> {
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'postgres')))
    return [note('There is no database yet: the first start makes it.')];
  let installation: Installation;
  try {
    installation = await openInstallation(config, { as: 'used', say: () => {} });
  } catch (error) {
    return [wrong(reasonOf(error))];
  }
  try {
    return [
      fine('The database answers.'),
      ...(await migrations(installation)),
      await installation.files.check().then(
        () => fine(`The storage for papers works (${config.s3 ? 'S3' : 'this disk'}).`),
        (error) => wrong(`The storage for papers does not work: ${reasonOf(error)}`),
      ),
      ...(await work(installation)),
      ...(await backupAge(installation, config)),
      ...(config.databaseUrl ? await clockBeside(installation) : []),
    ];
  } finally {
    await installation.close();
  }
}

async function migrations({ database }: Installation): Promise<Finding[]> {
  const here = new Set((await readMigrations()).map(({ name }) => name));
  const there = await listMigrations(database).catch(() => []);
  const newer = there.find(({ name }) => !here.has(name));
  if (newer)
    return [
      wrong(
        `The database was written by a newer Lantern (it knows ${newer.name}). Start that version, or a later one.`,
      ),
    ];
  const missing = here.size - there.length;
  return missing > 0 ? [note(`The next start brings the database forward by ${missing} steps.`)] : [];
}

async function work({ database }: Installation): Promise<Finding[]> {
  const { waiting, failed } = await countWork(database).catch(() => ({ waiting: 0, failed: 0 }));
  if (failed > 0) return [wrong(`${failed} background jobs were given up in the last 7 days: the log says why.`)];
  return [fine(`No background job was given up in the last 7 days; ${waiting} wait.`)];
}

async function backupAge({ database }: Installation, { backups }: Config): Promise<Finding[]> {
  const last = await lastBackupAt(database).catch(() => null);
  if (!last) return [note('No backup was made yet: npm run backup makes one.')];
  const age = Math.floor((Date.now() - last.getTime()) / days(1));
  const line = `The last backup is ${age} days old (${last.toISOString().slice(0, 16)} UTC).`;
  if (age <= latestBackupDays) return [fine(line)];
  return [backups ? wrong(line) : note(line)];
}

async function clockBeside({ database }: Installation): Promise<Finding[]> {
  const seconds = Math.round(Math.abs((await databaseTime(database)).getTime() - Date.now()) / 1000);
  if (seconds <= clockSeconds) return [fine('The clocks of this machine and of the database agree.')];
  return [wrong(`The clocks of this machine and of the database differ by ${seconds} seconds: set both by NTP.`)];
}

async function outside({ smtpUrl, publicUrl, school }: Config): Promise<Finding[]> {
  const found: Finding[] = [];
  if (smtpUrl)
    found.push(
      await checkMailServer(smtpUrl).then(
        () => fine('The mail server takes mail from here.'),
        (error) => wrong(`The mail server refuses (${reasonOf(error)}): correct SMTP_URL.`),
      ),
    );
  if (school)
    found.push(
      await discoverIssuer(school).then(
        () => fine(`The issuer of the school's accounts answers: ${school.issuer}`),
        (error) => wrong(`The issuer of the school's accounts does not answer (${reasonOf(error)}): see OIDC_ISSUER.`),
      ),
    );
  if (publicUrl?.startsWith('https:')) {
    const end = await certificateEnd(publicUrl);
    const left = end && Math.floor((end.getTime() - Date.now()) / days(1));
    if (left === undefined)
      found.push(note(`${publicUrl} is not reached from here: its certificate was not looked at.`));
    else if (left < certificateDays) found.push(wrong(`The certificate of ${publicUrl} ends in ${left} days.`));
    else found.push(fine(`The certificate of ${publicUrl} holds for ${left} days.`));
  }
  // where systemd looks after the clock
  const asked = spawnSync('timedatectl', ['show', '--property=NTPSynchronized', '--value'], { encoding: 'utf8' });
  if (asked.stdout?.trim() === 'yes') found.push(fine('The clock of this machine is set by NTP.'));
  if (asked.stdout?.trim() === 'no')
    found.push(note('The clock of this machine is not set by NTP: deadlines depend on it.'));
  return found;
}
