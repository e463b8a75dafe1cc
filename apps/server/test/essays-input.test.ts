// Odd and hostile input: a clear problem or faithful storage, never a 5xx.
import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@lantern/contract/endpoint';
import * as essays from '@lantern/contract/essays';
import * as evaluations from '@lantern/contract/essays.evaluations';
import * as versions from '@lantern/contract/essays.versions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { origin, type Person, startTestApp, type TestApp } from './support/app.ts';

let t: TestApp;
let person: Person;
let id: string;

beforeAll(async () => {
  t = await startTestApp();
  person = await t.student();
  id = (await person.call(essays.startDraft, { body: {} })).body.essay._id;
});
afterAll(() => t.stop());

const save = (body: Record<string, unknown>) => person.call(essays.updateEssay, { body: { essay_id: id, ...body } });
const text = async () => (await person.call(essays.getEssay, { params: { id } })).body.text;

describe('text is kept to the letter', () => {
  test.each([
    ['emoji and families of them', 'Fog 🌫️ on the river 👨‍👩‍👧‍👦 at night 🇧🇩.'],
    ['right-to-left text', 'كتبتُ هذه الرسالة على سطح العبّارة.\nثم عدنا.'],
    ['Bangla', 'লঞ্চটি সদরঘাট থেকে রাত সাড়ে আটটায় ছাড়ে।'],
    ['line ends of every kind, tabs and spaces', '  one\r\ntwo\rthree\n\n\tfour  \u2028five\u00a0six\ufeff '],
    ['control characters', 'a\u0001b\u0007c\u001bd\u007fe\u0085f'],
    ['quotes, backslashes and SQL', `'"; drop table essays; -- \\ \\u0000 $1 \${x} %s`],
    ['HTML', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
    ['accents in two pieces', 'cafe\u0301 is not café'],
    ['nothing at all', ''],
  ])('%s', async (_, final_text) => {
    const { status } = await save({ final_text });
    expect(status).toBe(200);
    expect(await text()).toBe(final_text);
  });

  test('but half a character becomes the mark for one, in place, and the same text again is no change', async () => {
    const first = await save({ final_text: 'a\ud83db\udc00c', title: 'T\ud83d', tags: ['x\udc00'], prompt: '\ud83d?' });
    expect(first.status).toBe(200);
    expect(first.body.essay).toMatchObject({
      text: 'a\ufffdb\ufffdc',
      title: 'T\ufffd',
      tags: ['x\ufffd'],
      prompt: '\ufffd?',
    });
    const { revision } = first.body.essay;
    const again = await save({ final_text: 'a\ud83db\udc00c', title: 'T\ud83d', base_revision: 1 });
    expect(again.body.essay.revision).toBe(revision);
    const named = await person.call(versions.nameVersion, { body: { essay_id: id, name: 'v\ud83d' } });
    expect(named.body.version.name).toBe('v\ufffd');
  });
});

describe('200,000 characters', () => {
  test.each([
    ['letters', 'a'.repeat(199_999)],
    ['words', 'word '.repeat(39_999)],
    ['Chinese', '河'.repeat(199_999)],
    ['emoji', '🌫'.repeat(99_999)],
    ['line breaks', '\n'.repeat(199_999)],
  ])('of %s are stored', async (_, final_text) => {
    const { status } = await save({ final_text: `${final_text}.` });
    expect(status).toBe(200);
    expect(await text()).toBe(`${final_text}.`);
  });

  test('and one more are refused, naming the field, and nothing is lost', async () => {
    const before = await text();
    for (const answer of [
      await save({ final_text: 'a'.repeat(200_001) }),
      await person.call(essays.saveFullEssay, { body: { essay_id: id, final_text: 'a'.repeat(200_001) } }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([422, 'invalid_request']);
      expect(answer.body.fields).toEqual({ final_text: 'At most 200,000 characters.' });
    }
    const evaluated = await person.call(evaluations.evaluateEssay, { body: { essay_text: 'a'.repeat(200_001) } });
    expect(evaluated.body.fields).toHaveProperty('essay_text');
    expect(await text()).toBe(before);
  });

  test('a body of more than a megabyte is refused before it is read', async () => {
    const { status, body } = await save({ final_text: 'a'.repeat(1_100_000) });
    expect([status, body.code]).toEqual([413, 'payload_too_large']);
  });
});

type Case = [name: string, endpoint: Endpoint, input: () => Record<string, unknown>, field: string];
const body = (change: Record<string, unknown>) => () => ({ body: { essay_id: id, final_text: 'x', ...change } });
const { updateEssay, startDraft, updateEssayStatus } = essays;
const { evaluateEssay } = evaluations;
const { nameVersion, listVersions } = versions;

test.each<Case>([
  ['no text', updateEssay, () => ({ body: { essay_id: id } }), 'final_text'],
  ['text that is a number', updateEssay, body({ final_text: 7 }), 'final_text'],
  ['text that is null', updateEssay, body({ final_text: null }), 'final_text'],
  ['text with NUL', updateEssay, body({ final_text: 'a\u0000b' }), 'final_text'],
  ['no essay', updateEssay, () => ({ body: { final_text: 'x' } }), 'essay_id'],
  ['an id that is none', updateEssay, body({ essay_id: 'demo' }), 'essay_id'],
  ['an unknown field', updateEssay, body({ owner: 'me' }), 'owner'],
  ['a revision of a half', updateEssay, body({ base_revision: 1.5 }), 'base_revision'],
  ['a revision below one', updateEssay, body({ base_revision: 0 }), 'base_revision'],
  ['a revision as text', updateEssay, body({ base_revision: '1' }), 'base_revision'],
  ['a save id that is none', updateEssay, body({ save_id: 'again' }), 'save_id'],
  ['an unknown type', updateEssay, body({ essay_type: 'Poem' }), 'essay_type'],
  ['an unknown status', updateEssay, body({ status: 'done' }), 'status'],
  ['a limit of nothing', updateEssay, body({ max_words: 0 }), 'max_words'],
  ['a limit beyond all', updateEssay, body({ max_words: 1e9 }), 'max_words'],
  ['a title of 301 characters', updateEssay, body({ title: 'a'.repeat(301) }), 'title'],
  ['a title of two lines', updateEssay, body({ title: 'a\nb' }), 'title'],
  ['21 tags', updateEssay, body({ tags: Array(21).fill('a') }), 'tags'],
  ['a body that is a list', updateEssay, () => ({ body: [] }), '(body)'],
  ['a user that is none', startDraft, () => ({ body: { user_id: 'demo-user' } }), 'user_id'],
  ['a draft that is complete', startDraft, () => ({ body: { status: 'complete' } }), 'status'],
  ['an unknown status', updateEssayStatus, () => ({ body: { essay_id: id, status: '' } }), 'status'],
  ['a version without a name', nameVersion, () => ({ body: { essay_id: id, name: '  ' } }), 'name'],
  ['blank text to evaluate', evaluateEssay, () => ({ body: { essay_text: ' \n ' } }), 'essay_text'],
  ['no text to evaluate', evaluateEssay, () => ({ body: {} }), 'essay_text'],
  ['a list of a user that is none', essays.listEssays, () => ({ params: { userId: 'demo-user' } }), 'userId'],
  ['an essay id that is none', essays.getEssay, () => ({ params: { id: '1' } }), 'id'],
  ['a page before no time', listVersions, () => ({ params: { id }, query: { before: 'yesterday' } }), 'before'],
  [
    'a page before the year 0',
    listVersions,
    () => ({ params: { id }, query: { before: '0000-01-01T00:00:00Z' } }),
    'before',
  ],
  [
    'a page before far zones',
    listVersions,
    () => ({ params: { id }, query: { before: '2026-01-01T00:00:00+23:59' } }),
    'before',
  ],
  [
    'a page before February 30',
    listVersions,
    () => ({ params: { id }, query: { before: '2026-02-30T00:00:00Z' } }),
    'before',
  ],
])('%s is refused, naming the field', async (_, endpoint, input, field) => {
  const before = await person.call(essays.getEssay, { params: { id } });
  const answer = await person.call(endpoint, input());
  expect([answer.status, answer.body.code]).toEqual([422, 'invalid_request']);
  expect(Object.keys(answer.body.fields ?? {})).toContain(field);
  expect((await person.call(essays.getEssay, { params: { id } })).body).toEqual(before.body);
});

test('times at the ends of the calendar are only empty or full pages', async () => {
  for (const before of ['1000-01-01T00:00:00Z', '9999-12-31T23:59:59.999999999Z', '2024-02-29T00:00:00Z'])
    expect((await person.call(listVersions, { params: { id }, query: { before } })).status).toBe(200);
});

test.each<[string, Record<string, string>, string, number, string]>([
  ['that is not JSON', { 'content-type': 'application/json' }, '{"essay_id":', 400, 'invalid_json'],
  ['that is empty', { 'content-type': 'application/json' }, '', 400, 'invalid_json'],
  ['of the wrong type', { 'content-type': 'text/plain' }, '{}', 415, 'unsupported_media_type'],
  ['that poisons prototypes', { 'content-type': 'application/json' }, '{"__proto__":{"a":1}}', 400, 'invalid_json'],
  [
    'from another page',
    { 'content-type': 'application/json', origin: 'https://evil.example' },
    '{}',
    403,
    'wrong_origin',
  ],
])('a body %s is refused', async (_, headers, payload, status, code) => {
  const cookie = [...person.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  const answer = await t.app.inject({
    method: 'POST',
    url: updateEssay.path,
    headers: { origin, cookie, ...headers },
    payload,
  });
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
});

test('an unknown id is not found', async () => {
  const answers = [
    await person.call(essays.getEssay, { params: { id: randomUUID() } }),
    await save({ essay_id: randomUUID(), final_text: 'x' }),
    await person.call(versions.getVersion, { params: { id, versionId: randomUUID() } }),
    await person.call(versions.keepBoth, { body: { essay_id: id, version_id: randomUUID() } }),
  ];
  expect(answers.map((answer) => answer.body.code)).toEqual(Array(4).fill('not_found'));
});
