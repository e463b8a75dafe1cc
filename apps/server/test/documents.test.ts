import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import {
  deleteDocument,
  deleteDocumentForGood,
  getThumbnail,
  listDeletedDocuments,
  listDocuments,
  listDocumentVersions,
  openDocument,
  previewDocument,
  restoreDocument,
  restoreDocumentVersion,
  searchDocuments,
  setExpiry,
  updateDocument,
  type VaultDocument,
} from '@lantern/contract/documents';
import {
  listForReview,
  previewForReview,
  reviewDocument,
  showPageForReview,
  takeBackReview,
  takePaper,
} from '@lantern/contract/documents.review';
import {
  bundleDocuments,
  createShareLink,
  listShareLinks,
  listShareOpenings,
  openSharedPaper,
  openShareLink,
  revokeShareLink,
  showSharedPage,
  shrinkDocument,
} from '@lantern/contract/documents.sharing';
import { exportEverything } from '@lantern/contract/exports';
import { listNotifications } from '@lantern/contract/notifications';
import { addMentorShares } from '@lantern/contract/shares';
import { getSharingStudent } from '@lantern/contract/shares.students';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { purgeDocuments, sweepFiles, sweepStrays } from '#features/documents/documents.jobs.ts';
import { lookAt } from '#features/documents/look/documents.look.ts';
import { nothingRuns } from '#http/headers.ts';
import { type Person, startTestApp, type TestApp } from './support/app.ts';
import { unzip } from './support/documents.ts';
import { jobsAreDone } from './support/jobs-are-done.ts';
import { openMentor } from './support/mentors.ts';
import { makePdf } from './support/pdf.ts';
import { makeScan } from './support/scan.ts';
import { paper, upload } from './support/vault.ts';

let t: TestApp;
let amina: Person;
beforeAll(async () => {
  t = await startTestApp();
  amina = await t.student();
});
afterAll(() => t.stop());

const listOf = async (person: Person) =>
  (await person.call(listDocuments, { params: { userId: person.user.id } })).body.documents;
const find = async (person: Person, id: string) => (await listOf(person)).find(({ _id }) => _id === id);
const filesOf = (id: string) =>
  t.database.selectFrom('document_files').selectAll().where('document_id', '=', id).orderBy('version').execute();
const stored = () => readdir(join(t.dataDir, 'files/documents'));
const day = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString().slice(0, 10);

async function look(document: VaultDocument): Promise<void> {
  for (const { key } of await filesOf(document._id)) await lookAt(t.ports, key);
}

/** As the paper was before the job that an upload begins looked at it. */
async function forgetLook(id: string): Promise<void> {
  await jobsAreDone(t, ['look-at-document']);
  const unseen = { checks: null, check_tries: 0 };
  await t.database.updateTable('document_files').set(unseen).where('document_id', '=', id).execute();
}

function pathOf(url: string) {
  const [token = '', id = ''] = url.split('/').reverse();
  return { params: { id, token } };
}
const pagesOf = async (bytes: Uint8Array) => (await PDFDocument.load(bytes)).getPageCount();

describe('a preview', () => {
  test('opens for five minutes, as a file that nothing runs in', async () => {
    const bytes = makePdf('Transcript of Amina');
    const { _id } = await paper(amina, { custom_name: 'নম্বরপত্র "২০২৫"' }, bytes);
    const { body } = await amina.call(previewDocument, { params: { path: _id } });
    expect(new Date(body.expires_at).getTime()).toBeLessThanOrEqual(Date.now() + 5 * 60_000);
    const opened = await amina.call(openDocument, pathOf(body.preview_url));
    expect(opened.raw.equals(bytes)).toBe(true);
    expect(opened.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': nothingRuns,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(opened.headers['content-disposition']).toMatch(/^attachment; filename="[ -~]+"; filename\*=UTF-8''%E0/);
  });

  test('is of no use to anybody else, later, or changed', async () => {
    const { _id } = await paper(amina, { custom_name: 'Mine alone' });
    const { body } = await amina.call(previewDocument, { params: { path: _id } });
    const other = await t.student();
    expect((await other.call(openDocument, pathOf(body.preview_url))).status).toBe(404);
    const { token } = pathOf(body.preview_url).params;
    const [payload = '', signature = ''] = token.split('.');
    const forged = Buffer.from(
      Buffer.from(payload, 'base64url').toString().replace(amina.user.id, other.user.id),
    ).toString('base64url');
    expect((await other.call(openDocument, { params: { id: _id, token: `${forged}.${signature}` } })).status).toBe(404);
    expect(
      (await amina.call(openDocument, { params: { id: _id, token: `${payload}.${'A'.repeat(43)}` } })).status,
    ).toBe(404);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 + 1000 });
    try {
      expect((await amina.call(openDocument, pathOf(body.preview_url))).body.code).toBe('invalid_token');
    } finally {
      vi.useRealTimers();
    }
    await amina.call(deleteDocument, { params: { id: _id } });
    expect((await amina.call(openDocument, pathOf(body.preview_url))).status).toBe(404);
  });
});

