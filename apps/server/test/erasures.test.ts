// Everything gone: after somebody deleted their account, no word of theirs is left in tables, files or logs.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requestPasswordReset, signIn, signUp } from '@lantern/contract/accounts';
import { getSession } from '@lantern/contract/accounts.session';
import { listDocuments } from '@lantern/contract/documents';
import { startUpload } from '@lantern/contract/documents.uploads';
import { deleteAccount } from '@lantern/contract/erasures';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepFilesInPlace, letFilesGo } from '#database/backup-lock.ts';
import { sweepFiles } from '#features/documents/documents.jobs.ts';
import { sweepPhotos } from '#features/profile/profile.jobs.ts';
import { goodPassword, type Person, startTestApp, type TestApp } from './support/app.ts';
import { plantMarkers, useEverything } from './support/planted.ts';
import { paper } from './support/vault.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

/** Every row of every table of every schema of ours, jobs included, that holds one of the words. */
async function findInDatabase(words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace n on n.oid = relnamespace
    where relkind in ('r', 'p') and nspname not in ('pg_catalog', 'information_schema')`.execute(t.database);
  expect(tables.length).toBeGreaterThan(30);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      with written as materialized (select t::text as row from ${sql.raw(name)} t)
      select row from written, unnest(${[...words]}::text[]) word where strpos(row, word) > 0`.execute(t.database);
    found.push(...rows.map(({ row }) => `${name}: ${row.slice(0, 200)}`));
  }
  return found;
}

async function findInFiles(folder: string, words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (words.some((word) => entry.name.includes(word))) found.push(path);
    if (!entry.isFile()) continue;
    const text = await readFile(path, 'latin1');
    // mails are written in base64
    const mail = path.endsWith('.eml') ? Buffer.from(text.split('\r\n\r\n')[1] ?? '', 'base64').toString() : '';
    if (words.some((word) => text.includes(word) || mail.includes(word))) found.push(path);
  }
  return found;
}

const leave = (person: Person, body: Record<string, unknown> = { password: goodPassword }) =>
  person.call(deleteAccount, { body });

async function filesOf(): Promise<string[]> {
  const keys = [];
  for await (const { key } of t.ports.files.list()) if (!key.startsWith('check/')) keys.push(key);
  return keys;
}

