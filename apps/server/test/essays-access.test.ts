// Who reaches an essay: every call of its life, by every kind of caller. System tests do the same for every endpoint; here
// the essay itself is looked at afterwards.
import { randomUUID } from 'node:crypto';
import { allEndpoints } from '@lantern/contract/all';
import type { Endpoint } from '@lantern/contract/endpoint';
import * as essays from '@lantern/contract/essays';
import * as evaluations from '@lantern/contract/essays.evaluations';
import { searchEssays } from '@lantern/contract/essays.search';
import * as versions from '@lantern/contract/essays.versions';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from './support/app.ts';
import { ferryEssay } from './support/essay-texts.ts';

let t: TestApp;
let owner: Person;
let essay: essays.Essay;
let version: versions.EssayVersion;

beforeAll(async () => {
  t = await startTestApp();
  owner = await t.student('Owner of the essay');
});
afterAll(() => t.stop());

beforeEach(async () => {
  const started = await owner.call(essays.startDraft, { body: { title: 'Private title' } });
  const saved = await owner.call(essays.updateEssay, {
    body: { essay_id: started.body.essay._id, final_text: ferryEssay, base_revision: 1 },
  });
  essay = saved.body.essay;
  version = (await owner.call(versions.nameVersion, { body: { essay_id: essay._id, name: 'v1' } })).body.version;
});

type Ids = { user: string; essay: string; version: string };
type Case = [name: string, endpoint: Endpoint, input: (ids: Ids) => Record<string, unknown>];

const reads: Case[] = [
  ['the list', essays.listEssays, ({ user }) => ({ params: { userId: user } })],
  ['an essay', essays.getEssay, (ids) => ({ params: { id: ids.essay } })],
  ['its versions', versions.listVersions, (ids) => ({ params: { id: ids.essay } })],
  ['a version', versions.getVersion, (ids) => ({ params: { id: ids.essay, versionId: ids.version } })],
  ['its evaluations', evaluations.listEvaluations, (ids) => ({ params: { id: ids.essay } })],
];

const writes: Case[] = [
  ['saving', essays.updateEssay, (ids) => ({ body: { essay_id: ids.essay, final_text: 'Mine now.' } })],
  ['saving whole', essays.saveFullEssay, (ids) => ({ body: { essay_id: ids.essay, final_text: 'Mine now.' } })],
  ['a favourite', essays.favoriteEssay, (ids) => ({ body: { essay_id: ids.essay, favorited: true } })],
  ['its status', essays.updateEssayStatus, (ids) => ({ body: { essay_id: ids.essay, status: 'complete' } })],
  ['naming a version', versions.nameVersion, (ids) => ({ body: { essay_id: ids.essay, name: 'v2' } })],
  ['keeping both', versions.keepBoth, (ids) => ({ body: { essay_id: ids.essay, version_id: ids.version } })],
  ['evaluating', evaluations.evaluateEssay, (ids) => ({ body: { essay_id: ids.essay, essay_text: ferryEssay } })],
  ['deleting', essays.deleteEssay, (ids) => ({ params: { id: ids.essay } })],
  ['bringing back', essays.restoreEssay, (ids) => ({ body: { essay_id: ids.essay } })],
  ['deleting for good', essays.deleteForGood, (ids) => ({ params: { id: ids.essay } })],
];

const ofMine: Case[] = [
  ['starting', essays.startDraft, () => ({ body: {} })],
  ['the deleted ones', essays.listDeletedEssays, () => ({})],
  ['searching', searchEssays, () => ({ body: { words: 'ferry' } })],
];

const ids = (): Ids => ({ user: owner.user.id, essay: essay._id, version: version.id });
const nobodys = (): Ids => ({ user: randomUUID(), essay: randomUUID(), version: randomUUID() });

async function share(mentor: Person, more: { until?: Date; revoked_at?: Date; scope?: string } = {}) {
  await t.database
    .insertInto('shares')
    .values({ student_id: owner.user.id, mentor_id: mentor.user.id, scope: 'essays', ...more })
    .execute();
}

async function expectUntouched() {
  const { body } = await owner.call(essays.getEssay, { params: { id: essay._id } });
  expect(body).toEqual(essay);
}

/** What an answer tells, but for the id of the request. */
function told(answer: { status: number; body: object; raw: Buffer }) {
  expect(answer.raw.toString()).not.toContain('Private title');
  return { status: answer.status, ...answer.body, requestId: '' };
}

/** A mentor reads their own comments only: how many there are in all is the writer's to see. */
function seen(body: object) {
  return JSON.parse(JSON.stringify(body, (key, value) => (key === 'comment_count' ? undefined : value)));
}