describe('changing a paper', () => {
  test('its name, its category and its expiry', async () => {
    const { _id } = await paper(amina, { custom_name: 'Old name' });
    const { body } = await amina.call(updateDocument, {
      body: { document_id: _id, custom_name: 'New name.pdf', category: 'Passport' },
    });
    expect(body.document).toMatchObject({ name: 'New name.pdf', category: 'Passport' });
    await amina.call(setExpiry, { body: { document_id: _id, expires_on: '2031-05-30' } });
    expect(await find(amina, _id)).toMatchObject({ expires_on: '2031-05-30', expiry_answered: true });
  });

  test('to another name or category takes back what was said of it', async () => {
    const admin = await t.admin();
    const { _id } = await paper(amina, { custom_name: 'Looked at' });
    const verify = () => admin.call(reviewDocument, { body: { document_id: _id, version: 1, status: 'verified' } });
    const same = { custom_name: 'Looked at', category: 'Transcript' };
    for (const [change, status] of [
      [same, 'verified'],
      [{ category: 'IELTS' }, 'pending'],
      [{ custom_name: 'Degree from Oxford' }, 'pending'],
    ] as const) {
      await verify();
      const { body } = await amina.call(updateDocument, { body: { document_id: _id, ...change } });
      expect(body.document, JSON.stringify(change)).toMatchObject({ status });
    }
    expect(await find(amina, _id)).toMatchObject({ reviewed_by: '', reviewed_at: null, status_reason: '' });
    await verify();
    await amina.call(setExpiry, { body: { document_id: _id, expires_on: '2031-05-30' } });
    expect(await find(amina, _id)).toMatchObject({ status: 'verified' });
  });

  test('a year that no calendar has is no date', async () => {
    const { _id } = await paper(amina, { custom_name: 'Ancient' });
    const answer = await amina.call(setExpiry, { body: { document_id: _id, expires_on: '0000-01-01' } });
    expect([answer.status, answer.body.code]).toEqual([422, 'invalid_request']);
  });

  test('an answer that it does not expire is kept until a new version comes', async () => {
    const { _id } = await paper(amina, { custom_name: 'Without an end' });
    expect(await find(amina, _id)).toMatchObject({ expires_on: null, expiry_answered: false });
    await amina.call(setExpiry, { body: { document_id: _id, expires_on: null } });
    expect(await find(amina, _id)).toMatchObject({ expires_on: null, expiry_answered: true });
    await paper(amina, { replaces: _id }, makePdf('A newer one'));
    expect(await find(amina, _id)).toMatchObject({ version: 2, expiry_answered: false });
  });

  test('to a name that is taken is refused', async () => {
    await paper(amina, { custom_name: 'Taken', category: 'LOR' });
    const { _id } = await paper(amina, { custom_name: 'Taken', category: 'Other' });
    const moved = await amina.call(updateDocument, { body: { document_id: _id, category: 'LOR' } });
    expect(moved.body.code).toBe('duplicate_file');
    expect(await find(amina, _id)).toMatchObject({ category: 'Other' });
  });
});

describe('a new version', () => {
  test('takes the place of the old one, which stays', async () => {
    const student = await t.student();
    const first = makePdf('first');
    const second = makePdf('second');
    const { _id } = await paper(student, {}, first);
    const replaced = await paper(student, { replaces: _id, custom_name: 'not looked at' }, second);
    expect(replaced).toMatchObject({ _id, name: 'Grade 12.pdf', version: 2, size: second.length });
    const { body } = await student.call(listDocumentVersions, { params: { id: _id } });
    expect(body.versions.map(({ version }) => version)).toEqual([2, 1]);
    const old = await student.call(previewDocument, { params: { path: _id }, query: { version: 1 } });
    expect((await student.call(openDocument, pathOf(old.body.preview_url))).raw.equals(first)).toBe(true);
  });

  test('can be an older one again, as a copy that is looked at anew', async () => {
    const student = await t.student();
    const [first, second] = [makePdf('first'), makePdf('second')];
    const { _id } = await paper(student, {}, first);
    await paper(student, { replaces: _id }, second);
    const back = (version: number) => student.call(restoreDocumentVersion, { body: { document_id: _id, version } });
    const { body } = await back(1);
    expect(body.document).toMatchObject({ _id, version: 3, size: first.length, status: 'pending', checks: null });
    const link = await student.call(previewDocument, { params: { path: _id } });
    expect((await student.call(openDocument, pathOf(link.body.preview_url))).raw.equals(first)).toBe(true);
    expect((await filesOf(_id)).map(({ version }) => version)).toEqual([1, 2, 3]);
    expect((await back(3)).body.document.version).toBe(3);
    expect((await back(4)).body.code).toBe('not_found');
    const other = await t.student();
    const stolen = await other.call(restoreDocumentVersion, { body: { document_id: _id, version: 1 } });
    expect(stolen.body.code).toBe('not_found');
    expect(await find(student, _id)).toMatchObject({ version: 3 });
  });

  test('is not even opened for a student who uploads too much', async () => {
    const student = await t.student();
    const { _id } = await paper(student, {}, makePdf('first'));
    await paper(student, { replaces: _id }, makePdf('second'));
    await t.database.updateTable('throttles').set({ tries: 1000 }).where('key', 'like', 'uploads:%').execute();
    const open = vi.spyOn(t.ports.files, 'open');
    const refused = await student.call(restoreDocumentVersion, { body: { document_id: _id, version: 1 } });
    expect(refused.body.code).toBe('too_many_requests');
    expect(open).not.toHaveBeenCalled();
    await t.database.deleteFrom('throttles').where('key', 'like', 'uploads:%').execute();
  });

  test('is not verified because the old one was', async () => {
    const student = await t.student();
    const admin = await t.admin();
    const { _id } = await paper(student);
    await admin.call(reviewDocument, { body: { document_id: _id, version: 1, status: 'verified' } });
    await paper(student, { replaces: _id }, makePdf('another'));
    expect(await find(student, _id)).toMatchObject({ status: 'pending', reviewed_by: '', reviewed_at: null });
    const late = await admin.call(reviewDocument, { body: { document_id: _id, version: 1, status: 'verified' } });
    expect(late.body.code).toBe('stale_revision');
  });

  test('of ten at once each gets a number of its own', async () => {
    const student = await t.student();
    const { _id } = await paper(student);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => upload(student, { replaces: _id }, makePdf(`version ${index}`))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await filesOf(_id)).map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });
});

