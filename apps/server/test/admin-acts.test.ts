// What administrators did: who, when, what, about whom. No text, no address, no link.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  inviteMentor,
  issueResetLink,
  listInvitations,
  listStoredMails,
  readStoredMail,
  revokeInvitation,
} from '@lantern/contract/admin';
import { type AdminAct, actsKeptDays, actsPerPage, listAdminActs } from '@lantern/contract/admin.acts';
import { listForReview, previewForReview, reviewDocument } from '@lantern/contract/documents.review';
import { deleteAccount } from '@lantern/contract/erasures';
import { deleteTicket, replyToTicket, sendTicket } from '@lantern/contract/help';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#config.ts';
import { deleteOldActs } from '#features/admin/admin.acts.store.ts';
import { makeBackup } from '#operations/backup/backup.ts';
import { readManifest } from '#operations/backup/manifest.ts';
import { moveFiles } from '#operations/move-files.ts';
import { goodPassword, type Person, startTestApp } from './support/app.ts';
import { emptyInstallation } from './support/installation.ts';
import { paper } from './support/vault.ts';

const t = await startTestApp();
afterAll(() => t.stop());
beforeEach(async () => {
  await t.database.deleteFrom('admin_acts').execute();
});

const listed = async (admin: Person, before?: number) =>
  (await admin.call(listAdminActs, { query: before ? { before } : {} })).body;
const said = ({ _id, at, ...act }: AdminAct) => act;
const everyRow = async () => {
  const { rows } = await sql<{ row: string }>`select a::text as row from admin_acts a`.execute(t.database);
  return rows.map(({ row }) => row).join('\n');
};

test('each act is one line that says who, what and whom, newest first', async () => {
  const [admin, student] = [await t.admin('Farhana Karim'), await t.student('Nadia Karim')];
  const kept = { admin: 'Farhana Karim', by_operator: false, concerns: 'Nadia Karim' };
  const document_id = (await paper(student))._id;
  expect((await admin.call(listForReview)).status).toBe(200);
  expect((await admin.call(previewForReview, { params: { id: document_id } })).status).toBe(200);
  const verdict = { document_id, version: 1, status: 'rejected', reason: 'Page two is missing.' } as const;
  expect((await admin.call(reviewDocument, { body: verdict })).status).toBe(200);
  const ticket = { name: 'Nadia', email: student.user.email, subject: 'My papers', message: 'Where are they?' };
  const params = { id: randomUUID() };
  await student.call(sendTicket, { params, body: ticket });
  const replyId = randomUUID();
  await admin.call(replyToTicket, { params: { ...params, replyId }, body: { text: 'On the documents screen.' } });
  await admin.call(deleteTicket, { params });
  const reset = await admin.call(issueResetLink, { body: { email: student.user.email } });

  const { acts, next } = await listed(admin);
  expect(next).toBeNull();
  expect(acts.map(said)).toEqual([
    { ...kept, endpoint: 'POST /api/admin/reset-links', ids: {} },
    { ...kept, endpoint: 'DELETE /api/admin/tickets/{id}', ids: params },
    { ...kept, endpoint: 'POST /api/admin/tickets/{id}/replies/{replyId}', ids: { ...params, replyId } },
    { ...kept, endpoint: 'POST /api/documents/review', ids: { document_id } },
    { ...kept, endpoint: 'GET /api/documents/review/{id}/file', ids: { id: document_id } },
  ]);
  const rows = await everyRow();
  const token = reset.body.link.split('token=')[1] ?? '';
  expect(token.length).toBeGreaterThan(20);
  const unsaid = [
    'Nadia',
    'Farhana',
    student.user.email,
    'missing',
    'rejected',
    'documents screen',
    'My papers',
    token,
  ];
  expect(unsaid.filter((words) => rows.includes(words))).toEqual([]);
});

test('a paper leaves only after its line is there', async () => {
  const [admin, student] = [await t.admin(), await t.student()];
  const id = (await paper(student))._id;
  let answered = false;
  const opened = await t.database.transaction().execute(async (transaction) => {
    await sql`lock table admin_acts in share row exclusive mode`.execute(transaction);
    const opening = admin.call(previewForReview, { params: { id } }).finally(() => {
      answered = true;
    });
    await expect
      .poll(async () => {
        const waiting = sql`select 1 from pg_locks where relation = 'admin_acts'::regclass and not granted`;
        return (await waiting.execute(t.database)).rows.length;
      })
      .toBe(1);
    // an answer that had been on its way would be here before this one
    expect((await admin.call(listForReview)).status).toBe(200);
    expect(answered).toBe(false);
    return { opening };
  });
  expect((await opened.opening).status).toBe(200);
  expect((await listed(admin)).acts).toHaveLength(1);
});

