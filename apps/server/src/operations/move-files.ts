// From a disk to S3, or back. The source is left as it is, so that nothing is lost whatever happens, and so that it can
// be stopped and started again; which files there are, and what they hold, is asked of the database.
import { join } from 'node:path';
import type { Config } from '#config.ts';
import type { Database } from '#database/database.ts';
import type { Files, NotedFile } from '#ports/files/files.ts';
import { diskFiles } from '#ports/files/files-disk.ts';
import { openFiles } from '#ports/files/open-files.ts';
import { StartError } from '#runtime/start-error.ts';
import { hashStored } from './hashes.ts';
import { inParallel } from './in-parallel.ts';
import { openInstallation } from './installation.ts';
import { noteCommand } from './note-command.ts';
import { isNoted, listNotedFiles } from './noted-files.ts';
import { type Say, sayProgress } from './progress.ts';

type Move = { to: 's3' | 'disk'; checkOnly: boolean; say: Say };

const filesAtOnce = 4;

/** Answers the exit code: 0 when the target holds every file as it was stored. */
export async function moveFiles(config: Config, { to, checkOnly, say }: Move): Promise<number> {
  if (!config.s3) throw new StartError('Set S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY (and S3_ENDPOINT).');
  const installation = await openInstallation(config, { as: 'used', say });
  const disk = diskFiles(join(config.dataDir, 'files'));
  const bucket = await openFiles(config);
  const [source, target] = to === 's3' ? [disk, bucket] : [bucket, disk];
  try {
    await target.check();
    const work = { database: installation.database, source, target, say };
    const wrong = checkOnly ? await checkAll(work) : await copyAll(work);
    // looking alone changes nothing
    if (!checkOnly) await noteCommand(installation.database, say, 'npm run files:move', { to });
    if (wrong.length > 0) {
      for (const line of wrong) say(line);
      say(`${wrong.length} ${wrong.length === 1 ? 'file is' : 'files are'} not in order. The source is as it was.`);
      return 1;
    }
    say(checkOnly ? 'Every file is there, as it was stored.' : nextStep(to, config));
    return 0;
  } finally {
    await bucket.stop();
    await installation.close();
  }
}

const nextStep = (to: Move['to'], { dataDir }: Config) =>
  to === 's3'
    ? `Every file is in the bucket. Stop Lantern, run this once more for what came meanwhile, and start it with the S3 settings. ${join(dataDir, 'files')} is as it was: remove it when you are content.`
    : `Every file is in ${join(dataDir, 'files')}. Stop Lantern, run this once more for what came meanwhile, and start it without the S3 settings. The bucket is as it was: remove it when you are content.`;

type Work = { database: Database; source: Files; target: Files; say: Say };

/** What a file must hold: as it was noted, or else as the source has it. Undefined when nobody can say. */
async function rightHash(source: Files, { key, sha256 }: NotedFile): Promise<string | undefined> {
  return sha256?.toString('hex') ?? (await hashStored(source, key));
}

/** Copies what the target lacks or holds otherwise, and reads each copy back. What is not as it was sent does not stay. */
export async function copyAll({ database, source, target, say }: Work): Promise<string[]> {
  const wrong: string[] = [];
  const copied = sayProgress(say, 'Copied');
  let before = 0;
  await inParallel(listNotedFiles(database), filesAtOnce, async (noted) => {
    const { key } = noted;
    const found = await hashStored(target, key);
    const right = found && ((await rightHash(source, noted)) ?? found);
    if (found && found === right) {
      before += 1;
      return;
    }
    const file = await source.open(key);
    if (!file) {
      // removed since it was listed, unless it is still noted
      if (await isNoted(database, key)) wrong.push(`Missing at the source: ${key}`);
      return;
    }
    const copy = await target.writeStream(key, file.bytes, Number.POSITIVE_INFINITY);
    if (noted.sha256 && !noted.sha256.equals(copy.sha256)) {
      await target.remove(key);
      wrong.push(`Damaged at the source, not copied: ${key}`);
      return;
    }
    if ((await hashStored(target, key)) !== copy.sha256.toString('hex')) {
      await target.remove(key);
      wrong.push(`Not as it was sent, and taken away again: ${key}`);
      return;
    }
    copied.add(copy.size);
  });
  say(`There already: ${before} ${before === 1 ? 'file' : 'files'}`);
  copied.end();
  return wrong;
}

/** Reads every file at the target; those without a noted hash are compared with the source, where it still has them. */
export async function checkAll({ database, source, target, say }: Work): Promise<string[]> {
  const wrong: string[] = [];
  const checked = sayProgress(say, 'Checked');
  await inParallel(listNotedFiles(database), filesAtOnce, async (noted) => {
    const { key, size } = noted;
    const found = await hashStored(target, key);
    if (!found) {
      if (await isNoted(database, key)) wrong.push(`Missing at the target: ${key}`);
      return;
    }
    const right = (await rightHash(source, noted)) ?? found;
    if (found !== right) wrong.push(`Damaged at the target: ${key} (run this without --check to copy it again)`);
    checked.add(size ?? 0);
  });
  checked.end();
  return wrong;
}
