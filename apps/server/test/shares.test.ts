import { randomUUID } from 'node:crypto';
import { listActivities } from '@lantern/contract/activities';
import { setBlock } from '@lantern/contract/chat';
import {
  deleteDocument,
  listDocuments,
  openDocument,
  previewDocument,
  restoreDocument,
} from '@lantern/contract/documents';
import { reviewDocument } from '@lantern/contract/documents.review';
import { deleteEssay, getEssay, listEssays, startDraft } from '@lantern/contract/essays';
import { addComment } from '@lantern/contract/essays.comments';
import { exportEssay } from '@lantern/contract/essays.log';
import { listNotifications } from '@lantern/contract/notifications';
import { getStudentRecord } from '@lantern/contract/profile';
import * as contract from '@lantern/contract/shares';
import { getSharingStudent, listSharingStudents, listWaiting } from '@lantern/contract/shares.students';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from './support/app.ts';
import { inDays, openMentor } from './support/mentors.ts';
import { paper } from './support/vault.ts';

let t: TestApp;
let student: Person;
let mentor: Person;
let essay: string;
let otherEssay: string;
let transcript: string;
let passport: string;

beforeAll(async () => {
  t = await startTestApp();
  student = await t.student('Nadia Karim');
  mentor = await openMentor(t, {}, 'Farhana Haque');
  essay = await write(student, 'The ferry at dawn');
  otherEssay = await write(student, 'A private page');
  transcript = (await paper(student, { custom_name: 'Transcript 2026' }))._id;
  passport = (await paper(student, { custom_name: 'Passport' }))._id;
});
afterAll(() => t.stop());

async function write(person: Person, title: string): Promise<string> {
  const { body } = await person.call(startDraft, { body: { title, essay_type: 'SOP' } });
  return body.essay._id;
}

type Item = { scope: 'record' | 'essays' | 'documents' | 'videos'; item_id: string | null };

async function share(items: Item[], ends_on: string | null = null, with_ = mentor, person = student) {
  return await person.call(contract.addMentorShares, { body: { mentor_id: with_.user.id, items, ends_on } });
}
const revoke = (id: string | undefined, person = student) =>
  person.call(contract.revokeMentorShare, { body: { share_id: id ?? '' } });
const passTime = (id: string | undefined) =>
  t.database
    .updateTable('shares')
    .set({ until: new Date(Date.now() - 1000) })
    .where('id', '=', id ?? '')
    .execute();

const record: Item = { scope: 'record', item_id: null };
const thisEssay = (): Item => ({ scope: 'essays', item_id: essay });
const thisPaper = (): Item => ({ scope: 'documents', item_id: transcript });

/** What reads the item of a share, and what reads its sibling, which the share does not name. */
type Case = {
  name: string;
  item: () => Item;
  read: (person: Person) => Promise<{ status: number; body: object }>;
  sibling?: (person: Person) => Promise<{ status: number }>;
};
const cases: Case[] = [
  {
    name: 'the record',
    item: () => record,
    read: (person) => person.call(listActivities, { params: { studentId: student.user.id } }),
    sibling: (person) => person.call(getEssay, { params: { id: essay } }),
  },
  {
    name: 'an essay',
    item: thisEssay,
    read: (person) => person.call(getEssay, { params: { id: essay } }),
    sibling: (person) => person.call(getEssay, { params: { id: otherEssay } }),
  },
  {
    name: 'an essay as a file',
    item: thisEssay,
    read: (person) => person.call(exportEssay, { params: { id: essay, format: 'txt' } }),
    sibling: (person) => person.call(listEssays, { params: { userId: student.user.id } }),
  },
  {
    name: 'a paper',
    item: thisPaper,
    read: (person) => person.call(previewDocument, { params: { path: transcript } }),
    sibling: (person) => person.call(previewDocument, { params: { path: passport } }),
  },
  {
    name: 'all papers',
    item: () => ({ scope: 'documents', item_id: null }),
    read: (person) => person.call(listDocuments, { params: { userId: student.user.id } }),
  },
];

