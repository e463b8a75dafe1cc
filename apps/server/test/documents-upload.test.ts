import { createHash, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { deleteDocument, listDocuments, restoreDocument } from '@lantern/contract/documents';
import { uploadDocument } from '@lantern/contract/documents.uploads';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Person, startTestApp, type TestApp } from './support/app.ts';
import { makePdf } from './support/pdf.ts';
import { formOf, paper, upload } from './support/vault.ts';

let t: TestApp;
let amina: Person;
beforeAll(async () => {
  t = await startTestApp({ DOCUMENTS_QUOTA_MB: '30' });
  amina = await t.student();
});
afterAll(() => t.stop());

const list = async (person: Person) => (await person.call(listDocuments, { params: { userId: person.user.id } })).body;

/** Files in storage that no paper has. */
async function strays(): Promise<string[]> {
  const stored = await readdir(join(t.dataDir, 'files/documents')).catch(() => []);
  const rows = await t.database.selectFrom('document_files').select('key').where('state', '=', 'kept').execute();
  const kept = new Set(rows.map(({ key }) => key));
  return stored.filter((name) => !kept.has(name));
}

const notKept = () => t.database.selectFrom('document_files').selectAll().where('state', '<>', 'kept').execute();

test('a paper is answered under the names of both lists, and listed', async () => {
  const bytes = makePdf('Grades');
  const { status, body } = await upload(amina, { category: 'Transcript', custom_name: 'Grade 11' }, bytes);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    name: 'Grade 11.pdf',
    file_name: 'Grade 11.pdf',
    category: 'Transcript',
    size: bytes.length,
    status: 'pending',
    version: 1,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  });
  expect((await list(amina)).documents.map(({ _id }) => _id)).toContain(body._id);
});

test('fields may stand behind the file', async () => {
  const form = formOf([
    { name: 'file', value: makePdf(), fileName: 'x.pdf' },
    { name: 'user_id', value: amina.user.id },
    { name: 'category', value: 'LOR' },
    { name: 'custom_name', value: 'From Mr Karim' },
  ]);
  expect((await amina.call(uploadDocument, {}, form)).body.name).toBe('From Mr Karim.pdf');
});

test.each([
  ['grades.pdf', 'grades.pdf'],
  ['grades.PDF.pdf', 'grades.pdf'],
  ['../../etc/passwd', '-..-etc-passwd.pdf'],
  ['C:\\papers\\grades', 'C -papers-grades.pdf'],
  ['grades \u202efdp.exe', 'grades fdp.exe.pdf'],
  ['রেজাল্ট ২০২৫ 🎓', 'রেজাল্ট ২০২৫ 🎓.pdf'],
  ['  a   b  ', 'a b.pdf'],
  ['Reference: Dr. "X" <y>?*|.pdf', 'Reference Dr. X y.pdf'],
  ['con', 'con_.pdf'],
  // look-alikes of one name
  ['Gra\u200bde\u2060 12\ufeff.pdf\u202e', 'Grade 12.pdf'],
  ['Grade\u200d 1\u200c2', 'Grade 12.pdf'],
  // joiners that belong to the spelling
  ['র\u200d্যাংক', 'র\u200d্যাংক.pdf'],
  ['نامه\u200cها', 'نامه\u200cها.pdf'],
])('the name %j becomes %j', async (custom_name, name) => {
  const student = await t.student();
  expect((await upload(student, { custom_name })).body.name).toBe(name);
});

