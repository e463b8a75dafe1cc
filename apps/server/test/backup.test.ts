import { createHash } from 'node:crypto';
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIn } from '@lantern/contract/accounts';
import { getSession } from '@lantern/contract/accounts.session';
import { listActivities } from '@lantern/contract/activities';
import { deleteDocument, deleteDocumentForGood, listDocuments } from '@lantern/contract/documents';
import { urlOf } from '@lantern/contract/endpoint';
import { countCharacters, getEssay, listEssays } from '@lantern/contract/essays';
import { deletePhoto, getProfile } from '@lantern/contract/profile';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepFilesInPlace, letFilesGo } from '#database/backup-lock.ts';
import { sweepFiles } from '#features/documents/documents.jobs.ts';
import { makeBackup } from '#operations/backup/backup.ts';
import { readManifest } from '#operations/backup/manifest.ts';
import { restoreBackup } from '#operations/backup/restore.ts';
import { goodPassword, origin, type Person, startTestApp, type TestApp } from './support/app.ts';
import { digestTables, type EmptyInstallation, emptyInstallation } from './support/installation.ts';
import { jobsAreDone } from './support/jobs-are-done.ts';
import { makePdf } from './support/pdf.ts';
import { useEverything } from './support/planted.ts';
import { paper, upload } from './support/vault.ts';
import { smallPng } from './system/world.ts';

let t: TestApp;
let nadia: Person;
let folder: string;
const said: string[] = [];
const say = (line: string) => said.push(line);

beforeAll(async () => {
  t = await startTestApp();
  nadia = await t.student('Nadia Karim', 'nadia@example.org');
  await useEverything(t, nadia);
  // nothing is left for the job that hands news on, which would change rows under the comparison
  const now = new Date();
  await t.database.updateTable('notifications').set({ delivered_at: now }).where('delivered_at', 'is', null).execute();
  // nor does one that had begun already: what a phone's maker does not know any more is forgotten
  await jobsAreDone(t, ['deliver-notifications', 'send-push']);
  folder = await mkdtemp(join(tmpdir(), 'lantern-backups-'));
});
afterAll(async () => {
  await t.stop();
  await rm(folder, { recursive: true, force: true });
});

async function withEmpty<T>(use: (target: EmptyInstallation) => Promise<T>): Promise<T> {
  const target = await emptyInstallation();
  try {
    return await use(target);
  } finally {
    await target.remove();
  }
}

const backup = (name: string) => makeBackup({ database: t.database, files: t.ports.files }, join(folder, name), say);
const restore = (name: string, target: EmptyInstallation) => restoreBackup(target, join(folder, name), say);