describe('an account that is deleted', () => {
  test('leaves no word in any table, file, mail or upload', async () => {
    const before = await filesOf();
    const nadia = await t.student('Nadia Karim');
    await useEverything(t, nadia);
    await t.stranger().call(requestPasswordReset, { body: { email: nadia.user.email } });
    await t.mails(3);
    const metadata = `category ${Buffer.from('Other').toString('base64')},custom_name ${Buffer.from('begun').toString('base64')}`;
    const begun = await nadia.call(
      startUpload,
      {},
      { headers: { 'tus-resumable': '1.0.0', 'upload-length': '10', 'upload-metadata': metadata } },
    );
    expect(begun.status).toBe(201);
    const { planted } = await plantMarkers(t.database, nadia.user.id, [
      'sessions.token',
      'sign_in_methods.account_id',
      'sign_in_methods.password',
      'sign_in_methods.provider_id',
      'users.email',
      'one_time_tokens.email',
    ]);
    const words = [...planted.map(({ marker }) => marker), nadia.user.id, nadia.user.email];
    expect((await findInDatabase(words)).length).toBeGreaterThan(planted.length);
    expect((await findInFiles(t.dataDir, words)).length).toBeGreaterThan(2);

    expect((await leave(nadia)).body).toEqual({ ok: true });
    expect(await findInDatabase(words)).toEqual([]);
    expect(await findInFiles(t.dataDir, words)).toEqual([]);
    expect((await filesOf()).sort()).toEqual(before.sort());
    expect((await nadia.call(getSession)).body.user).toBeNull();
    expect(
      (await t.stranger().call(signIn, { body: { email: nadia.user.email, password: goodPassword } })).body.code,
    ).toBe('invalid_credentials');
  });

  test('leaves no mail that was just being written', async () => {
    const hana = await t.student('Hana Yusuf');
    const { send } = t.ports.mailer;
    const [began, finished, written] = [
      Promise.withResolvers<void>(),
      Promise.withResolvers<void>(),
      Promise.withResolvers<void>(),
    ];
    t.ports.mailer.send = async (mail) => {
      began.resolve();
      await finished.promise;
      await send(mail).finally(written.resolve);
    };
    await t.stranger().call(requestPasswordReset, { body: { email: hana.user.email } });
    await began.promise;
    const left = leave(hana);
    const waits = async () => {
      for (;;) {
        const { rows } = await sql`select from pg_locks where not granted`.execute(t.database);
        if (rows.length > 0) return;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    await Promise.race([left, waits()]);
    finished.resolve();
    await Promise.all([left, written.promise]);
    t.ports.mailer.send = send;
    expect(await findInFiles(t.dataDir, [hana.user.email])).toEqual([]);
  });

  test('leaves everything of others', async () => {
    const rafi = await t.student('Rafi Islam');
    const amina = await t.student('Amina Rahman');
    await useEverything(t, rafi);
    await useEverything(t, amina);
    const papers = async () => (await rafi.call(listDocuments, { params: { userId: rafi.user.id } })).body;
    const [before, files] = [await papers(), (await filesOf()).length];
    const jobs = () =>
      sql<{
        count: number;
      }>`select count(*)::int as count from jobs.job where strpos(data::text, ${rafi.user.email}) > 0`.execute(
        t.database,
      );
    const mails = (await jobs()).rows[0]?.count;
    expect(mails).toBeGreaterThan(0);
    await leave(amina);
    expect(await papers()).toEqual(before);
    expect((await jobs()).rows[0]?.count).toBe(mails);
    expect((await filesOf()).length).toBeGreaterThanOrEqual(files / 2);
    expect((await rafi.call(getSession)).body.user?.id).toBe(rafi.user.id);
  });

  test('ends its sessions on every device, and its address is free again', async () => {
    const email = `again-${randomUUID()}@example.org`;
    const student = await t.student('Again', email);
    const phone = t.stranger();
    await phone.call(signIn, { body: { email, password: goodPassword } });
    await leave(student);
    expect((await phone.call(getSession)).body.user).toBeNull();
    expect(student.cookies.size).toBe(0);
    const next = await t.student('Somebody New', email);
    expect(next.user.id).not.toBe(student.user.id);
  });

  test('leaves its files to the sweeps while a backup runs', async () => {
    const student = await t.student();
    await useEverything(t, student);
    const keys = async () =>
      (await t.database.selectFrom('document_files').select('key').where('user_id', 'is', null).execute()).length;
    await t.database.connection().execute(async (connection) => {
      await keepFilesInPlace(connection);
      expect((await leave(student)).status).toBe(200);
      expect(await keys()).toBe(2);
      await letFilesGo(connection);
    });
    await sweepFiles(t.ports);
    await sweepPhotos(t.ports);
    expect(await keys()).toBe(0);
  });
});

describe('deleting an account', () => {
  test('needs the password, which cannot be guessed', async () => {
    const student = await t.student();
    await paper(student);
    expect((await leave(student, {})).body).toMatchObject({
      code: 'invalid_request',
      fields: { password: 'Write your password.' },
    });
    for (let tries = 0; tries < 10; tries++)
      expect((await leave(student, { password: 'Wrong2022!' })).body.code).toBe('wrong_password');
    expect((await leave(student)).body.code).toBe('too_many_requests');
    expect((await student.call(getSession)).body.user?.id).toBe(student.user.id);
  });

  test('needs the email of an account without a password, and nothing of a guest', async () => {
    const social = await t.student();
    await t.database
      .updateTable('sign_in_methods')
      .set({ provider_id: 'google', account_id: randomUUID(), password: null })
      .where('user_id', '=', social.user.id)
      .execute();
    expect((await leave(social, { email: 'other@example.org' })).body.fields).toHaveProperty('email');
    expect((await leave(social, { email: social.user.email.toUpperCase() })).status).toBe(200);
    const guest = await t.student();
    await t.database.updateTable('users').set({ guest: true }).where('id', '=', guest.user.id).execute();
    expect((await leave(guest, {})).status).toBe(200);
  });

  test('is refused to the only administrator', async () => {
    const first = await t.admin();
    expect((await leave(first)).body).toMatchObject({
      code: 'forbidden',
      detail: expect.stringContaining('only administrator'),
    });
    await t.admin();
    expect((await leave(first)).status).toBe(200);
  });
});

const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');

test('the logs of Lantern and of its database hold no word of anybody', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lantern-erased-'));
  const server = spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts')], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'debug' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const url = await new Promise<string>((resolve) => {
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk;
        const found = /Lantern is ready: (\S+)/.exec(said)?.[1];
        if (found) resolve(found);
      });
  });
  // it is a name too, and a name with many digits is refused as a phone number
  const word = `planted${randomUUID()
    .slice(0, 8)
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')}`;
  const account = { name: word, email: `${word}@example.org`, password: goodPassword, agreeToTerms: true };
  const post = (path: string, body: unknown, cookie = '') =>
    fetch(url + path, {
      method: 'POST',
      headers: { origin: url, 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const signedUp = await post(signUp.path, account);
  expect(signedUp.status).toBe(200);
  const cookie = cookiesOf(signedUp);
  // what fails is what gets logged
  const sameInstant = { ...account, email: `${word}.too@example.org` };
  await Promise.all(Array.from({ length: 8 }, () => post(signUp.path, sameInstant)));
  await post(signIn.path, { email: account.email, password: 'Wrong2022!' });
  await post('/api/essay/update', { essay_id: word, final_text: word }, cookie);
  await post(requestPasswordReset.path, { email: account.email });
  await fetch(`${url}/api/essay/get/${word}?${word}=1`, { headers: { cookie } });
  expect((await post(deleteAccount.path, { password: goodPassword }, cookie)).status).toBe(200);
  const signedIn = await post(signIn.path, { email: sameInstant.email, password: goodPassword });
  expect((await post(deleteAccount.path, { password: goodPassword }, cookiesOf(signedIn))).status).toBe(200);
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
  expect(said).not.toContain(word);
  expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).toContain('duplicate key value');
  await rm(join(dataDir, 'postgres'), { recursive: true });
  expect(await findInFiles(dataDir, [word])).toEqual([]);
  await rm(dataDir, { recursive: true });
});