describe('refused, and nothing is left behind', () => {
  test.each<[string, Record<string, string | undefined>, Buffer, number, string]>([
    ['an empty file', {}, Buffer.alloc(0), 415, 'not_a_pdf'],
    ['text that is called a PDF', {}, Buffer.from('Dear Sir or Madam'), 415, 'not_a_pdf'],
    [
      'HTML in front of a PDF',
      {},
      Buffer.concat([Buffer.from('<script>alert(1)</script>'), makePdf()]),
      415,
      'not_a_pdf',
    ],
    ['four bytes of a PDF', {}, Buffer.from('%PDF'), 415, 'not_a_pdf'],
    [
      'a byte too many',
      {},
      Buffer.concat([makePdf(), Buffer.alloc(10 * 1024 * 1024 - makePdf().length + 1)]),
      413,
      'payload_too_large',
    ],
    ['no name', { custom_name: undefined }, makePdf(), 422, 'invalid_request'],
    ['a blank name', { custom_name: '   ' }, makePdf(), 422, 'invalid_request'],
    ['a name of only an ending', { custom_name: '.pdf' }, makePdf(), 422, 'invalid_request'],
    ['a line end in a name', { custom_name: 'a\nb' }, makePdf(), 422, 'invalid_request'],
    ['NUL in a name', { custom_name: 'a\u0000b' }, makePdf(), 422, 'invalid_request'],
    ['a name of 5,000 characters', { custom_name: 'x'.repeat(5000) }, makePdf(), 422, 'invalid_request'],
    ['a category that is none', { category: 'Homework' }, makePdf(), 422, 'invalid_request'],
    ['an unknown field', { colour: 'red' }, makePdf(), 422, 'invalid_request'],
    ['another student', { user_id: randomUUID() }, makePdf(), 404, 'not_found'],
    ['a paper to replace that is not there', { replaces: randomUUID() }, makePdf(), 404, 'not_found'],
  ])('%s', async (_, fields, bytes, status, code) => {
    const before = (await list(amina)).used_bytes;
    const answer = await upload(amina, { custom_name: 'Never kept', ...fields }, bytes);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await strays()).toEqual([]);
    expect(await notKept()).toEqual([]);
    expect((await list(amina)).used_bytes).toBe(before);
  });

  test('10 MB to the byte is taken', async () => {
    const start = makePdf('Portfolio');
    const bytes = Buffer.concat([start, Buffer.alloc(10 * 1024 * 1024 - start.length, ' ')]);
    expect((await upload(amina, { category: 'Portfolio', custom_name: 'All works' }, bytes)).status).toBe(200);
  });

  test.each<[string, string, Buffer]>([
    ['JSON', 'application/json', Buffer.from('{}')],
    ['no boundary', 'multipart/form-data', Buffer.from('x')],
    [
      'a form that ends early',
      'multipart/form-data; boundary=b',
      Buffer.from('--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 half'),
    ],
    ['a form without a file', 'multipart/form-data; boundary=b', formOf([]).bytes],
    ['noise', 'multipart/form-data; boundary=b', Buffer.from('\u0000\u0001--b--b--')],
  ])('a body that is %s', async (_, type, bytes) => {
    const { status } = await amina.call(uploadDocument, {}, { bytes, headers: { 'content-type': type } });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(await strays()).toEqual([]);
  });
});

test('what a new version says of the name and the category is not looked at', async () => {
  const student = await t.student();
  const { _id } = await paper(student, { category: 'LOR', custom_name: 'From Mr Karim' });
  const fields = { replaces: _id, category: 'Homework', custom_name: undefined };
  const { status, body } = await upload(student, fields, makePdf('Newer'));
  expect(status).toBe(200);
  expect(body).toMatchObject({ _id, version: 2, category: 'LOR', name: 'From Mr Karim.pdf' });
});

describe('one name in a category', () => {
  test('a second one is refused, whatever its letters; in another category it is fine', async () => {
    const student = await t.student();
    await paper(student, { custom_name: 'IELTS report' });
    const second = await upload(student, { custom_name: 'ielts REPORT' });
    expect([second.status, second.body.code]).toEqual([409, 'duplicate_file']);
    expect(second.body.detail).toBe("You've already uploaded a file with the same name in this category.");
    expect((await upload(student, { custom_name: 'IELTS report', category: 'IELTS' })).status).toBe(200);
  });

  test('of twenty at once one wins', async () => {
    const student = await t.student();
    const answers = await Promise.all(Array.from({ length: 20 }, () => upload(student, { custom_name: 'Race' })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'duplicate_file')).toHaveLength(19);
    expect(await strays()).toEqual([]);
  });

  test('a deleted paper gives its name free', async () => {
    const student = await t.student();
    const { _id } = await paper(student, { custom_name: 'Once' });
    await student.call(deleteDocument, { params: { id: _id } });
    expect((await upload(student, { custom_name: 'Once' })).status).toBe(200);
  });
});

