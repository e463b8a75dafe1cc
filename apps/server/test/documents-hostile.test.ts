// The corpus of hostile files: what is refused, and what the look tells of the rest. Each either tells what it saw or
// that it gave up, and the next honest paper is read as if nothing had been.
import { documentChecksSchema, listDocuments, openDocument, previewDocument } from '@lantern/contract/documents';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lookAt } from '#features/documents/look/documents.look.ts';
import { type Person, startTestApp, type TestApp } from './support/app.ts';
import { hostilePapers, notPdfs } from './support/hostile-papers.ts';
import { makePdf } from './support/pdf.ts';
import { paper, upload } from './support/vault.ts';

let t: TestApp;
let student: Person;
beforeAll(async () => {
  t = await startTestApp();
  student = await t.student();
});
afterAll(() => t.stop());

test('the corpus has at least 60 files', () => {
  expect(notPdfs.length + hostilePapers.length).toBeGreaterThanOrEqual(60);
});

test.each(notPdfs)('$name is refused', async ({ bytes }) => {
  const { status, body } = await upload(student, { custom_name: 'Anything' }, bytes);
  expect([status, body.code]).toEqual([415, 'not_a_pdf']);
});

async function lookAtPaper(id: string) {
  const { key } = await t.database
    .selectFrom('document_files')
    .select('key')
    .where('document_id', '=', id)
    .executeTakeFirstOrThrow();
  await lookAt(t.ports, key);
  const { body } = await student.call(listDocuments, { params: { userId: student.user.id } });
  return body.documents.find(({ _id }) => _id === id);
}

describe('taken, looked at, and never shown as anything but a file', () => {
  // files above the limit of an upload are shown to the process alone
  test.each(hostilePapers)('$name', { timeout: 90_000 }, async ({ name, bytes: make, seen = {} }) => {
    const bytes = await make();
    expect(bytes.length).toBeLessThan(10 * 1024 * 1024);
    const { _id } = await paper(student, { category: 'Other', custom_name: name }, bytes);
    const found = await lookAtPaper(_id);
    expect(documentChecksSchema.parse(found?.checks)).toMatchObject(seen);
    expect(found?.status).toBe('pending');

    const { body } = await student.call(previewDocument, { params: { path: _id } });
    const token = body.preview_url.slice(body.preview_url.lastIndexOf('/') + 1);
    const opened = await student.call(openDocument, { params: { id: _id, token } });
    expect(opened.raw.equals(bytes)).toBe(true);
    expect(opened.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment/),
      'content-security-policy': expect.stringContaining('sandbox'),
    });

    // where the process had to be ended, the next one reads as if nothing had been
    if (!found?.checks?.gave_up) return;
    const honest = await t.ports.papers.look(makePdf('An honest paper after it'));
    expect(honest).toMatchObject({ readable: true, pages: 1, gave_up: false });
  });
});