describe('deleting', () => {
  test('can be undone for 30 days', async () => {
    const student = await t.student();
    const { _id } = await paper(student);
    const { body } = await student.call(deleteDocument, { params: { id: _id } });
    expect(new Date(body.restorable_until).getTime()).toBeGreaterThan(Date.now() + 29 * 24 * 3600 * 1000);
    expect(await listOf(student)).toEqual([]);
    const { documents } = (await student.call(listDeletedDocuments)).body;
    expect(documents).toMatchObject([{ _id, deleted_at: expect.any(String), restorable_until: body.restorable_until }]);
    await student.call(restoreDocument, { body: { document_id: _id } });
    expect((await listOf(student)).map((one) => one._id)).toEqual([_id]);
  });

  test('and bringing back beside a new one of that name tells the two apart', async () => {
    const student = await t.student();
    const { _id } = await paper(student);
    await student.call(deleteDocument, { params: { id: _id } });
    await paper(student, {}, makePdf('newer'));
    const { body } = await student.call(restoreDocument, { body: { document_id: _id } });
    expect(body.document.name).toBe('Grade 12 (2).pdf');
  });

  test('and bringing eight of one name back at once gives each a name of its own', async () => {
    const student = await t.student();
    const ids: string[] = [];
    for (let number = 0; number < 8; number++) {
      const { _id } = await paper(student, {}, makePdf(`number ${number}`));
      await student.call(deleteDocument, { params: { id: _id } });
      ids.push(_id);
    }
    const answers = await Promise.all(ids.map((id) => student.call(restoreDocument, { body: { document_id: id } })));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set((await listOf(student)).map(({ name }) => name)).size).toBe(8);
  });

  test('for good removes every byte and gives the room back', async () => {
    const student = await t.student();
    const { _id } = await paper(student);
    await paper(student, { replaces: _id }, makePdf('second'));
    const keys = (await filesOf(_id)).map(({ key }) => key);
    expect((await student.call(deleteDocumentForGood, { params: { id: _id } })).status).toBe(404);
    await student.call(deleteDocument, { params: { id: _id } });
    await student.call(deleteDocumentForGood, { params: { id: _id } });
    expect((await stored()).filter((name) => keys.includes(name))).toEqual([]);
    const { body } = await student.call(listDocuments, { params: { userId: student.user.id } });
    expect(body.used_bytes).toBe(0);
  });

  test('is for good after 30 days', async () => {
    const student = await t.student();
    const old = await paper(student, { custom_name: 'old' });
    const young = await paper(student, { custom_name: 'young' });
    for (const [{ _id }, days] of [
      [old, 31],
      [young, 29],
    ] as const)
      await t.database
        .updateTable('documents')
        .set({ deleted_at: sql<Date>`now() - make_interval(days => ${days})` })
        .where('id', '=', _id)
        .execute();
    const [oldFile] = await filesOf(old._id);
    await purgeDocuments(t.ports);
    await sweepFiles(t.ports);
    expect((await student.call(listDeletedDocuments)).body.documents.map(({ _id }) => _id)).toEqual([young._id]);
    expect((await student.call(restoreDocument, { body: { document_id: old._id } })).status).toBe(404);
    expect(await stored()).not.toContain(oldFile?.key);
  });

  test('an account leaves no file behind', async () => {
    const student = await t.student();
    const { _id } = await paper(student);
    const [file] = await filesOf(_id);
    await t.database.deleteFrom('users').where('id', '=', student.user.id).execute();
    await sweepFiles(t.ports);
    expect(await stored()).not.toContain(file?.key);
  });
});

