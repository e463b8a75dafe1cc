// What the assistant is told, and what it keeps.
import { randomUUID } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import * as contract from '@lantern/contract/assistant';
import { emptyVisaPlan, putTick, putVisaPlan } from '@lantern/contract/checklists';
import { saveUniversity } from '@lantern/contract/matching';
import { scoreCalls } from '@lantern/contract/tests';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from './support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

const record = async (person: Person) => (await person.call(contract.readOwnRecord, { query: {} })).body;
const question = (text: string) => ({ id: randomUUID(), text, at: '2026-11-22T10:00:00Z' });

test('passages have the shipped catalogue, come once for each version, and only to students', async () => {
  const person = await t.student();
  const read = async (query: object) => (await person.call(contract.readPassages, { query })).body;
  const english = await read({ language: 'en' });
  const ids = english.passages?.map(({ id }) => id) ?? [];
  expect(ids).toContain('visa:DE:visa_fee');
  expect(ids).toContain('scholarship:chevening-scholarship');
  expect(ids.filter((id) => id.startsWith('institution:')).length).toBeGreaterThan(300);
  // more answers may weigh more, each as little as before; all of them are read once for each version
  const bytes = brotliCompressSync(JSON.stringify(english)).length;
  expect(bytes / ids.length).toBeLessThan(80);
  expect(bytes).toBeLessThan(100_000);
  expect(await read({ language: 'en', known: english.version })).toEqual({ version: english.version, passages: null });
  const bangla = await read({ language: 'bn-BD', known: english.version });
  expect(bangla.passages?.find(({ id }) => id === 'visa:DE:visa_fee')?.title).toBe('জার্মানি: ভিসা ফি');
  expect((await t.stranger().call(contract.readPassages, { query: {} })).status).toBe(401);
  expect((await (await t.mentor()).call(contract.readPassages, { query: {} })).status).toBe(403);
});

test('an empty record is told as empty, not as missing', async () => {
  const body = await record(await t.student());
  expect(body).toMatchObject({
    progress: { percent: 0 },
    next: { kind: 'fill-personal-info' },
    dated: [],
    english: { held: [], institutions: [], listed: 0 },
  });
});

test('what is due next is what the visa screen dates, without what is done', async () => {
  const person = await t.student();
  await person.call(putVisaPlan, { params: { id: 'GB' }, body: { ...emptyVisaPlan, intake: '2028-03-06' } });
  // what follows an offer is dated once the student has begun with it
  const before = (await record(person)).dated.length;
  await person.call(putTick, { params: { id: 'visa:GB:step:accept-offer' }, body: { state: 'completed' } });
  const { dated } = await record(person);
  expect(dated.length).toBeGreaterThan(4);
  expect(dated.length).toBeGreaterThan(before);
  expect(dated.map(({ date }) => date)).toEqual(dated.map(({ date }) => date).toSorted());
  const [first] = dated;
  await person.call(putTick, { params: { id: first?.id ?? '' }, body: { state: 'completed' } });
  expect((await record(person)).dated.map(({ id }) => id)).not.toContain(first?.id);
  expect((await record(await t.student())).dated).toEqual([]);
});

test('the English test is judged against the list by the engine of UniPair', async () => {
  const person = await t.student();
  const [university] = await t.database
    .selectFrom('institutions')
    .select('id')
    .where('layer', '=', 'core')
    .orderBy('id')
    .execute();
  await person.call(saveUniversity, { body: { university_id: university?.id ?? '' } });
  const before = (await record(person)).english;
  expect(before).toMatchObject({ listed: 1, held: [] });
  expect(before.institutions[0]?.state).not.toBe('pass');
  await person.call(scoreCalls.add, {
    body: { testType: 'ielts', testDate: '2026-05-09', overallScore: 9 },
  });
  const after = (await record(person)).english;
  expect(after.held).toEqual([{ name: 'IELTS Academic', overall: 9 }]);
  expect(['pass', 'unknown']).toContain(after.institutions[0]?.state);
});

test('conversations keep questions as they were typed, and refuse too much with a sentence', async () => {
  const person = await t.student();
  const add = (questions: object[]) => person.call(contract.addConversation, { body: { questions } });
  const odd = `<script>alert(1)</script> '; drop table users; --`;
  const { body, status } = await add([question(odd)]);
  expect([status, body.conversation?.questions[0]?.text]).toEqual([200, odd]);
  expect((await add([question('x'.repeat(10_000))])).status).toBe(200);
  const long = await add([question('x'.repeat(10_001))]);
  expect([long.status, long.body.code]).toEqual([422, 'invalid_request']);
  expect((await add([])).status).toBe(422);
  expect((await add([question('x'.repeat(9000)), question('y'.repeat(9000)), question('z'.repeat(9000))])).status).toBe(
    422,
  );
  const other = await t.student();
  const stolen = await other.call(contract.updateConversation, {
    params: { id: body.conversation._id },
    body: { questions: [question('mine now')] },
  });
  expect([stolen.status, stolen.body.code]).toEqual([404, 'not_found']);
});
