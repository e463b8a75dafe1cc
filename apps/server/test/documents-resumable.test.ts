import { createHash, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { listDocuments } from '@lantern/contract/documents';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { origin, type Person, startTestApp, type TestApp } from './support/app.ts';
import { makePdf } from './support/pdf.ts';
import { paper } from './support/vault.ts';

let t: TestApp;
let address: string;
beforeAll(async () => {
  t = await startTestApp();
  address = await t.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => t.stop());

const encode = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');

async function call(person: Person, method: string, path: string, headers: Record<string, string>, body?: Buffer) {
  const cookie = [...person.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  return await fetch(new URL(path, address), {
    method,
    headers: { origin, cookie, 'tus-resumable': '1.0.0', ...headers },
    ...(body && { body: new Uint8Array(body) }),
  });
}

const begin = (person: Person, bytes: Buffer, fields: Record<string, string> = {}) =>
  call(person, 'POST', '/api/documents/uploads', {
    'upload-length': String(bytes.length),
    'upload-metadata': encode({ category: 'Transcript', custom_name: 'Grade 12', ...fields }),
  });

const go = (person: Person, path: string, bytes: Buffer, from: number, to: number) =>
  call(
    person,
    'PATCH',
    path,
    { 'upload-offset': String(from), 'content-type': 'application/offset+octet-stream' },
    bytes.subarray(from, to),
  );

const unfinished = () => readdir(join(t.dataDir, 'uploads')).catch(() => []);
const papersOf = async (person: Person) =>
  (await person.call(listDocuments, { params: { userId: person.user.id } })).body.documents;

test('an upload goes on where it was cut, and ends as a paper', async () => {
  const student = await t.student();
  const bytes = makePdf('Resumed', 500_000);
  const started = await begin(student, bytes, { sha256: createHash('sha256').update(bytes).digest('hex') });
  expect(started.status).toBe(201);
  const path = started.headers.get('location') ?? '';
  expect((await go(student, path, bytes, 0, 200_000)).headers.get('upload-offset')).toBe('200000');
  const found = await call(student, 'HEAD', path, {});
  expect(found.headers.get('upload-offset')).toBe('200000');
  expect((await go(student, path, bytes, 100_000, 300_000)).status).toBe(409);
  const last = await go(student, path, bytes, 200_000, bytes.length);
  expect(last.status).toBe(200);
  expect(last.headers.get('content-security-policy')).toContain("default-src 'none'");
  const made = (await last.json()) as { _id: string };
  expect(made).toMatchObject({ name: 'Grade 12.pdf', size: bytes.length });
  expect((await papersOf(student)).map(({ _id }) => _id)).toEqual([made._id]);
  expect(await unfinished()).toEqual([]);
});

test('what is wrong with it is said before the first byte', async () => {
  const student = await t.student();
  const answer = await begin(student, makePdf(), { category: 'Homework' });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code: 'invalid_request', fields: { category: expect.any(String) } });
  const large = await begin(student, Buffer.alloc(10 * 1024 * 1024 + 1));
  expect([large.status, ((await large.json()) as { code: string }).code]).toEqual([413, 'payload_too_large']);
  expect(await unfinished()).toEqual([]);
});

test.each<[string, Buffer, Record<string, string>, string]>([
  ['no PDF', Buffer.from('<html>'), {}, 'not_a_pdf'],
  ['damaged on its way', makePdf(), { sha256: '0'.repeat(64) }, 'invalid_request'],
  ['a name that is taken', makePdf('other'), { custom_name: 'Taken' }, 'duplicate_file'],
])('%s is refused at its end and leaves nothing', async (_, bytes, fields, code) => {
  const student = await t.student();
  await paper(student, { custom_name: 'Taken' });
  const path = (await begin(student, bytes, fields)).headers.get('location') ?? '';
  const last = await go(student, path, bytes, 0, bytes.length);
  expect(((await last.json()) as { code: string }).code).toBe(code);
  expect(await unfinished()).toEqual([]);
  expect(await papersOf(student)).toHaveLength(1);
  expect(await t.database.selectFrom('document_files').selectAll().where('state', '<>', 'kept').execute()).toEqual([]);
});

test("somebody else's upload does not exist", async () => {
  const student = await t.student();
  const other = await t.student();
  const bytes = makePdf();
  const path = (await begin(student, bytes)).headers.get('location') ?? '';
  for (const method of ['HEAD', 'DELETE'] as const) expect((await call(other, method, path, {})).status).toBe(404);
  expect((await go(other, path, bytes, 0, bytes.length)).status).toBe(404);
  expect((await call(student, 'DELETE', path, {})).status).toBe(204);
  expect(await unfinished()).toEqual([]);
});

test('the same upload sent twice is one paper', async () => {
  const student = await t.student();
  const bytes = makePdf('twice');
  const document_id = randomUUID();
  for (let round = 0; round < 2; round++) {
    const path = (await begin(student, bytes, { document_id })).headers.get('location') ?? '';
    expect((await go(student, path, bytes, 0, bytes.length)).status).toBe(200);
  }
  expect(await papersOf(student)).toHaveLength(1);
});

test('ten open uploads are enough', async () => {
  const student = await t.student();
  for (let count = 0; count < 10; count++) expect((await begin(student, makePdf())).status).toBe(201);
  expect((await begin(student, makePdf())).status).toBe(429);
});

test.each([
  ['no protocol version', { 'tus-resumable': '' }],
  ['no length', { 'upload-length': '' }],
  ['a length that is none', { 'upload-length': '-1' }],
  ['metadata that is none', { 'upload-metadata': '\u00e9\u00e9 !!' }],
  ['a path for an id', { 'upload-metadata': encode({ custom_name: '../../x', category: 'Other' }) }],
])('%s is no crash', async (_, headers) => {
  const student = await t.student();
  const answer = await call(student, 'POST', '/api/documents/uploads', { 'upload-length': '10', ...headers });
  expect(answer.status).toBeLessThan(500);
});

test.each(['..%2f..%2fetc', '%2e%2e', 'x', `${randomUUID()}_${randomUUID()}`])('the id %s is not found', async (id) => {
  const student = await t.student();
  expect((await call(student, 'HEAD', `/api/documents/uploads/${id}`, {})).status).toBe(404);
});