test('a sweep leaves uploads alone that are on their way, and removes what was given up', async () => {
  const young = crypto.randomUUID();
  const old = crypto.randomUUID();
  for (const key of [young, old]) {
    await t.database.insertInto('document_files').values({ key, user_id: amina.user.id }).execute();
    await t.ports.files.write(`documents/${key}`, makePdf());
  }
  await t.database
    .updateTable('document_files')
    .set({ created_at: sql<Date>`now() - interval '2 hours'` })
    .where('key', '=', old)
    .execute();
  await sweepFiles(t.ports);
  expect(await stored()).toContain(young);
  expect(await stored()).not.toContain(old);
});

test('a sweep of strays leaves everything that is younger than a day, and everything that is known', async () => {
  const before = (await stored()).sort();
  await sweepStrays(t.ports);
  expect((await stored()).sort()).toEqual(before);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3600 * 1000 });
  const stray = crypto.randomUUID();
  await t.ports.files.write(`documents/${stray}`, makePdf());
  try {
    await sweepStrays(t.ports);
  } finally {
    vi.useRealTimers();
  }
  const known = new Set((await t.database.selectFrom('document_files').select('key').execute()).map(({ key }) => key));
  expect((await stored()).filter((key) => !known.has(key))).toEqual([]);
  expect((await stored()).sort()).toEqual(before.filter((key) => known.has(key)));
});

describe('the automatic look', () => {
  test('gives hints, a picture and words to search, and verifies nothing', async () => {
    const student = await t.student();
    const made = await paper(
      student,
      { category: 'Passport', custom_name: 'Passport' },
      makePdf('PASSPORT Surname RAHMAN Date of expiry 14 MAR 2031 Nationality BANGLADESHI'),
    );
    await look(made);
    const seen = await find(student, made._id);
    expect(seen).toMatchObject({
      status: 'pending',
      has_thumbnail: true,
      expires_on: null,
      checks: { readable: true, pages: 1, content: 'text', fits_category: true, expiry_seen: '2031-03-14' },
    });
    const picture = await student.call(getThumbnail, { params: { id: made._id } });
    expect(picture.headers['content-type']).toBe('image/webp');
    const { body } = await student.call(searchDocuments, { query: { q: 'bangladeshi' } });
    expect(body.found).toEqual([{ _id: made._id, excerpt: expect.stringContaining('BANGLADESHI') }]);
    expect((await amina.call(searchDocuments, { query: { q: 'bangladeshi' } })).body.found).toEqual([]);
  });

  test('says of a paper that was moved whether it fits where it is now', async () => {
    const student = await t.student();
    const made = await paper(
      student,
      { category: 'Passport', custom_name: 'Marks' },
      makePdf('OFFICIAL TRANSCRIPT of records. Grade point average 4.80. Semester one.'),
    );
    const move = (category: string) => student.call(updateDocument, { body: { document_id: made._id, category } });
    await forgetLook(made._id);
    // not looked at yet: there is nothing to say
    expect((await move('Passport')).body.document.checks).toBeNull();
    await look(made);
    expect((await find(student, made._id))?.checks).toMatchObject({ fits_category: false });
    expect((await move('Transcript')).body.document.checks).toMatchObject({ fits_category: true, pages: 1 });
    expect((await move('Other')).body.document.checks).toMatchObject({ fits_category: null });
    expect((await move('Passport')).body.document.checks).toMatchObject({ fits_category: false });
  });

  test('says of a paper that is moved while it is read whether it fits where it is then', async () => {
    const student = await t.student();
    const text = 'OFFICIAL TRANSCRIPT of records. Grade point average 4.80. Semester one.';
    const { _id } = await paper(student, { category: 'Passport', custom_name: 'Marks on the way' }, makePdf(text));
    await forgetLook(_id);
    const { look: read } = t.ports.papers;
    vi.spyOn(t.ports.papers, 'look').mockImplementationOnce(async (bytes) => {
      await student.call(updateDocument, { body: { document_id: _id, category: 'Transcript' } });
      return await read(bytes);
    });
    for (const { key } of await filesOf(_id)) await lookAt(t.ports, key);
    expect((await find(student, _id))?.checks).toMatchObject({ fits_category: true });
  });

  test('finds names too, and takes odd words for what they are', async () => {
    const student = await t.student();
    const { _id } = await paper(student, { custom_name: '100% of_it রেজাল্ট' });
    for (const q of ['100%', 'of_it', 'রেজাল্ট'])
      expect(
        (await student.call(searchDocuments, { query: { q } })).body.found.map((one) => one._id),
        q,
      ).toEqual([_id]);
    for (const q of ["'", '"', '!!', '((', ':*', '<->', '_ _', 'x%x'])
      expect((await student.call(searchDocuments, { query: { q } })).status, q).toBe(200);
  });

  test('at a file that took the process down twice gives up', async () => {
    const student = await t.student();
    const { _id } = await paper(student);
    await forgetLook(_id);
    await t.database.updateTable('document_files').set({ check_tries: 2 }).where('document_id', '=', _id).execute();
    const [file] = await filesOf(_id);
    await lookAt(t.ports, file?.key ?? '');
    expect((await find(student, _id))?.checks).toMatchObject({ gave_up: true, readable: false });
  });
});

