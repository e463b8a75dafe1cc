// npm run backup and npm run restore as they are run: beside a server, with the database that comes with Lantern.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { signUp } from '@lantern/contract/accounts';
import { getSession } from '@lantern/contract/accounts.session';
import { listDocuments, previewDocument } from '@lantern/contract/documents';
import { uploadDocument } from '@lantern/contract/documents.uploads';
import { urlOf } from '@lantern/contract/endpoint';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { goodPassword } from './support/app.ts';
import { makePdf } from './support/pdf.ts';
import { type Program, startProgram } from './support/program.ts';
import { formOf } from './support/vault.ts';

const source = join(import.meta.dirname, '../src');
let folder: string;
const started: Program[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(inject('scratch'), 'operate-'));
});
afterAll(async () => {
  for (const server of started) await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const environment = (dataDir: string) => ({
  ...process.env,
  DATA_DIR: join(folder, dataDir),
  PORT: '0',
  LOG_LEVEL: 'error',
});

async function startServer(dataDir: string): Promise<Program> {
  const server = await startProgram(environment(dataDir));
  started.push(server);
  return server;
}

const operate = (dataDir: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [join(source, 'operate.ts'), ...args], { env: environment(dataDir) });

test('a backup beside a running server is restored into an empty folder, and people find everything', async () => {
  const first = await startServer('first');
  const headers = { origin: first.url, 'content-type': 'application/json' };
  const account = { name: 'Nadia Karim', email: 'nadia@example.org', password: goodPassword, agreeToTerms: true };
  const signedUp = await fetch(first.url + signUp.path, { method: 'POST', headers, body: JSON.stringify(account) });
  const { user } = (await signedUp.json()) as { user: { id: string } };
  const cookie = signedUp.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const bytes = makePdf('Grades', 300_000);
  const form = formOf([
    { name: 'category', value: 'Transcript' },
    { name: 'custom_name', value: 'Grade 12' },
    { name: 'file', value: bytes, fileName: 'x.pdf' },
  ]);
  await fetch(first.url + uploadDocument.path, {
    method: 'POST',
    headers: { ...form.headers, origin: first.url, cookie },
    body: new Uint8Array(form.bytes),
  });

  const at = join(folder, 'backup');
  expect((await operate('first', 'backup', at)).stdout).toContain(`The backup is whole: ${at}`);
  await expect(operate('first', 'backup', at)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('is not empty'),
  });
  await expect(operate('first', 'restore', at)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Another Lantern \(process \d+\) is already running on this data/),
  });
  // the server goes on, with its database
  expect((await fetch(`${first.url}/api/ready`)).status).toBe(200);

  expect((await operate('second', 'restore', at)).stdout).toContain('Restored what was there at');
  await expect(operate('second', 'restore', at)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('The database is not empty'),
  });

  const second = await startServer('second');
  const read = (path: string) => fetch(second.url + path, { headers: { cookie } });
  expect(await (await read(getSession.path)).json()).toMatchObject({ user: { id: user.id } });
  const { documents } = (await (await read(urlOf(listDocuments, { userId: user.id }))).json()) as {
    documents: { _id: string }[];
  };
  const link = (await (await read(urlOf(previewDocument, { path: documents[0]?._id }))).json()) as {
    preview_url: string;
  };
  expect(Buffer.from(await (await read(link.preview_url)).arrayBuffer()).equals(bytes)).toBe(true);
});

test('a folder without Lantern has nothing to back up, and wrong words are explained', async () => {
  await expect(operate('nowhere', 'backup', join(folder, 'none'))).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('There is no Lantern in'),
  });
  await expect(operate('first', 'backup')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('DIR') });
  await expect(operate('first', 'move', 'moon')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('s3 or disk'),
  });
});