test('this table holds every call of essays and their versions', () => {
  const declared = new Set<unknown>([...Object.values(essays), ...Object.values(versions)]);
  const all = allEndpoints.map(({ endpoint }) => endpoint).filter((endpoint) => declared.has(endpoint));
  const held = [...reads, ...writes, ...ofMine].map(([, endpoint]) => endpoint);
  expect(all.length).toBeGreaterThan(12);
  expect(all.filter((endpoint) => !held.includes(endpoint)).map(({ path }) => path)).toEqual([]);
});

describe.each([...reads, ...writes, ...ofMine])('%s', (_, endpoint, input) => {
  test('is not for somebody who is signed out', async () => {
    const { status, body } = await t.stranger().call(endpoint, input(ids()));
    expect([status, body.code]).toEqual([401, 'unauthenticated']);
    await expectUntouched();
  });

  test('is not for an administrator', async () => {
    const { status, body } = await (await t.admin()).call(endpoint, input(ids()));
    expect([status, body.code]).toEqual([403, 'forbidden']);
    await expectUntouched();
  });
});

describe.each([...reads, ...writes])("of another student's essay %s", (_, endpoint, input) => {
  test('answers as for one that does not exist', async () => {
    const other = await t.student();
    const theirs = await other.call(endpoint, input(ids()));
    expect(told(theirs)).toEqual(told(await other.call(endpoint, input(nobodys()))));
    expect(theirs.body.code).toBe('not_found');
    await expectUntouched();
  });
});

describe.each(reads)('a mentor reading %s', (_, endpoint, input) => {
  test.each<[string, Parameters<typeof share>[1] | undefined]>([
    ['without a share', undefined],
    ['with a revoked share', { revoked_at: new Date() }],
    ['with a share that ran out', { until: new Date(Date.now() - 1000) }],
    ['with a share of something else', { scope: 'documents' }],
  ])('%s finds nothing', async (_name, shared) => {
    const mentor = await t.mentor();
    if (shared) await share(mentor, shared);
    const answer = await mentor.call(endpoint, input(ids()));
    expect(told(answer)).toEqual(told(await mentor.call(endpoint, input(nobodys()))));
    expect(answer.body.code).toBe('not_found');
  });

  test('sees what the student sees while the share lives, and nothing once it is revoked', async () => {
    const mentor = await t.mentor();
    await share(mentor, { until: new Date(Date.now() + 3_600_000) });
    const answer = await mentor.call(endpoint, input(ids()));
    expect(answer.status).toBe(200);
    expect(seen(answer.body)).toEqual(seen((await owner.call(endpoint, input(ids()))).body));
    await t.database
      .updateTable('shares')
      .set({ revoked_at: sql`now()` })
      .where('mentor_id', '=', mentor.user.id)
      .execute();
    expect((await mentor.call(endpoint, input(ids()))).body.code).toBe('not_found');
  });
});

describe.each([...writes, ...ofMine])('a mentor with a live share, %s', (_, endpoint, input) => {
  test('is refused', async () => {
    const mentor = await t.mentor();
    await share(mentor);
    const { status, body } = await mentor.call(endpoint, input(ids()));
    expect([status, body.code]).toEqual([403, 'forbidden']);
    await expectUntouched();
  });
});

describe('a user_id that is not the caller', () => {
  test.each<Case>([
    ['starting', essays.startDraft, () => ({ body: { user_id: owner.user.id } })],
    ['saving', essays.updateEssay, (own) => ({ body: { essay_id: own.essay, user_id: own.user, final_text: 'x' } })],
    [
      'status',
      essays.updateEssayStatus,
      (own) => ({ body: { essay_id: own.essay, user_id: own.user, status: 'review' } }),
    ],
    ['evaluating', evaluations.evaluateEssay, (own) => ({ body: { user_id: own.user, essay_text: ferryEssay } })],
  ])('is not found when %s', async (_, endpoint, input) => {
    const other = await t.student();
    const own = await other.call(essays.startDraft, { body: {} });
    const answer = await other.call(endpoint, input({ ...ids(), essay: own.body.essay._id }));
    expect(answer.body.code).toBe('not_found');
    const after = await other.call(essays.getEssay, { params: { id: own.body.essay._id } });
    expect(after.body).toEqual(own.body.essay);
    await expectUntouched();
  });
});

test('a deleted essay of another student stays where its owner left it', async () => {
  await owner.call(essays.deleteEssay, { params: { id: essay._id } });
  const other = await t.student();
  const answers = await Promise.all([
    other.call(essays.restoreEssay, { body: { essay_id: essay._id } }),
    other.call(essays.deleteForGood, { params: { id: essay._id } }),
    other.call(essays.deleteEssay, { params: { id: essay._id } }),
  ]);
  expect(answers.map(({ body }) => body.code)).toEqual(Array(3).fill('not_found'));
  const { body } = await owner.call(essays.listDeletedEssays);
  expect(body.essays.map(({ _id }) => _id)).toContain(essay._id);
});