describe('a link for others', () => {
  async function share(person: Person, more: Record<string, unknown> = {}) {
    const { _id } = await paper(person, { custom_name: crypto.randomUUID() });
    const { body } = await person.call(createShareLink, { body: { document_ids: [_id], ends_on: day(7), ...more } });
    return { _id, share: body.share, open: pathOf(body.url) };
  }
  const visitor = () => t.stranger('203.0.113.77');

  test('shows the papers to whoever has it, and tells when', async () => {
    const { share: made, open } = await share(amina, { label: 'For Halle' });
    const seen = await visitor().call(openShareLink, open);
    expect(seen.body).toMatchObject({ student: 'Amina Rahman', label: 'For Halle', papers: [{ number: 1 }] });
    const file = await visitor().call(openSharedPaper, { params: { ...open.params, number: '1' } });
    expect(file.raw.subarray(0, 5).toString()).toBe('%PDF-');
    const { body } = await amina.call(listShareOpenings, { params: { id: made._id } });
    expect(body.openings.map(({ what }) => what)).toEqual(['paper', 'list']);
  });

  test.each<[string, (id: string, share: string) => Promise<unknown>]>([
    ['closed', (_id, share) => amina.call(revokeShareLink, { body: { share_id: share } })],
    ['without the paper', (id) => amina.call(deleteDocument, { params: { id } })],
    [
      'without the paper for good',
      async (id) => {
        await amina.call(deleteDocument, { params: { id } });
        await amina.call(deleteDocumentForGood, { params: { id } });
      },
    ],
  ])('shows nothing to who stood in line when it was %s', async (_, change) => {
    const { _id, share: made, open } = await share(amina, { page_limit: 1 });
    const { firstPages } = t.ports.papers;
    vi.spyOn(t.ports.papers, 'firstPages').mockImplementationOnce(async (...given) => {
      const copied = await firstPages(...given);
      await change(_id, made._id);
      return copied;
    });
    const file = await visitor().call(openSharedPaper, { params: { ...open.params, number: '1' } });
    expect([file.status, file.body.code]).toEqual([404, 'not_found']);
  });

  test('shows its pages as pictures, and no page beyond those that are shared', async () => {
    const { share: made, open } = await share(amina, { page_limit: 1 });
    const page = (number: string, which: string) =>
      visitor().call(showSharedPage, { params: { ...open.params, number, page: which } });
    const first = await page('1', '1');
    expect([first.status, first.raw.subarray(8, 12).toString()]).toEqual([200, 'WEBP']);
    for (const away of [await page('1', '2'), await page('2', '1')]) expect(away.body.code).toBe('not_found');
    const { body } = await amina.call(listShareOpenings, { params: { id: made._id } });
    expect(body.openings.map(({ what }) => what)).toEqual(['paper']);
    await amina.call(revokeShareLink, { body: { share_id: made._id } });
    expect((await page('1', '1')).body.code).toBe('not_found');
  });

  test('does not tell that a paper was opened which the visitor did not get', async () => {
    // what failed is remembered by file, whose bytes never change: each fault has a paper of its own
    const change = async (spoil: (path: string) => Promise<unknown>) => {
      const { _id, share: made, open } = await share(amina, { page_limit: 1 });
      const [file] = await filesOf(_id);
      await spoil(`documents/${file?.key}`);
      const { status, body } = await visitor().call(openSharedPaper, { params: { ...open.params, number: '1' } });
      const { openings } = (await amina.call(listShareOpenings, { params: { id: made._id } })).body;
      return { status, code: body?.code, openings };
    };
    const { files } = t.ports;
    const broken = await change((path) => files.write(path, Buffer.from('%PDF-1.7 and nothing more')));
    expect(broken).toMatchObject({ code: 'not_a_pdf', openings: [] });
    expect(await change((path) => files.remove(path))).toMatchObject({ code: 'not_found', openings: [] });
    expect(await change(async () => {})).toMatchObject({ status: 200, openings: [{ what: 'paper' }] });
  });

  test('ends when it is revoked, when its day is over, and with its paper', async () => {
    const revoked = await share(amina);
    await amina.call(revokeShareLink, { body: { share_id: revoked.share._id } });
    expect((await visitor().call(openShareLink, revoked.open)).status).toBe(404);
    expect((await visitor().call(openSharedPaper, { params: { ...revoked.open.params, number: '1' } })).status).toBe(
      404,
    );

    const over = await share(amina);
    await t.database
      .updateTable('document_shares')
      .set({ ends_on: sql<Date>`current_date - 2` as never })
      .where('id', '=', over.share._id)
      .execute();
    expect((await visitor().call(openShareLink, over.open)).status).toBe(404);

    const deleted = await share(amina);
    await amina.call(deleteDocument, { params: { id: deleted._id } });
    expect((await visitor().call(openShareLink, deleted.open)).body.papers).toEqual([]);
    expect((await visitor().call(openSharedPaper, { params: { ...deleted.open.params, number: '1' } })).status).toBe(
      404,
    );
  });

  test('shows the first pages only where that was asked', async () => {
    const student = await t.student();
    const two = await t.ports.papers.merge([makePdf('one'), makePdf('two')]);
    const { _id } = await paper(student, {}, Buffer.from(two));
    const { body } = await student.call(createShareLink, {
      body: { document_ids: [_id], ends_on: day(1), page_limit: 1 },
    });
    const file = await visitor().call(openSharedPaper, { params: { ...pathOf(body.url).params, number: '1' } });
    expect(await pagesOf(file.raw)).toBe(1);
    const told = async () => (await visitor().call(openShareLink, pathOf(body.url))).body.papers[0];
    await forgetLook(_id);
    expect(await told()).toMatchObject({ size: null, pages: null });
    for (const { key } of await filesOf(_id)) await lookAt(t.ports, key);
    expect(await told()).toMatchObject({ size: null, pages: 1 });
  });

  test.each([
    ['a day that is over', { ends_on: day(-3) }],
    ['a day in two years', { ends_on: day(700) }],
    ['no paper', { document_ids: [] }],
  ])('with %s is refused', async (_, more) => {
    const { _id } = await paper(amina, { custom_name: crypto.randomUUID() });
    const { status } = await amina.call(createShareLink, { body: { document_ids: [_id], ends_on: day(7), ...more } });
    expect(status).toBe(422);
  });

  test("with somebody else's paper is refused", async () => {
    const { _id } = await paper(await t.student());
    const { status } = await amina.call(createShareLink, { body: { document_ids: [_id], ends_on: day(7) } });
    expect(status).toBe(404);
  });

  test('is not stored as it is', async () => {
    const { open } = await share(amina);
    const rows = await t.database.selectFrom('document_shares').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(open.params.token);
    expect(JSON.stringify((await amina.call(listShareLinks)).body)).not.toContain(open.params.token);
  });
});

