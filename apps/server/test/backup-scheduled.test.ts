// Backups that Lantern makes by itself, the check that restores one, and what npm run doctor says.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Decrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#config.ts';
import { lastBackupAt } from '#features/system/system.state.store.ts';
import { readManifest } from '#operations/backup/manifest.ts';
import { backUp, scheduleBackups } from '#operations/backup/scheduled.ts';
import { tryRestore } from '#operations/backup/try-restore.ts';
import { examine } from '#operations/doctor.ts';
import { type Person, startTestApp, type TestApp } from './support/app.ts';
import { paper } from './support/vault.ts';

let t: TestApp;
let nadia: Person;
let folder: string;
const say = () => undefined;

beforeAll(async () => {
  t = await startTestApp();
  nadia = await t.student('Nadia Karim');
  await paper(nadia);
  folder = await mkdtemp(join(tmpdir(), 'lantern-nightly-'));
});
afterAll(async () => {
  await t.stop();
  await rm(folder, { recursive: true, force: true });
});

const source = () => ({ database: t.database, files: t.ports.files });
const dataDir = () => join(folder, 'data');

test('the newest are kept, and what is not a backup of ours stays', async () => {
  const place = join(folder, 'kept');
  await mkdir(place);
  const older = ['lantern-2026-01-01T022000', 'lantern-2026-01-02T022000', 'lantern-2026-01-03T022000.tar.age'];
  for (const name of older) await writeFile(join(place, name), 'old');
  await writeFile(join(place, 'lantern-photos'), 'mine');
  const made = await backUp(source(), { folder: place, keep: 2, recipients: [] }, dataDir(), say);
  const names = (await readdir(place)).sort();
  expect(names).toEqual([older[2], made.place.slice(place.length + 1), 'lantern-photos'].sort());
  expect((await readManifest(made.place)).files.count).toBeGreaterThan(0);
  expect((await stat(made.place)).mode & 0o077).toBe(0);
  expect(Date.now() - ((await lastBackupAt(t.database))?.getTime() ?? 0)).toBeLessThan(60_000);
});

test('with a recipient only their key opens it, and nothing lies open', async () => {
  const place = join(folder, 'locked');
  const identity = await generateIdentity();
  const recipients = [await identityToRecipient(identity)];
  const made = await backUp(source(), { folder: place, keep: 2, recipients }, dataDir(), say);
  expect(await readdir(place)).toEqual([made.place.slice(place.length + 1)]);
  expect(made.place).toMatch(/\.tar\.age$/);
  expect(await readdir(dataDir())).not.toContain('backup');
  const locked = await readFile(made.place);
  expect(locked.includes('Nadia Karim')).toBe(false);

  const other = new Decrypter();
  other.addIdentity(await generateIdentity());
  await expect(other.decrypt(locked)).rejects.toThrow();
  const key = new Decrypter();
  key.addIdentity(identity);
  const open = join(folder, 'open');
  await mkdir(open);
  const unpacked = spawnSync('tar', ['-x', '-C', open], { input: await key.decrypt(locked) });
  expect(unpacked.status).toBe(0);
  const [name = ''] = await readdir(open);
  expect((await tryRestore(readConfig({ DATA_DIR: dataDir() }), join(open, name), say)).tables).toEqual(
    made.manifest.tables,
  );
});

test('one that fails removes what it made, what was broken off long ago, and nothing else', async () => {
  const inWork = join(dataDir(), 'backup');
  // of this hour: by the evening one of midnight is old
  const another = `lantern-${new Date().toISOString().slice(0, 13)}0000.unfinished`;
  for (const name of [another, 'lantern-2026-01-01T022000.unfinished', 'lantern-2026-01-02T022000', 'mine'])
    await mkdir(join(inWork, name), { recursive: true });
  const failing = backUp(
    source(),
    { folder: join(folder, 'failed'), keep: 2, recipients: ['age1wrong'] },
    dataDir(),
    say,
  );
  await expect(failing).rejects.toThrow(/BACKUP_RECIPIENTS/);
  expect((await readdir(inWork)).sort()).toEqual([another, 'mine']);
  await rm(inWork, { recursive: true });
});

