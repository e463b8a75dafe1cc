// npm run files:move and a backup of a bucket, with a real S3 server (npm run test:s3).
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBackup } from '#operations/backup/backup.ts';
import { restoreBackup } from '#operations/backup/restore.ts';
import type { Files } from '#ports/files/files.ts';
import { diskFiles } from '#ports/files/files-disk.ts';
import { s3Files } from '#ports/files/files-s3.ts';
import { type Person, startTestApp, type TestApp } from './support/app.ts';
import { emptyInstallation } from './support/installation.ts';
import { lookAtAll } from './support/looks.ts';
import { makePdf } from './support/pdf.ts';
import { useEverything } from './support/planted.ts';
import { newBucket, s3Environment } from './support/s3.ts';
import { paper } from './support/vault.ts';

const operate = join(import.meta.dirname, '../src/operate.ts');

let t: TestApp;
let nadia: Person;
let bucket: Awaited<ReturnType<typeof newBucket>>;
let bucketFiles: Files;
let folder: string;
beforeAll(async () => {
  t = await startTestApp();
  nadia = await t.student('Nadia Karim');
  await useEverything(t, nadia);
  for (let number = 0; number < 20; number++)
    await paper(nadia, { custom_name: `Paper ${number}` }, makePdf(`Paper ${number}`, 500_000));
  await lookAtAll(t);
  bucket = await newBucket();
  folder = await mkdtemp(join(tmpdir(), 'lantern-move-'));
  bucketFiles = s3Files(bucket, folder);
});
afterAll(async () => {
  await bucketFiles.stop();
  await t.stop();
  await rm(folder, { recursive: true, force: true });
});

const environment = () => ({
  ...process.env,
  ...s3Environment(bucket.endpoint ?? '', bucket.bucket),
  DATA_DIR: t.dataDir,
  DATABASE_URL: t.url,
});
const start = (...args: string[]) => execFile(process.execPath, [operate, 'move', ...args], { env: environment() });
const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, [operate, 'move', ...args], { env: environment() });

async function keysOf(files: Files): Promise<string[]> {
  const keys = [];
  for await (const { key } of files.list()) if (!key.startsWith('check/')) keys.push(key);
  return keys.sort();
}

test('from the disk to S3, killed on the way, taken up again, checked, and back', async () => {
  const all = await keysOf(t.ports.files);
  const killed = start('s3');
  const ended = new Promise((resolve) => killed.once('exit', resolve));
  for (let tries = 0; tries < 2000 && (await keysOf(bucketFiles)).length < 5; tries++);
  killed.kill('SIGKILL');
  await ended;
  const half = await keysOf(bucketFiles);
  expect(half.length).toBeGreaterThan(0);
  expect(half.length).toBeLessThan(all.length);

  await expect(run('s3', '--check')).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('Missing at the target'),
  });
  const { stdout } = await run('s3');
  expect(stdout).toContain(`There already: ${half.length} files`);
  expect(stdout).toContain('start it with the S3 settings');
  expect(await keysOf(bucketFiles)).toEqual(all);
  expect((await run('s3', '--check')).stdout).toContain('Every file is there, as it was stored.');

  const [damaged = ''] = all.filter((key) => key.startsWith('documents/'));
  const bytes = Buffer.from((await bucketFiles.read(damaged)) ?? []);
  bytes[50] = (bytes[50] ?? 0) ^ 1;
  await bucketFiles.write(damaged, bytes);
  await expect(run('s3', '--check')).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining(damaged) });
  await bucketFiles.remove(damaged);
  await run('s3');

  // back to a disk that has lost everything
  const before = new Map<string, string>();
  for (const key of all) before.set(key, Buffer.from((await t.ports.files.read(key)) ?? []).toString('base64'));
  await rm(join(t.dataDir, 'files'), { recursive: true });
  expect((await run('disk')).stdout).toContain('start it without the S3 settings');
  for (const [key, was] of before)
    expect(Buffer.from((await t.ports.files.read(key)) ?? []).toString('base64') === was).toBe(true);
});

test('a backup of a bucket is restored into another bucket, or onto a disk', async () => {
  const at = join(folder, 'backup');
  const say = () => {};
  const manifest = await makeBackup({ database: t.database, files: bucketFiles }, at, say);
  expect(manifest.lost).toEqual([]);
  for (const place of ['bucket', 'disk']) {
    const empty = await emptyInstallation();
    const files = place === 'disk' ? diskFiles(join(empty.dataDir, 'files')) : s3Files(await newBucket(), folder);
    await restoreBackup({ pool: empty.pool, files }, at, say);
    expect(await keysOf(files)).toEqual(await keysOf(bucketFiles));
    await files.stop();
    await empty.remove();
  }
});