describe('a backup and its restore', () => {
  test('every row of every table and every file are the same afterwards, and Lantern starts on them', async () => {
    const manifest = await backup('whole');
    const before = await digestTables(t.database);
    expect(manifest.tables.map(({ name }) => name).sort()).toEqual(Object.keys(before));
    expect(manifest.files.count).toBeGreaterThanOrEqual(5);
    expect(manifest.lost).toEqual([]);
    await withEmpty(async (target) => {
      await restore('whole', target);
      expect(await digestTables(target.database)).toEqual(before);
      for await (const { key } of t.ports.files.list()) {
        if (key.startsWith('check/')) continue;
        expect(Buffer.from((await target.files.read(key)) ?? [])).toEqual(
          Buffer.from((await t.ports.files.read(key)) ?? []),
        );
      }
      const server = await target.start();
      const cookie = [...nadia.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const session = await server.app.inject({ url: getSession.path, headers: { cookie } });
      expect(session.json().user.id).toBe(nadia.user.id);
      const url = urlOf(listDocuments, { userId: nadia.user.id });
      const papers = await server.app.inject({ url, headers: { cookie } });
      expect(papers.json()).toEqual((await nadia.call(listDocuments, { params: { userId: nadia.user.id } })).body);
      await server.stop();
    });
  });

  test('numbers that the database gives out go on', async () => {
    await withEmpty(async (target) => {
      await restore('whole', target);
      const highest = await target.database
        .selectFrom('document_share_openings')
        .select((o) => o.fn.max('id').as('id'))
        .executeTakeFirstOrThrow();
      const share = await target.database.selectFrom('document_shares').select('id').executeTakeFirstOrThrow();
      const next = await target.database
        .insertInto('document_share_openings')
        .values({ share_id: share.id })
        .returning('id')
        .executeTakeFirstOrThrow();
      expect(next.id).toBeGreaterThan(Number(highest.id));
    });
  });

  test('only its owner can read it', async () => {
    for (const path of ['', 'database', 'files', 'database/installation.jsonl', 'manifest.json', 'files.sha256'])
      expect((await stat(join(folder, 'whole', path))).mode & 0o077).toBe(0);
  });

  test('taken while papers come and go, it is one moment: every paper in it is whole', async () => {
    let stop = false;
    const writers = Array.from({ length: 3 }, async (_, number) => {
      const student = await t.student(`Writer ${number}`);
      for (let round = 0; !stop; round++) {
        const { _id } = await paper(student, { custom_name: `Paper ${round}` }, makePdf(`${number} ${round}`, 50_000));
        if (round % 2 === 0) continue;
        await student.call(deleteDocument, { params: { id: _id } });
        await student.call(deleteDocumentForGood, { params: { id: _id } });
      }
    });
    const manifest = await backup('under-writes');
    stop = true;
    await Promise.all(writers);
    expect(manifest.lost).toEqual([]);
    await withEmpty(async (target) => {
      await restore('under-writes', target);
      const rows = await target.database
        .selectFrom('document_files')
        .select(['key', 'sha256'])
        .where('state', '=', 'kept')
        .where('document_id', 'is not', null)
        .execute();
      for (const { key, sha256 } of rows)
        expect(
          createHash('sha256')
            .update((await target.files.read(`documents/${key}`)) ?? '')
            .digest(),
        ).toEqual(sha256);
    });
  });

  test('a file that is lost is named, and the rest is saved', async () => {
    const rafi = await t.student('Rafi Islam');
    const { _id } = await paper(rafi, { custom_name: 'Gone' });
    const { key } = await t.database
      .selectFrom('document_files')
      .select('key')
      .where('document_id', '=', _id)
      .executeTakeFirstOrThrow();
    const bytes = (await t.ports.files.read(`documents/${key}`)) ?? new Uint8Array();
    await t.ports.files.remove(`documents/${key}`);
    expect((await backup('lost')).lost).toEqual([{ key: `documents/${key}`, why: 'missing' }]);
    await t.ports.files.write(`documents/${key}`, Buffer.from('%PDF- something else'));
    expect((await backup('changed')).lost).toEqual([{ key: `documents/${key}`, why: 'changed' }]);
    await t.ports.files.write(`documents/${key}`, bytes);
    await withEmpty((target) => restore('lost', target));
  });
});

describe('while a backup runs', () => {
  test('files that it wrote down stay, and leave after it', async () => {
    const amina = await t.student();
    const { _id } = await paper(amina, { custom_name: 'Grade 12' });
    const { key } = await t.database
      .selectFrom('document_files')
      .select('key')
      .where('document_id', '=', _id)
      .executeTakeFirstOrThrow();
    await t.database.connection().execute(async (connection) => {
      expect(await keepFilesInPlace(connection)).toBe(true);
      await amina.call(deleteDocument, { params: { id: _id } });
      expect((await amina.call(deleteDocumentForGood, { params: { id: _id } })).status).toBe(200);
      await sweepFiles(t.ports);
      expect(await t.ports.files.read(`documents/${key}`)).toBeDefined();
      await letFilesGo(connection);
    });
    await sweepFiles(t.ports);
    expect(await t.ports.files.read(`documents/${key}`)).toBeUndefined();
  });

  test('a photo that is taken down stays in storage until it ends', async () => {
    const photos = async () => (await readdir(join(t.dataDir, 'files/photos'))).length;
    const before = await photos();
    await t.database.connection().execute(async (connection) => {
      await keepFilesInPlace(connection);
      expect((await nadia.call(deletePhoto)).status).toBe(200);
      expect(await photos()).toBe(before);
      await letFilesGo(connection);
    });
  });

  test('a second one is refused, and uploads go on', async () => {
    await t.database.connection().execute(async (connection) => {
      await keepFilesInPlace(connection);
      await expect(backup('second')).rejects.toThrow(/Another backup/);
      expect((await upload(await t.student())).status).toBe(200);
      await letFilesGo(connection);
    });
  });
});

describe('a backup is refused', () => {
  test('into a folder that holds something', async () => {
    await mkdir(join(folder, 'used'));
    await writeFile(join(folder, 'used/letter.txt'), 'mine');
    await expect(backup('used')).rejects.toThrow(/is not empty/);
    expect(await readdir(join(folder, 'used'))).toEqual(['letter.txt']);
  });

  test('what a broken one has left is no backup, and is replaced by the next', async () => {
    await mkdir(join(folder, 'broken.unfinished/database'), { recursive: true });
    await writeFile(join(folder, 'broken.unfinished/database/users.jsonl'), 'half');
    await withEmpty(async (target) => {
      await expect(restore('broken.unfinished', target)).rejects.toThrow(/no whole backup/);
      await expect(restore('broken', target)).rejects.toThrow(/no whole backup/);
    });
    await backup('broken');
    expect(await readdir(folder)).not.toContain('broken.unfinished');
  });
});

describe('a restore is refused', () => {
  const damages: [string, string, (at: string) => Promise<void>][] = [
    ['a byte of a table', 'users.jsonl was changed', (at) => appendFile(join(at, 'database/users.jsonl'), ' ')],
    ['a table that is gone', 'essays.jsonl is missing', (at) => rm(join(at, 'database/essays.jsonl'))],
    ['a cut list of files', 'files.sha256 was changed', (at) => writeFile(join(at, 'files.sha256'), '')],
    ['a damaged manifest', 'manifest.json is damaged', (at) => writeFile(join(at, 'manifest.json'), '{"format":1}')],
    ['half a manifest', 'manifest.json is damaged', (at) => writeFile(join(at, 'manifest.json'), '{')],
  ];
  test.each(damages)('with %s', async (_name, words, damage) => {
    const at = join(folder, 'damaged');
    await cp(join(folder, 'whole'), at, { recursive: true });
    await damage(at);
    await withEmpty(async (target) => {
      await expect(restore('damaged', target)).rejects.toThrow(words);
      expect(await digestTables(target.database)).toEqual({});
      expect(await readdir(target.dataDir)).toEqual([]);
    });
    await rm(at, { recursive: true });
  });

  test.each(['changed', 'missing'])('with a file that is %s, by its name', async (how) => {
    const at = join(folder, 'damaged');
    await cp(join(folder, 'whole'), at, { recursive: true });
    const [name = ''] = await readdir(join(at, 'files/documents'));
    const file = join(at, 'files/documents', name);
    if (how === 'changed') await writeFile(file, (await readFile(file)).fill(0, 10, 11));
    else await rm(file);
    await withEmpty(async (target) => {
      await expect(restore('damaged', target)).rejects.toThrow(file);
      expect(await readdir(target.dataDir)).toEqual([]);
    });
    await rm(at, { recursive: true });
  });

  test('into a database that holds something', async () => {
    await withEmpty(async (target) => {
      await target.pool.query('create table somebodys (id int)');
      await expect(restore('whole', target)).rejects.toThrow(/The database is not empty/);
    });
  });

  test('among files of somebody else', async () => {
    await withEmpty(async (target) => {
      await target.files.write('photos/00000000-0000-4000-8000-000000000001', new Uint8Array(3));
      await expect(restore('whole', target)).rejects.toThrow(/The place for files is not empty/);
      expect(await digestTables(target.database)).toEqual({});
    });
  });

  test('of a newer Lantern', async () => {
    const at = join(folder, 'newer');
    await cp(join(folder, 'whole'), at, { recursive: true });
    const manifest = await readManifest(at);
    manifest.migrations.push({ name: '9999_tomorrow.sql', checksum: 'x' });
    await writeFile(join(at, 'manifest.json'), JSON.stringify(manifest));
    await withEmpty((target) =>
      expect(restore('newer', target)).rejects.toThrow(/newer Lantern \(it knows 9999_tomorrow/),
    );
  });
});

test('a backup of an older Lantern is brought forward, and people go on with it', async () => {
  await withEmpty(async (target) => {
    const { made_at } = await restoreBackup(target, join(import.meta.dirname, 'fixtures/backup-0004'), say);
    expect(made_at).toBe('2025-11-20T09:00:00.000Z');
    expect(said.at(-1)).toMatch(/^Brought forward by \d+ migrations?$/);
    const server = await target.start();
    const signedIn = await server.app.inject({
      method: 'POST',
      url: signIn.path,
      headers: { origin },
      payload: { email: 'old.student@example.org', password: goodPassword },
    });
    expect(signedIn.statusCode).toBe(200);
    const cookie = signedIn.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
    const { id } = signedIn.json().user;
    const read = async (url: string) => (await server.app.inject({ url, headers: { cookie } })).json();
    const { essays } = await read(urlOf(listEssays, { userId: id }));
    expect(essays.map(({ title }: { title: string }) => title)).toEqual(['The ferry at dawn']);
    const essay = await read(urlOf(getEssay, { id: essays[0]._id }));
    expect(essay.final_text).toBe('We crossed\u2028before sunrise. "Quoted" \\ নদী 🛶\nEnd.');
    expect(essay.character_count).toBe(countCharacters(essay.final_text));
    const { ecas } = await read(urlOf(listActivities, { studentId: id }));
    expect(ecas.map(({ name }: { name: string }) => name)).toEqual(['Rowing']);
    const { profile } = await read(getProfile.path);
    const photo = await server.app.inject({ url: profile.profilePhoto, headers: { cookie } });
    expect(photo.rawPayload.equals(smallPng)).toBe(true);
    await server.stop();
  });
});

test('a restore that was broken off is taken up again', async () => {
  const list = await readFile(join(folder, 'whole/files.sha256'), 'utf8');
  const [, sha256 = '', key = ''] = /^(\w+) {2}files\/(documents\/.*)$/m.exec(list) ?? [];
  await withEmpty(async (target) => {
    // as after a kill: some files are there, one of them from a disk that lied
    await target.files.write(key, Buffer.from('half'));
    await restore('whole', target);
    const stored = (await target.files.read(key)) ?? '';
    expect(createHash('sha256').update(stored).digest('hex')).toBe(sha256);
  });
});
