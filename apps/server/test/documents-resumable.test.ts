import { createHash, randomUUID } from 'node:crypto';
import promises, { readdir } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { listDocuments } from '@lantern/contract/documents';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { FilesUnavailable } from '#ports/files/files.ts';
import { origin, type Person, startTestApp, type TestApp } from './support/app.ts';
import { makePdf } from './support/pdf.ts';
import { paper, upload } from './support/vault.ts';

/** Has the disk say that so many bytes are free; without a number, what is so. */
const { statfs } = promises;
function setFreeBytes(free?: number): void {
  promises.statfs = (free === undefined ? statfs : async () => ({ bavail: free, bsize: 1 })) as typeof statfs;
  syncBuiltinESMExports();
}

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

const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;
const pathOf = (started: Response) => started.headers.get('location') ?? '';
/** Ends an upload whose bytes are all there. */
const end = (person: Person, path: string, bytes: Buffer, headers: Record<string, string> = {}) =>
  call(person, 'PATCH', path, {
    'upload-offset': String(bytes.length),
    'content-type': 'application/offset+octet-stream',
    ...headers,
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

test('what would be refused at its end does not begin', async () => {
  const student = await t.student();
  const taken = await paper(student, { custom_name: 'Taken' });
  const name = await begin(student, makePdf('other'), { custom_name: 'taken' });
  expect([name.status, await codeOf(name)]).toEqual([409, 'duplicate_file']);
  const gone = await begin(student, makePdf(), { replaces: randomUUID() });
  expect([gone.status, await codeOf(gone)]).toEqual([404, 'not_found']);
  await t.database.updateTable('documents').set({ version: 100 }).where('id', '=', taken._id).execute();
  expect(await codeOf(await begin(student, makePdf(), { replaces: taken._id }))).toBe('too_many_versions');
  await t.database
    .insertInto('documents')
    .values(
      Array.from({ length: 499 }, (_, at) => ({
        id: randomUUID(),
        user_id: student.user.id,
        category: 'Other',
        name: `Paper ${at}.pdf`,
      })),
    )
    .execute();
  expect(await codeOf(await begin(student, makePdf()))).toBe('vault_full');
  await t.database.updateTable('throttles').set({ tries: 300 }).where('key', 'like', 'uploads:%').execute();
  const often = await begin(student, makePdf());
  expect([often.status, Number(often.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
  expect(Number(often.headers.get('retry-after'))).toBeGreaterThan(60);
  await t.database.deleteFrom('throttles').execute();
  expect(await unfinished()).toEqual([]);
});

test('what is no PDF is refused with its first piece', async () => {
  const student = await t.student();
  const page = Buffer.alloc(2_000_000, '<html>');
  const path = pathOf(await begin(student, page));
  const first = await go(student, path, page, 0, 500_000);
  expect([first.status, await codeOf(first)]).toEqual([415, 'not_a_pdf']);
  expect(await unfinished()).toEqual([]);
  expect(await t.database.selectFrom('document_uploads').selectAll().execute()).toEqual([]);
});

test('an upload whose end was cut off ends when asked again, and stays where it is until then', async () => {
  const student = await t.student();
  const bytes = makePdf('Stored late');
  const path = pathOf(await begin(student, bytes, { document_id: randomUUID() }));
  const storage = vi.spyOn(t.ports.files, 'writeStream').mockRejectedValueOnce(new FilesUnavailable('away'));
  const last = await go(student, path, bytes, 0, bytes.length);
  expect([last.status, await codeOf(last)]).toEqual([503, 'unavailable']);
  expect(last.headers.get('retry-after')).toBe('5');
  storage.mockRestore();
  // as after a death of the server in the middle of it
  const found = await call(student, 'HEAD', path, {});
  expect(found.headers.get('upload-offset')).toBe(String(bytes.length));
  const answers = await Promise.all([end(student, path, bytes), end(student, path, bytes)]);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect(await papersOf(student)).toHaveLength(1);
  expect(await unfinished()).toEqual([]);
  expect(await t.database.selectFrom('document_files').selectAll().where('state', '<>', 'kept').execute()).toEqual([]);
});

test('a name that was taken meanwhile is put right without sending the file again', async () => {
  const student = await t.student();
  const bytes = makePdf('Renamed');
  const path = pathOf(await begin(student, bytes, { custom_name: 'Mine' }));
  await paper(student, { custom_name: 'Mine' });
  const last = await go(student, path, bytes, 0, bytes.length);
  expect([last.status, await codeOf(last)]).toEqual([409, 'duplicate_file']);
  const metadata = encode({ category: 'Transcript', custom_name: 'Mine too' });
  const renamed = await end(student, path, bytes, { 'upload-metadata': metadata });
  expect(await renamed.json()).toMatchObject({ name: 'Mine too.pdf', size: bytes.length });
  expect(await unfinished()).toEqual([]);
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

test('ten open uploads are enough, also of forty at once', async () => {
  const student = await t.student();
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => begin(student, makePdf(), { custom_name: `Open ${index}` })),
  );
  const begun = answers.filter(({ status }) => status === 201);
  expect(begun).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
  await call(student, 'DELETE', pathOf(begun[0] as Response), {});
  expect((await begin(student, makePdf())).status).toBe(201);
});

test('what is under way counts for the quota', async () => {
  const student = await t.student();
  await t.database
    .insertInto('document_usage')
    .values({ user_id: student.user.id, bytes: 485 * 1024 * 1024 })
    .execute();
  const large = Buffer.alloc(9 * 1024 * 1024);
  const first = await begin(student, large);
  expect(first.status).toBe(201);
  const second = await begin(student, large, { custom_name: 'Second' });
  expect([second.status, await codeOf(second)]).toEqual([413, 'quota_exceeded']);
  const form = await upload(student, { custom_name: 'As a form' }, Buffer.concat([makePdf(), large]));
  expect(form.body.code).toBe('quota_exceeded');
  await call(student, 'DELETE', pathOf(first), {});
  expect((await begin(student, large, { custom_name: 'Second' })).status).toBe(201);
});

test('a reserve of the disk is not touched', async () => {
  const student = await t.student();
  const bytes = makePdf('Reserve', 500_000);
  const path = pathOf(await begin(student, bytes));
  setFreeBytes(200 * 1024 * 1024);
  const answers = [await begin(student, bytes, { custom_name: 'Second' }), await go(student, path, bytes, 0, 200_000)];
  const form = await upload(student, { custom_name: 'As a form' });
  setFreeBytes();
  for (const answer of answers) expect([answer.status, await codeOf(answer)]).toEqual([507, 'storage_full']);
  expect([form.status, form.body.code]).toEqual([507, 'storage_full']);
  expect((await go(student, path, bytes, 0, bytes.length)).status).toBe(200);
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

test('an address names one upload, whatever stands behind its question mark', async () => {
  const [amina, bilal] = [await t.student(), await t.student()];
  const bytes = makePdf('Not yours', 50_000);
  const path = pathOf(await begin(amina, bytes));
  const own = pathOf(await begin(bilal, makePdf()));
  const trick = `${own}?/${path.split('/').at(-1)}`;
  expect((await call(bilal, 'HEAD', trick, {})).headers.get('upload-length')).toBe(String(makePdf().length));
  expect((await call(bilal, 'DELETE', trick, {})).status).toBe(204);
  expect((await call(amina, 'HEAD', path, {})).status).toBe(200);
  expect((await go(amina, path, bytes, 0, bytes.length)).status).toBe(200);
});

test('a name that is put right wrongly is told, and the file stays', async () => {
  const student = await t.student();
  const bytes = makePdf('Kept', 50_000);
  const path = pathOf(await begin(student, bytes, { custom_name: 'Later taken' }));
  await paper(student, { custom_name: 'Later taken' });
  const wrong = { 'upload-metadata': encode({ category: 'Nope', custom_name: 'Free' }) };
  const type = { 'content-type': 'application/offset+octet-stream' };
  const answer = await call(student, 'PATCH', path, { 'upload-offset': '0', ...type, ...wrong }, bytes);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([422, 'application/problem+json']);
  expect(await codeOf(answer)).toBe('invalid_request');
  expect(await codeOf(await end(student, path, bytes, wrong))).toBe('invalid_request');
  expect(await codeOf(await end(student, path, bytes))).toBe('duplicate_file');
  const right = { 'upload-metadata': encode({ category: 'Transcript', custom_name: 'Free' }) };
  expect((await end(student, path, bytes, right)).status).toBe(200);
  expect(await papersOf(student)).toHaveLength(2);
});

test('many who end one upload at once make one paper', async () => {
  const student = await t.student();
  const bytes = makePdf('Once', 50_000);
  const path = pathOf(await begin(student, bytes));
  const answers = await Promise.all([
    go(student, path, bytes, 0, bytes.length),
    ...Array.from({ length: 10 }, () => end(student, path, bytes)),
  ]);
  for (const answer of answers) expect([200, 404, 409, 503]).toContain(answer.status);
  const all = await Promise.all(Array.from({ length: 5 }, () => end(student, path, bytes)));
  for (const answer of all) expect([200, 404]).toContain(answer.status);
  expect(await papersOf(student)).toHaveLength(1);
  expect((await unfinished()).filter((name) => name.startsWith(student.user.id))).toEqual([]);
});

test.each<[string, Record<string, string>]>([
  ['an answer’s header', { 'tus-version': '1.0.0' }],
  ['a number that is none', { 'tus-max-size': 'x' }],
  ['a name that every object has', { 'upload-metadata': '__proto__ eA==' }],
  ['a name with other letters', { 'upload-metadata': '\u00e9 eA==' }],
  ['a name with a sign between', { 'upload-metadata': 'a=b eA==' }],
])('%s is refused as a problem', async (_, headers) => {
  const student = await t.student();
  const answer = await call(student, 'POST', '/api/documents/uploads', { 'upload-length': '100', ...headers });
  expect(answer.status).toBe(422);
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
});