test('an invitation names nobody: neither its address nor its link is kept', async () => {
  const admin = await t.admin();
  const email = `${randomUUID()}@example.org`;
  const { link } = (await admin.call(inviteMentor, { body: { email } })).body;
  const id = (await admin.call(listInvitations)).body.invitations.find((one) => one.email === email)?.id ?? '';
  await admin.call(revokeInvitation, { params: { id } });
  const { acts } = await listed(admin);
  expect(acts).toMatchObject([
    { endpoint: 'DELETE /api/admin/invitations/{id}', concerns: null, ids: { id } },
    { endpoint: 'POST /api/admin/invitations', concerns: null, ids: {} },
  ]);
  const rows = await everyRow();
  expect(rows).not.toContain(email);
  expect(rows).not.toContain(link.split(/[/=]/).at(-1));
});

test('reading a mail of the mailFolder, which can hold a link, is an act; reading the list is none', async () => {
  const admin = await t.admin();
  const email = `${randomUUID()}@example.org`;
  await admin.call(inviteMentor, { body: { email } });
  await expect.poll(async () => (await t.mails(1)).some(({ to }) => to === email), { timeout: 60_000 }).toBe(true);
  const id = (await admin.call(listStoredMails)).body.mails.find(({ to }) => to === email)?.id ?? '';
  expect((await admin.call(readStoredMail, { params: { id } })).status).toBe(200);
  expect((await listed(admin)).acts.map(said)).toMatchObject([
    { endpoint: 'GET /api/admin/outbox/{id}', ids: { id } },
    { endpoint: 'POST /api/admin/invitations' },
  ]);
});

test('what is refused leaves no line, and neither does what a mentor does', async () => {
  const [admin, mentor, student] = [await t.admin(), await t.mentor(), await t.student()];
  const nobody = `${randomUUID()}@example.org`;
  expect((await admin.call(issueResetLink, { body: { email: nobody } })).status).toBe(404);
  expect((await admin.call(issueResetLink, { body: { email: 'no' } })).status).toBe(422);
  expect((await student.call(issueResetLink, { body: { email: nobody } })).status).toBe(403);
  const document_id = (await paper(student))._id;
  const body = { document_id, version: 1, status: 'verified' } as const;
  expect((await mentor.call(reviewDocument, { body })).status).toBe(404);
  await t.database
    .insertInto('shares')
    .values({ student_id: student.user.id, mentor_id: mentor.user.id, scope: 'documents' })
    .execute();
  expect((await mentor.call(reviewDocument, { body })).status).toBe(200);
  expect((await listed(admin)).acts).toEqual([]);
});

test('administrators alone read it', async () => {
  for (const person of [await t.student(), await t.mentor()])
    expect((await person.call(listAdminActs, { query: {} })).status).toBe(403);
  expect((await t.stranger().call(listAdminActs, { query: {} })).status).toBe(401);
});

async function fill(admin: Person, count: number, at = new Date()) {
  const row = { admin_id: admin.user.id, at, endpoint: 'POST /api/admin/rates', ids: '{}' };
  const made = await t.database
    .insertInto('admin_acts')
    .values(Array.from({ length: count }, () => row))
    .returning('id')
    .execute();
  return made.map(({ id }) => Number(id)).sort((a, b) => b - a);
}

test('pages follow one another without a gap, also where many are of one moment', async () => {
  const admin = await t.admin();
  const ids = await fill(admin, actsPerPage * 2 + 1);
  const found: number[] = [];
  const sizes: number[] = [];
  for (let before: number | undefined; ; ) {
    const { acts, next } = await listed(admin, before);
    found.push(...acts.map(({ _id }) => _id));
    sizes.push(acts.length);
    if (next === null) break;
    before = next;
  }
  expect(sizes).toEqual([actsPerPage, actsPerPage, 1]);
  expect(found).toEqual(ids);
});