describe('the same upload sent twice', () => {
  test('is one paper', async () => {
    const student = await t.student();
    const document_id = randomUUID();
    const first = await paper(student, { document_id });
    expect((await paper(student, { document_id }))._id).toBe(first._id);
    expect((await list(student)).documents).toHaveLength(1);
    expect(await strays()).toEqual([]);
  });

  test('other bytes under its id are refused', async () => {
    const student = await t.student();
    const document_id = randomUUID();
    await paper(student, { document_id });
    const other = await upload(student, { document_id, custom_name: 'Other' }, makePdf('Other'));
    expect([other.status, other.body.code]).toEqual([409, 'id_taken']);
  });

  test("another student's id tells nothing", async () => {
    const { _id } = await paper(await t.student());
    const other = await upload(await t.student(), { document_id: _id });
    expect([other.status, other.body.code]).toEqual([409, 'id_taken']);
  });
});

describe('the quota', () => {
  const big = Buffer.concat([makePdf(), Buffer.alloc(9 * 1024 * 1024, ' ')]);

  test('is never passed, also not by eight at once', async () => {
    const student = await t.student();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => upload(student, { custom_name: `Part ${index}` }, big)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ body }) => body.code === 'quota_exceeded')).toHaveLength(5);
    const { used_bytes, quota_bytes } = await list(student);
    expect(used_bytes).toBe(3 * big.length);
    expect(quota_bytes).toBe(30 * 1024 * 1024);
    expect(await strays()).toEqual([]);
  });
});

describe('at most 500 papers', () => {
  async function studentWith(papers: number): Promise<Person> {
    const student = await t.student();
    const names = Array.from({ length: papers }, (_, index) => `Paper ${index}.pdf`);
    await t.database
      .insertInto('documents')
      .values(names.map((name) => ({ id: randomUUID(), user_id: student.user.id, category: 'Other', name })))
      .execute();
    return student;
  }
  const countPapers = async ({ user }: Person) =>
    await t.database
      .selectFrom('documents')
      .select('id')
      .where('user_id', '=', user.id)
      .where('deleted_at', 'is', null)
      .execute();

  test('also when forty come at once', async () => {
    const student = await studentWith(495);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => upload(student, { category: 'LOR', custom_name: `Letter ${index}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status, body }) => status === 422 && body.code === 'vault_full')).toHaveLength(35);
    expect(await countPapers(student)).toHaveLength(500);
  });

  test('also when deleted ones are brought back at once', async () => {
    const student = await studentWith(490);
    const papers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => paper(student, { custom_name: `Deleted ${index}` })),
    );
    for (const { _id } of papers) await student.call(deleteDocument, { params: { id: _id } });
    await Promise.all(Array.from({ length: 8 }, (_, index) => paper(student, { custom_name: `In place ${index}` })));
    const answers = await Promise.all(
      papers.map(({ _id }) => student.call(restoreDocument, { body: { document_id: _id } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ body }) => body.code === 'vault_full')).toHaveLength(8);
    expect(await countPapers(student)).toHaveLength(500);
  });
});

test.each([
  ['letters that become two', '\u0958'.repeat(200)],
  ['signs that become two', '\u{1D160}'.repeat(100)],
])('a name of %s is refused where it would grow too long', async (_, custom_name) => {
  const answer = await upload(amina, { custom_name }, makePdf('Long'));
  expect([answer.status, answer.body.code]).toEqual([422, 'invalid_request']);
});

test.each(['\u039f\u0394\u039f\u03a3 1', '\u0130stanbul'])(
  '%s can be brought back where its name is taken',
  async (custom_name) => {
    const student = await t.student();
    const { _id } = await paper(student, { custom_name });
    await student.call(deleteDocument, { params: { id: _id } });
    await paper(student, { custom_name });
    const { body } = await student.call(restoreDocument, { body: { document_id: _id } });
    expect(body.document.name).toMatch(/ \(2\)\.pdf$/);
  },
);

test('of who is erased while a paper is on its way nothing stays', async () => {
  const student = await t.student();
  const { writeStream } = t.ports.files;
  vi.spyOn(t.ports.files, 'writeStream').mockImplementationOnce(async (...given) => {
    const stored = await writeStream(...given);
    await t.database.deleteFrom('document_files').where('user_id', '=', student.user.id).execute();
    await t.database.deleteFrom('users').where('id', '=', student.user.id).execute();
    return stored;
  });
  const answer = await upload(student, { custom_name: 'Too late' }, makePdf('Too late'));
  expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated']);
  expect(await strays()).toEqual([]);
});
