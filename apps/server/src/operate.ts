// What the operator does beside the server: npm run doctor, backup, backup:check, restore, files:move, key:replace and
// seed come here.
// Each command loads what it needs itself: who mistyped a word is told so at once, and a restore does not wait for features.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from './config.ts';
import { isDiskFull, isUnavailable } from './database/database.ts';
import type { Manifest } from './operations/backup/manifest.ts';
import { type Installation, openInstallation } from './operations/installation.ts';
import { noteCommand } from './operations/note-command.ts';
import { sizeOf } from './operations/progress.ts';
import { FilesFull, FilesUnavailable } from './ports/files/files.ts';
import { StartError } from './runtime/start-error.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const help = `npm run doctor
    Looks whether settings, folders, database, mail, storage, backups and the clock are as they must be, and says so.
npm run backup -- DIR
    Writes everything of this Lantern into the new folder DIR, also while it runs. Without DIR it makes what the nightly
    backup makes, in the folder of BACKUP_DIR.
npm run backup:check -- DIR
    Restores the backup in DIR into a place of its own, throws that away, and says whether it went well.
npm run restore -- DIR
    Puts the backup in DIR into an empty DATA_DIR, or an empty DATABASE_URL and bucket.
npm run files:move -- s3|disk [--check]
    Copies all files from DATA_DIR/files into the bucket of the S3 settings, or back. --check compares and copies nothing.
npm run key:replace
    Makes a new key for sessions and two-factor sign-in, where the old one may be known. Stop Lantern first.
npm run seed [-- --again]
    Makes a demo school of made-up people in the folder demo-data, or in an empty DATA_DIR, and says how to sign in.
    --again makes it anew. Where other people have entered something, nothing is done.
Settings are the environment variables of npm start: docs/self-hosting.md.`;

const usage = (line: string) => new StartError(`${line}\n${help}`);

const rowsOf = ({ tables }: Manifest) => tables.reduce((sum, table) => sum + table.rows, 0);

async function backup(folder: string | undefined): Promise<number> {
  const config = readConfig(process.env);
  if (!folder && !config.backups) throw usage('Name a new folder for the backup, or set BACKUP_DIR.');
  const installation = await openInstallation(config, { as: 'used', say });
  try {
    const { place, manifest } = await writeBackup(installation, config, folder);
    const { lost, files } = manifest;
    say(`The backup is whole: ${place} (${rowsOf(manifest)} rows, ${files.count} files, ${sizeOf(files.bytes)})`);
    say('It holds everything, the key that signs sessions too: keep it where only you can read it.');
    for (const { key, why } of lost)
      say(`${why === 'missing' ? 'Missing in storage' : 'Not as it was stored'}: ${key}`);
    return lost.length > 0 ? 1 : 0;
  } finally {
    await installation.close();
  }
}

async function writeBackup(installation: Installation, config: Config, folder: string | undefined) {
  if (!folder && config.backups) {
    const { backUp } = await import('./operations/backup/scheduled.ts');
    return await backUp(installation, config.backups, config.dataDir, say);
  }
  const { makeBackup } = await import('./operations/backup/backup.ts');
  const place = resolve(folder ?? '');
  const manifest = await makeBackup(installation, place, say);
  await noteCommand(installation.database, say, 'npm run backup');
  return { place, manifest };
}

async function checkBackup(folder: string): Promise<number> {
  const { tryRestore } = await import('./operations/backup/try-restore.ts');
  const manifest = await tryRestore(readConfig(process.env), folder, say);
  say(`It can be restored: ${rowsOf(manifest)} rows and ${manifest.files.count} files of ${manifest.made_at}.`);
  for (const { key } of manifest.lost) say(`Was not whole when the backup was made: ${key}`);
  return manifest.lost.length > 0 ? 1 : 0;
}

async function restore(folder: string): Promise<number> {
  const installation = await openInstallation(readConfig(process.env), { as: 'new', say });
  try {
    const { restoreBackup } = await import('./operations/backup/restore.ts');
    const { made_at, lost } = await restoreBackup(installation, folder, say);
    await noteCommand(installation.database, say, 'npm run restore', { made_at });
    say(`Restored what was there at ${made_at}. Start it with npm start.`);
    for (const { key } of lost) say(`Was not whole when the backup was made: ${key}`);
    return 0;
  } finally {
    await installation.close();
  }
}

async function move(to: string, checkOnly: boolean): Promise<number> {
  if (to !== 's3' && to !== 'disk') throw usage('Say where the files are to go: s3 or disk.');
  const { moveFiles } = await import('./operations/move-files.ts');
  return await moveFiles(readConfig(process.env), { to, checkOnly, say });
}

async function newKey(): Promise<number> {
  const installation = await openInstallation(readConfig(process.env), { as: 'stopped', say });
  try {
    const { replaceKey } = await import('./features/accounts/passwords/accounts.key.store.ts');
    const { factors, sessions } = await replaceKey(installation.database);
    await noteCommand(installation.database, say, 'npm run key:replace');
    say(`There is a new key. ${sessions} sessions ended, ${factors} second factors go on. Start Lantern again.`);
    return 0;
  } finally {
    await installation.close();
  }
}

async function seed(again: boolean): Promise<number> {
  const { prepareSeed } = await import('./seed.ts');
  return await prepareSeed(again, say);
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      again: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const [command, argument, ...more] = positionals;
  if (values.help) {
    say(help);
    return 0;
  }
  if (command === 'doctor' && positionals.length === 1) {
    const { examine } = await import('./operations/doctor.ts');
    return await examine(process.env, say);
  }
  if (command === 'key' && positionals.length === 1) return await newKey();
  if (command === 'seed' && positionals.length === 1) return await seed(values.again);
  if (command === 'backup' && !argument) return await backup(undefined);
  if (!argument || more.length > 0) throw usage('One folder or place is needed.');
  if (command === 'backup') return await backup(resolve(argument));
  if (command === 'check') return await checkBackup(resolve(argument));
  if (command === 'restore') return await restore(resolve(argument));
  if (command === 'move') return await move(argument, values.check);
  throw usage('Say doctor, backup, check, restore, move, key or seed.');
}

/** One line for an expected failure, the whole stack for a bug. */
function explain(error: unknown): string {
  if (error instanceof StartError) return error.message;
  if (error instanceof FilesUnavailable) return `${error.message}: check the S3 settings and try again.`;
  if (error instanceof FilesFull || isDiskFull(error)) return 'There is no space left: make some and try again.';
  if (isUnavailable(error)) return 'The database went away meanwhile: try again when it is back.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  },
);