describe.each(cases)('$name', ({ item, read, sibling }) => {
  test('opens while it is shared, for that mentor alone, and nothing beside it does', async () => {
    const [otherMentor, otherStudent] = [await t.mentor(), await t.student()];
    expect((await read(mentor)).body).toMatchObject({ code: 'not_found' });

    const { body } = await share([item()], inDays(3));
    expect(body.shares).toMatchObject([{ ...item(), ends_on: inDays(3), is_live: true }]);
    expect((await read(mentor)).status).toBe(200);
    expect((await read(student)).status).toBe(200);
    for (const person of [otherMentor, otherStudent])
      expect((await read(person)).body).toMatchObject({ code: 'not_found' });
    if (sibling) expect((await sibling(mentor)).status).toBe(404);

    const [first] = body.shares;
    expect((await revoke(first?._id)).body.share.is_live).toBe(false);
    expect((await read(mentor)).body).toMatchObject({ code: 'not_found' });

    const again = (await share([item()])).body.shares[0];
    expect((await read(mentor)).status).toBe(200);
    await passTime(again?._id);
    expect((await read(mentor)).body).toMatchObject({ code: 'not_found' });
    const changed = await student.call(contract.changeMentorShare, { body: { share_id: again?._id, ends_on: null } });
    expect(changed.body.code).toBe('not_found');
    await revoke(again?._id);
  });
});

test('a link to a paper stops with the share, before its five minutes are over', async () => {
  const { body } = await share([thisPaper()]);
  const { body: preview } = await mentor.call(previewDocument, { params: { path: transcript } });
  const [token, id] = preview.preview_url.split('/').reverse();
  const opened = await mentor.call(openDocument, { params: { id, token } });
  expect(opened.headers).toMatchObject({
    'content-security-policy': expect.stringContaining('sandbox'),
    'content-disposition': expect.stringMatching(/^attachment/),
    'cache-control': 'private, no-store',
  });
  // a link for one paper does not open another that is named beside it
  expect((await mentor.call(openDocument, { params: { id: passport, token } })).status).toBe(404);
  await revoke(body.shares[0]?._id);
  expect((await mentor.call(openDocument, { params: { id, token } })).body.code).toBe('not_found');
});

test('open pages are told when the last day is over, as when it is revoked', async () => {
  const [{ _id } = { _id: '' }] = (await share([thisEssay()], inDays(3))).body.shares;
  await student.call(contract.changeMentorShare, { body: { share_id: _id, ends_on: inDays(4) } });
  const { rows } = await sql<{ at: Date }>`select start_after as at from jobs.job
    where name = 'tell-share-ends' and data ->> 'studentId' = ${student.user.id}
      and start_after in (select until from shares where id = ${_id})`.execute(t.database);
  expect(rows).toHaveLength(1);
  const heard: unknown[] = [];
  const stop = t.ports.events.subscribe(mentor.user.id, (change) => heard.push(change));
  await passTime(_id);
  await sql`update jobs.job set start_after = now() where name = 'tell-share-ends'
    and start_after = ${rows[0]?.at}`.execute(t.database);
  await expect.poll(() => heard, { timeout: 20_000 }).toContainEqual({ topic: 'shares', id: student.user.id });
  expect((await mentor.call(getEssay, { params: { id: essay } })).status).toBe(404);
  stop();
});