describe('several papers at once', () => {
  test('as a ZIP and as one PDF, in the order that was chosen', async () => {
    const student = await t.student();
    const one = await paper(student, { custom_name: 'One' });
    const two = await paper(student, { custom_name: 'Two', category: 'LOR' });
    const ids = `${two._id},${one._id}`;
    const zip = await student.call(bundleDocuments, { params: { format: 'zip' }, query: { ids } });
    expect(zip.headers['content-type']).toBe('application/zip');
    expect([...unzip(zip.raw).keys()]).toEqual(['01 Two.pdf', '02 One.pdf']);
    const all = await student.call(bundleDocuments, { params: { format: 'zip' } });
    expect([...unzip(all.raw).keys()]).toEqual(['LOR/Two.pdf', 'Transcript/One.pdf']);
    const pdf = await student.call(bundleDocuments, { params: { format: 'pdf' }, query: { ids } });
    expect(await pagesOf(pdf.raw)).toBe(3);
  });

  test('as a ZIP that every system can unpack, whatever the papers are called', async () => {
    const student = await t.student();
    const names = ['A', 'B', 'C', 'D', 'E'];
    for (const custom_name of names) await paper(student, { custom_name });
    // as they could be called once
    const bangla = 'ক'.repeat(190);
    const old = ['Reference: Dr. "X" <y>?*|', 'Reference Dr. X y', 'CON', `${bangla} one`, `${bangla} two`];
    for (const [at, name] of names.entries())
      await t.database
        .updateTable('documents')
        .set({ name: `${old[at]}.pdf` })
        .where('user_id', '=', student.user.id)
        .where('name', '=', `${name}.pdf`)
        .execute();
    const zip = await student.call(bundleDocuments, { params: { format: 'zip' } });
    const inside = [...unzip(zip.raw).keys()];
    expect(new Set(inside.map((path) => path.toLowerCase())).size).toBe(5);
    expect(inside).toContain('Transcript/CON_.pdf');
    expect(inside).toContain('Transcript/Reference Dr. X y (2).pdf');
    for (const path of inside) {
      expect(Buffer.byteLength(path.slice('Transcript/'.length))).toBeLessThan(255);
      expect(path).not.toMatch(/[<>:"\\|?*]/);
    }
    const everything = unzip((await student.call(exportEverything)).raw);
    const papers = [...everything.keys()].filter((path) => path.startsWith('papers/'));
    expect(papers.sort()).toEqual(inside.map((path) => `papers/${path}`).sort());
  });

  test('as one PDF, without those that cannot be copied, which the list names', async () => {
    const student = await t.student();
    const letters = 60;
    const bangla = 'উচ্চ মাধ্যমিক পরীক্ষার নম্বরপত্র '.repeat(5).trim();
    await paper(student, { custom_name: bangla });
    await paper(student, { custom_name: 'Torn', category: 'Other' }, Buffer.from('%PDF-1.7 and nothing more'));
    for (let number = 1; number <= letters; number++)
      await t.database.executeQuery(
        sql`with made as (
          insert into documents (id, user_id, category, name) values (gen_random_uuid(), ${student.user.id}, 'LOR', ${`Letter ${number}.pdf`}) returning id)
        insert into document_files (key, user_id, document_id, version, state, size, sha256)
        select gen_random_uuid(), ${student.user.id}, id, 1, 'kept', 10, sha256('') from made`.compile(t.database),
      );
    const files = await t.database
      .selectFrom('document_files')
      .select('key')
      .where('size', '=', '10')
      .where('user_id', '=', student.user.id)
      .execute();
    await Promise.all(files.map(({ key }) => t.ports.files.write(`documents/${key}`, makePdf('A letter'))));
    const { raw, status } = await student.call(bundleDocuments, { params: { format: 'pdf' } });
    expect(status).toBe(200);
    const { text, pages } = await t.ports.papers.look(raw);
    // the list itself takes more than one
    expect(pages).toBeGreaterThan(letters + 2);
    expect(text).toContain(student.user.name);
    expect(text).toContain('Letter of recommendation');
    expect(text).toMatch(/Torn \(is damaged\)/);
    expect(text).toContain(`Letter ${letters}`);
  });

  test('of an empty vault are none', async () => {
    const student = await t.student();
    const { body } = await student.call(bundleDocuments, { params: { format: 'zip' } });
    expect(body.code).toBe('not_found');
  });

  test.each(['x', ',', 'a,b', `${'0'.repeat(36)}`])('ids like %j are refused', async (ids) => {
    await paper(amina, { custom_name: crypto.randomUUID() });
    const { status } = await amina.call(bundleDocuments, { params: { format: 'pdf' }, query: { ids } });
    expect(status).toBe(422);
  });
});

test('a small copy of a scan is under 2 MB', { timeout: 60_000 }, async () => {
  const student = await t.student();
  const scan = await makeScan({ pages: 3, width: 2480, quality: 88, colour: true });
  const { _id } = await paper(student, {}, scan);
  const { raw, status } = await student.call(shrinkDocument, { params: { id: _id } });
  expect(status).toBe(200);
  expect(raw.length).toBeLessThan(2_000_000);
});

describe('a review', () => {
  test('verifies with name and date, or rejects with a reason', async () => {
    const student = await t.student();
    const admin = await t.admin();
    const { _id } = await paper(student);
    const none = await admin.call(reviewDocument, { body: { document_id: _id, version: 1, status: 'rejected' } });
    expect(none.body.fields).toHaveProperty('reason');
    await admin.call(reviewDocument, {
      body: { document_id: _id, version: 1, status: 'rejected', reason: 'The second page is missing.' },
    });
    expect(await find(student, _id)).toMatchObject({
      status: 'rejected',
      status_reason: 'The second page is missing.',
      reviewed_by: admin.user.name,
      reviewed_at: expect.any(String),
    });
  });

  test('opens and judges only what waits for it', async () => {
    const student = await t.student();
    const admin = await t.admin();
    const { _id } = await paper(student);
    const open = () => admin.call(previewForReview, { params: { id: _id } });
    expect((await open()).status).toBe(200);
    const verdict = { document_id: _id, version: 1 };
    await admin.call(reviewDocument, { body: { ...verdict, status: 'verified' } });
    const late = await admin.call(reviewDocument, { body: { ...verdict, status: 'rejected', reason: 'Too late.' } });
    expect(late.body.code).toBe('not_found');
    expect(await find(student, _id)).toMatchObject({ status: 'verified' });
  });

  test('is looked after by one at a time while it waits', async () => {
    const [student, admin, other] = [await t.student(), await t.admin('Farhana'), await t.admin()];
    const { _id } = await paper(student);
    const take = (person: Person) => person.call(takePaper, { params: { id: _id }, body: { taken: true } });
    expect((await take(admin)).status).toBe(200);
    expect((await take(other)).body.code).toBe('looked_after');
    expect((await take(student)).status).toBe(403);
    let page = (await other.call(listForReview)).body;
    const listed = () => page.papers.find(({ document }) => document._id === _id);
    while (!listed() && page.next) page = (await other.call(listForReview, { query: { after: page.next } })).body;
    expect(listed()?.taken).toMatchObject({ by: 'Farhana', mine: false });
    // whoever sees that it is urgent may decide all the same
    await other.call(reviewDocument, { body: { document_id: _id, version: 1, status: 'verified' } });
    expect((await take(admin)).status).toBe(404);
  });

  test('is taken back for a while by who decided, and what was told of it goes', async () => {
    const [student, admin, other] = [await t.student(), await t.admin(), await t.admin()];
    const { _id } = await paper(student);
    const takeBack = (person: Person) => person.call(takeBackReview, { body: { document_id: _id } });
    const told = async () => (await student.call(listNotifications, { query: {} })).body.notifications.length;
    const before = await told();
    await admin.call(reviewDocument, { body: { document_id: _id, version: 1, status: 'verified' } });
    expect(await told()).toBe(before + 1);
    const listed = async (person: Person) =>
      (await person.call(listForReview, { query: { decided: '1' } })).body.papers.find(
        ({ document }) => document._id === _id,
      );
    expect(await listed(admin)).toMatchObject({ undo_until: expect.any(String), document: { status: 'verified' } });
    expect(await listed(other)).toMatchObject({ undo_until: null });
    expect((await takeBack(other)).body.code).toBe('stale_revision');
    expect((await takeBack(student)).status).toBe(403);
    expect((await takeBack(admin)).body.document).toMatchObject({
      status: 'pending',
      reviewed_by: '',
      reviewed_at: null,
    });
    expect(await told()).toBe(before);
    expect((await takeBack(admin)).body.code).toBe('stale_revision');

    await admin.call(reviewDocument, { body: { document_id: _id, version: 1, status: 'verified' } });
    await t.database
      .updateTable('documents')
      .set({ reviewed_at: sql`now() - interval '31 minutes'` })
      .where('id', '=', _id)
      .execute();
    expect(await listed(admin)).toMatchObject({ undo_until: null });
    expect((await takeBack(admin)).body.code).toBe('stale_revision');
  });

  test('is decided anew by an administrator, who says so; a mentor takes back their own alone', async () => {
    const [student, admin, mentor] = [await t.student(), await t.admin(), await openMentor(t)];
    const { _id } = await paper(student);
    await student.call(addMentorShares, {
      body: { mentor_id: mentor.user.id, items: [{ scope: 'documents', item_id: _id }], ends_on: null },
    });
    const verdict = { document_id: _id, version: 1, status: 'rejected' as const, reason: 'The seal is missing.' };
    expect((await mentor.call(reviewDocument, { body: { ...verdict, anew: true } })).body.code).toBe('not_found');
    const page = { params: { id: _id, page: '1' } };
    const seen = await mentor.call(showPageForReview, page);
    expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await mentor.call(reviewDocument, { body: verdict })).status).toBe(200);
    const { documents } = (await mentor.call(getSharingStudent, { params: { studentId: student.user.id } })).body;
    expect(documents[0]).toMatchObject({ status: 'rejected', undo_until: expect.any(String) });

    expect((await admin.call(showPageForReview, page)).status).toBe(200);
    const anew = { document_id: _id, version: 1, status: 'verified' as const, anew: true as const };
    expect((await admin.call(reviewDocument, { body: anew })).body.document).toMatchObject({ status: 'verified' });
    expect((await mentor.call(showPageForReview, page)).body.code).toBe('not_found');
    const late = await mentor.call(takeBackReview, { body: { document_id: _id } });
    expect(late.body.code).toBe('not_found');
    expect(await find(student, _id)).toMatchObject({ status: 'verified', reviewed_by: admin.user.name });
  });

  test("of guests' papers is not asked for", async () => {
    const student = await t.student('Guest Person');
    await t.database.updateTable('users').set({ guest: true }).where('id', '=', student.user.id).execute();
    await paper(student);
    const admin = await t.admin();
    const { body } = await admin.call(listForReview);
    expect(body.papers.map((one) => one.student)).not.toContain('Guest Person');
  });

  test('goes through a long queue page by page, each paper once', async () => {
    const student = await t.student();
    const { _id } = await paper(student);
    // all in one microsecond
    await sql`
      with made as (
        insert into documents (id, user_id, category, name, created_at)
        select gen_random_uuid(), ${student.user.id}, 'Other', 'Scan ' || n || '.pdf', (select created_at from documents where id = ${_id})
        from generate_series(1, 120) n returning id)
      insert into document_files (key, user_id, document_id, version, state, size, sha256)
      select gen_random_uuid(), ${student.user.id}, id, 1, 'kept', 10, sha256('') from made`.execute(t.database);
    const admin = await t.admin();
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const { body } = await admin.call(listForReview, { query: after ? { after } : {} });
      expect(body.papers.length).toBeLessThanOrEqual(50);
      seen.push(...body.papers.map(({ document }) => document._id));
      after = body.next ?? undefined;
    } while (after);
    const own = await t.database.selectFrom('documents').select('id').where('user_id', '=', student.user.id).execute();
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining(own.map(({ id }) => id)));
    expect(own).toHaveLength(121);
  });
});