test('a backup that is damaged does not pass its check', async () => {
  const { place, manifest } = await backUp(source(), { folder: join(folder, 'bad'), keep: 2, recipients: [] }, '', say);
  const filled = manifest.tables.find(({ rows }) => rows > 0)?.name;
  await writeFile(join(place, `database/${filled}.jsonl`), '{}\n');
  await expect(tryRestore(readConfig({ DATA_DIR: dataDir() }), place, say)).rejects.toThrow(/damaged/);
});

test('it is made every night where a folder is named, and not otherwise', async () => {
  const asked: string[] = [];
  const jobs = { ...t.ports.jobs, workEvery: async (cron: string, name: string) => void asked.push(`${name} ${cron}`) };
  await scheduleBackups({ ...source(), jobs }, readConfig({}));
  expect(asked).toEqual([]);
  await scheduleBackups({ ...source(), jobs }, readConfig({ BACKUP_DIR: folder }));
  expect(asked).toEqual(['nightly-backup 20 2 * * *']);
});

test('settings of backups that make no sense are refused with a sentence', () => {
  expect(() => readConfig({ BACKUP_RECIPIENTS: `age1${'q'.repeat(58)}` })).toThrow(/needs BACKUP_DIR/);
  expect(() => readConfig({ BACKUP_DIR: '/b', BACKUP_RECIPIENTS: 'ssh-ed25519 AAAA' })).toThrow(/BACKUP_RECIPIENTS/);
  expect(() => readConfig({ BACKUP_DIR: '/b', BACKUP_KEEP: '0' })).toThrow(/BACKUP_KEEP/);
});

test('the doctor names what is wrong and ends with 1, or says that nothing is', async () => {
  const told = async (environment: Record<string, string>) => {
    const lines: string[] = [];
    const code = await examine(environment, (line) => lines.push(line));
    return { code, lines };
  };
  const fresh = join(folder, 'fresh');
  const before = await told({ DATA_DIR: fresh });
  expect(before.code).toBe(0);
  expect(before.lines).toContain(`note  The data folder is not there yet, and is made when it is needed: ${fresh}`);
  // it would belong to whoever asked
  expect(existsSync(fresh)).toBe(false);
  await mkdir(fresh);
  const well = await told({ DATA_DIR: fresh });
  expect(well.code).toBe(0);
  expect(well.lines).toContain(`ok    The data folder can be written: ${fresh}`);
  expect(await readdir(fresh)).toEqual([]);
  expect(well.lines).toContain('note  There is no database yet: the first start makes it.');
  expect(well.lines.at(-1)).toBe('Nothing is wrong.');

  const wrong = await told({ PORT: 'eighty' });
  expect(wrong.code).toBe(1);
  expect(wrong.lines).toEqual([expect.stringMatching(/^FAIL {2}The setting PORT is not valid/)]);

  await writeFile(join(folder, 'file'), '');
  const many = await told({
    DATA_DIR: fresh,
    BACKUP_DIR: join(folder, 'file'),
    SMTP_URL: 'smtp://127.0.0.1:9',
    DATABASE_URL: 'postgres://lantern:secret-word@127.0.0.1:9/lantern',
  });
  expect(many.code).toBe(1);
  const failed = many.lines.filter((line) => line.startsWith('FAIL'));
  expect(failed).toHaveLength(3);
  expect(failed.join('\n')).toMatch(/BACKUP_DIR[\s\S]*DATABASE_URL[\s\S]*SMTP_URL/);
  expect(many.lines.join('\n')).not.toContain('secret-word');
  expect(many.lines.at(-1)).toBe('3 things are wrong.');
});