describe('sharing', () => {
  test('what had ended is a new share when it is shared again', async () => {
    const [first] = (await share([thisEssay()], inDays(2))).body.shares;
    await passTime(first?._id);
    const [again] = (await share([thisEssay()], inDays(5))).body.shares;
    expect(again).toMatchObject({ ends_on: inDays(5) });
    expect(again?._id).not.toBe(first?._id);
    await revoke(again?._id);
  });

  test('what is shared already gets the new day and stays one', async () => {
    const first = (await share([thisEssay(), record], inDays(2))).body.shares;
    const again = (await share([thisEssay()], null)).body.shares;
    expect(again).toMatchObject([{ _id: first.find(({ scope }) => scope === 'essays')?._id, ends_on: null }]);
    const changed = await student.call(contract.changeMentorShare, {
      body: { share_id: again[0]?._id, ends_on: inDays(9) },
    });
    expect(changed.body.share).toMatchObject({ ends_on: inDays(9), title: 'The ferry at dawn' });
    for (const { _id } of first) await revoke(_id);
    const { body } = await student.call(contract.listMentorShares);
    expect(body.shares.filter(({ is_live }) => is_live)).toEqual([]);
    expect(body.shares.length).toBeGreaterThan(2);
  });

  test("refuses other people's things, other people, days that are over, and videos that are not there", async () => {
    const other = await t.student();
    const theirs = await write(other, 'Mine');
    expect((await share([{ scope: 'essays', item_id: theirs }])).body.code).toBe('not_found');
    expect((await share([{ scope: 'documents', item_id: essay }])).body.code).toBe('not_found');
    expect((await share([{ scope: 'videos', item_id: randomUUID() }])).body.code).toBe('not_found');
    expect((await share([record], null, other)).body.code).toBe('not_found');
    expect((await share([record], null, await t.mentor())).body.code).toBe('not_found');
    expect((await share([record], inDays(-3))).body.fields).toHaveProperty('ends_on');
    expect((await share([record], inDays(400))).body.fields).toHaveProperty('ends_on');
    expect((await share([])).body.code).toBe('invalid_request');
    expect((await share([{ scope: 'record', item_id: essay }])).body.code).toBe('invalid_request');
    expect((await share([record], null, mentor, mentor)).body.code).toBe('forbidden');
    const stranger = t.stranger();
    expect((await stranger.call(contract.listMentorShares)).body.code).toBe('unauthenticated');
    expect((await stranger.call(listWaiting)).body.code).toBe('unauthenticated');
  });

  test('nobody else changes or ends a share, or sees it', async () => {
    const [mine] = (await share([record])).body.shares;
    const other = await t.student();
    expect((await revoke(mine?._id, other)).body.code).toBe('not_found');
    const change = { body: { share_id: mine?._id, ends_on: null } };
    expect((await other.call(contract.changeMentorShare, change)).body.code).toBe('not_found');
    expect((await other.call(contract.listMentorShares)).body.shares).toEqual([]);
    await revoke(mine?._id);
  });

  test('a thing that is deleted is not shared any more, also when it comes back', async () => {
    const gone = await write(student, 'Thrown away');
    const scan = (await paper(student, { custom_name: 'Scan' }))._id;
    await share([
      { scope: 'essays', item_id: gone },
      { scope: 'documents', item_id: scan },
    ]);
    await student.call(deleteEssay, { params: { id: gone } });
    await student.call(deleteDocument, { params: { id: scan } });
    expect((await mentor.call(getEssay, { params: { id: gone } })).status).toBe(404);
    await student.call(restoreDocument, { body: { document_id: scan } });
    expect((await mentor.call(previewDocument, { params: { path: scan } })).status).toBe(404);
    const { body } = await student.call(contract.listMentorShares);
    expect(body.shares.filter(({ is_live }) => is_live)).toEqual([]);
  });
});