test('who deletes their account leaves a line without a name', async () => {
  const [leaving, staying, student] = [await t.admin('Farhana Karim'), await t.admin('Other'), await t.student()];
  await leaving.call(issueResetLink, { body: { email: student.user.email } });
  for (const person of [leaving, student])
    expect((await person.call(deleteAccount, { body: { password: goodPassword } })).status).toBe(200);
  expect((await listed(staying)).acts.map(said)).toEqual([
    { admin: null, by_operator: false, concerns: null, endpoint: 'POST /api/admin/reset-links', ids: {} },
  ]);
  const rows = await everyRow();
  for (const { user } of [leaving, student]) expect(rows).not.toContain(user.id);
});

describe('what an operator does with commands', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lantern-acts-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const runOn = (place: { url: string; dataDir: string }, program: string, ...args: string[]) =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, '../src', program), ...args], {
      env: { ...process.env, DATABASE_URL: place.url, DATA_DIR: place.dataDir },
    });
  const run = (program: string, ...args: string[]) => runOn(t, program, ...args);
  const command = { admin: null, by_operator: true, concerns: null };

  test('is in the log as theirs: commands that did something, and not those that only looked or were refused', async () => {
    const file = join(folder, 'own.csv');
    await writeFile(file, 'id,name,country\nown-acts,Acts College,BD\n');
    await run('catalogue.ts', '--format', 'institutions', file, '--dry-run');
    await expect(run('catalogue.ts', '--format', 'ror', file)).rejects.toThrow();
    await run('catalogue.ts', '--format', 'institutions', file);
    await run('operate.ts', 'backup', join(folder, 'backup'));
    await expect(run('operate.ts', 'backup', join(folder, 'backup'))).rejects.toThrow();
    const { acts } = await listed(await t.admin());
    expect(acts.map(said)).toEqual([
      { ...command, endpoint: 'npm run backup', ids: {} },
      { ...command, endpoint: 'npm run catalogue:import', ids: { format: 'institutions' } },
    ]);
    expect(await everyRow()).not.toContain(folder);
  });

  test('a restore stands in what it has restored; files that were moved do, and those that were only compared do not', async () => {
    // without files nothing asks the bucket, which is not there
    const bucket = { S3_ENDPOINT: 'http://127.0.0.1:9', S3_BUCKET: 'none' };
    const keys = { S3_ACCESS_KEY_ID: 'none', S3_SECRET_ACCESS_KEY: 'none' };
    const [source, target] = [await startTestApp(), await emptyInstallation()];
    try {
      const backup = join(folder, 'restored');
      await makeBackup({ database: source.database, files: source.ports.files }, backup, () => {});
      await runOn(target, 'operate.ts', 'restore', backup);
      const config = readConfig({ ...bucket, ...keys, DATABASE_URL: target.url, DATA_DIR: target.dataDir });
      for (const checkOnly of [true, false])
        expect(await moveFiles(config, { to: 'disk', checkOnly, say: () => {} })).toBe(0);
      const { made_at } = await readManifest(backup);
      const { rows } = await sql`
        select by_operator, admin_id, concerns_id, endpoint, ids from admin_acts order by id`.execute(target.database);
      const line = { by_operator: true, admin_id: null, concerns_id: null };
      expect(rows).toEqual([
        { ...line, endpoint: 'npm run restore', ids: { made_at } },
        { ...line, endpoint: 'npm run files:move', ids: { to: 'disk' } },
      ]);
    } finally {
      await target.remove();
      await source.stop();
    }
  });

  test('a line of theirs names no administrator, whoever writes it', async () => {
    const admin_id = (await t.admin()).user.id;
    const row = { admin_id, by_operator: true, endpoint: 'npm run backup', ids: '{}' };
    await expect(t.database.insertInto('admin_acts').values(row).execute()).rejects.toThrow('admin_acts_by_check');
  });
});

test('it is kept for two years', async () => {
  const admin = await t.admin();
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const [kept] = await fill(admin, 1, daysAgo(actsKeptDays - 1));
  await fill(admin, 1, daysAgo(actsKeptDays + 1));
  await deleteOldActs(t.database);
  expect((await listed(admin)).acts.map(({ _id }) => _id)).toEqual([kept]);
});

test('an act that cannot be noted is answered all the same', async () => {
  const [admin, student] = [await t.admin(), await t.student()];
  await sql`alter table admin_acts rename to admin_acts_away`.execute(t.database);
  try {
    const { status, body } = await admin.call(issueResetLink, { body: { email: student.user.email } });
    expect([status, body.link]).toEqual([200, expect.stringContaining('token=')]);
  } finally {
    await sql`alter table admin_acts_away rename to admin_acts`.execute(t.database);
  }
  expect((await listed(admin)).acts).toEqual([]);
});