describe('between two who are blocked', () => {
  const block = (from: Person, to: Person, blocked: boolean) =>
    from.call(setBlock, { params: { personId: to.user.id }, body: { blocked } });
  const listed = async () => (await student.call(contract.listMentorShares)).body.shares;
  const offered = async () => (await student.call(contract.listShareMentors)).body;

  test.each([
    ['the student blocked the mentor', () => [student, mentor] as const],
    ['the mentor blocked the student', () => [mentor, student] as const],
  ])('nothing is shared, and what is shared rests: %s', async (_, people) => {
    const [from, to] = people();
    const mine = (await share([thisEssay(), thisPaper()])).body.shares;
    const before = await offered();
    const heard: unknown[] = [];
    const stop = t.ports.events.subscribe(mentor.user.id, (change) => heard.push(change));
    expect((await block(from, to, true)).status).toBe(200);
    await expect.poll(() => heard, { timeout: 20_000 }).toContainEqual({ topic: 'shares', id: student.user.id });
    stop();

    const refused = await share([record]);
    expect([refused.status, refused.body.code]).toEqual([409, 'share_blocked']);
    // the same sentence whoever it was
    expect(refused.body.detail).toBe('You cannot share with this mentor: you two can no longer meet or write here.');
    expect((await offered()).mentors.map(({ id }) => id)).not.toContain(mentor.user.id);
    expect((await offered()).blocked).toBe(before.blocked + 1);
    const resting = { is_live: false, is_paused: true, blocked: true, revoked_at: null };
    expect((await listed()).filter(({ is_paused }) => is_paused)).toMatchObject([resting, resting]);

    expect((await mentor.call(getEssay, { params: { id: essay } })).status).toBe(404);
    expect((await mentor.call(previewDocument, { params: { path: transcript } })).status).toBe(404);
    expect((await mentor.call(listSharingStudents)).body.students).toEqual([]);
    expect((await mentor.call(listWaiting)).body).toEqual({ waiting: [], total: 0 });
    const verdict = { document_id: transcript, version: 1, status: 'verified' } as const;
    expect((await mentor.call(reviewDocument, { body: verdict })).body.code).toBe('not_found');
    const comment = {
      comment_id: randomUUID(),
      revision: 1,
      start: 0,
      quote: 'The',
      text: 'Call me.',
      replacement: null,
    };
    expect((await mentor.call(addComment, { params: { id: essay }, body: comment })).body.code).toBe('not_found');

    // what rests can be ended, and the rest comes back with the two
    const [paper_, page] = mine.toSorted((a, b) => a.scope.localeCompare(b.scope));
    await revoke(paper_?._id);
    await block(from, to, false);
    expect((await mentor.call(previewDocument, { params: { path: transcript } })).status).toBe(404);
    expect((await mentor.call(getEssay, { params: { id: essay } })).status).toBe(200);
    expect((await offered()).mentors.map(({ id }) => id)).toContain(mentor.user.id);
    await revoke(page?._id);
  });
});

test('a mentor is told once a day that a student shares something', async () => {
  const [quiet, other] = [await openMentor(t), await t.student('Rafi Islam')];
  const news = async () => (await quiet.call(listNotifications)).body.notifications.map(({ title }) => title);
  await share([record], null, quiet, other);
  await share([record], inDays(2), quiet, other);
  await share([{ scope: 'essays', item_id: null }], null, quiet, other);
  expect(await news()).toEqual(['Rafi Islam shares something with you']);
});

describe('the mentor workspace', () => {
  test('lists who shares, what, and what waits longest first; nothing once it is revoked', async () => {
    const { body } = await share([thisEssay(), thisPaper(), record], inDays(5));
    const { students } = (await mentor.call(listSharingStudents)).body;
    expect(students).toMatchObject([
      { id: student.user.id, name: 'Nadia Karim', record: true, essays: 1, documents: 1 },
    ]);
    const detail = await mentor.call(getSharingStudent, { params: { studentId: student.user.id } });
    expect(detail.body).toMatchObject({
      record: true,
      ends_on: inDays(5),
      essays: [{ _id: essay, title: 'The ferry at dawn' }],
      documents: [{ _id: transcript, status: 'pending' }],
    });
    const { waiting, total } = (await mentor.call(listWaiting)).body;
    expect(waiting.filter(({ kind }) => kind === 'document')).toMatchObject([
      { id: transcript, student: { name: 'Nadia Karim' } },
    ]);
    expect(waiting.map(({ since }) => since)).toEqual(waiting.map(({ since }) => since).toSorted());
    expect(total).toBe(waiting.length);

    for (const { _id } of body.shares) await revoke(_id);
    expect((await mentor.call(listSharingStudents)).body.students).toEqual([]);
    expect((await mentor.call(listWaiting)).body).toEqual({ waiting: [], total: 0 });
    const after = await mentor.call(getSharingStudent, { params: { studentId: student.user.id } });
    expect(after.body.code).toBe('not_found');
  });

  test('verifies or rejects what is shared, once, and only while it is', async () => {
    const verdict = (id: string, status: string, reason?: string) => ({
      body: { document_id: id, version: 1, status, reason },
    });
    const review = (person: Person, ...args: Parameters<typeof verdict>) =>
      person.call(reviewDocument, verdict(...args));
    expect((await review(mentor, passport, 'verified')).body.code).toBe('not_found');
    const [shared] = (await share([{ scope: 'documents', item_id: passport }])).body.shares;
    expect((await review(student, passport, 'verified')).body.code).toBe('forbidden');
    expect((await review(mentor, transcript, 'verified')).body.code).toBe('not_found');
    expect((await review(mentor, passport, 'rejected')).body.fields).toHaveProperty('reason');
    const rejected = await review(mentor, passport, 'rejected', 'The page with your name is missing.');
    expect(rejected.body.document).toMatchObject({
      status: 'rejected',
      status_reason: 'The page with your name is missing.',
      reviewed_by: 'Farhana Haque',
    });
    expect((await review(mentor, passport, 'verified')).body.code).toBe('not_found');
    await revoke(shared?._id);
    const [again] = (await share([thisPaper()])).body.shares;
    await review(await t.admin(), transcript, 'verified');
    expect((await review(mentor, transcript, 'rejected', 'No.')).body.code).toBe('not_found');
    await revoke(again?._id);
  });
});

describe('the log', () => {
  const openings = async (person = student) => (await person.call(contract.listMentorOpenings)).body.openings;
  const lines = async () =>
    (await openings()).map(({ mentor, scope, title }) => `${mentor?.name}: ${scope} ${title ?? ''}`.trim());

  beforeAll(() => t.database.deleteFrom('share_openings').execute());

  test('says once an hour who opened what; reading the list of what is shared, and refusals, are no openings', async () => {
    const { body } = await share([thisEssay(), thisPaper(), record]);
    await mentor.call(getSharingStudent, { params: { studentId: student.user.id } });
    await mentor.call(getEssay, { params: { id: otherEssay } });
    await student.call(getEssay, { params: { id: essay } });
    expect(await lines()).toEqual([]);
    for (const params of [{ userId: student.user.id }, { userId: student.user.id }])
      await mentor.call(getStudentRecord, { params });
    await mentor.call(listActivities, { params: { studentId: student.user.id } });
    await mentor.call(getEssay, { params: { id: essay } });
    await mentor.call(previewDocument, { params: { path: transcript } });
    expect((await lines()).toSorted()).toEqual([
      'Farhana Haque: documents Transcript 2026.pdf',
      'Farhana Haque: essays The ferry at dawn',
      'Farhana Haque: record',
    ]);
    for (const { _id } of body.shares) await revoke(_id);
    await mentor.call(getEssay, { params: { id: essay } });
    expect(await lines()).toHaveLength(3);
    expect(await openings(await t.student())).toEqual([]);
    expect((await mentor.call(contract.listMentorOpenings)).body.code).toBe('forbidden');
  });

  test('goes on page by page, and stays when the mentor goes', async () => {
    const leaving = await t.mentor();
    const row = { student_id: student.user.id, mentor_id: leaving.user.id, scope: 'record' };
    const at = (hour: number) => new Date(Date.now() - hour * 3_600_000);
    await t.database
      .insertInto('share_openings')
      .values(
        Array.from({ length: 60 }, (_, n) => ({ ...row, hour: at(n + 2), first_at: at(n + 2), last_at: at(n + 2) })),
      )
      .execute();
    await t.database.deleteFrom('users').where('id', '=', leaving.user.id).execute();
    const { body } = await student.call(contract.listMentorOpenings);
    const rest = await student.call(contract.listMentorOpenings, { query: { after: body.next } });
    const all = [...body.openings, ...rest.body.openings];
    expect([body.openings.length, rest.body.openings.length, rest.body.next]).toEqual([50, 13, null]);
    expect(new Set(all.map(({ _id }) => _id)).size).toBe(63);
    expect(all.at(-1)?.mentor).toBeNull();
  });
});
