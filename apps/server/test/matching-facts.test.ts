import { explainMatches } from '@lantern/contract/matching';
import {
  addFact,
  keepFact,
  listCatalogueLoads,
  listFactKinds,
  listReportedFacts,
  listStaleFacts,
  mendFact,
  reportFact,
  takeFact,
} from '@lantern/contract/matching.facts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from './support/app.ts';

let t: TestApp;
let amina: Person;
let editor: Person;
const toronto = 'ror-03dbr7087';
const today = new Date().toISOString().slice(0, 10);

beforeAll(async () => {
  t = await startTestApp();
  [amina, editor] = [await t.student(), await t.admin()];
});
afterAll(() => t.stop());

const factOf = async (key: string) => {
  const { body } = await amina.call(explainMatches, { body: { ids: [toronto], programLevel: 'UG' } });
  const fact = body.matches[0]?.facts.find((one) => one.key === key);
  if (!fact) throw new Error(`no ${key}`);
  return fact;
};
const report = (fact_id: string, words = 'Their page says another figure.', person: Pick<Person, 'call'> = amina) =>
  person.call(reportFact, { body: { fact_id, words } });
const queue = async () => (await editor.call(listReportedFacts)).body;

test('a reported fact waits once, is mended with source and day, and its history stays', async () => {
  const fact = await factOf('tuition');
  await report(fact._id);
  await report(fact._id, 'It is from another year.');
  await report(fact._id, 'Wrong currency.', await t.student('Rafi Ahmed'));
  const before = await queue();
  expect(before).toMatchObject({ waiting: 1, facts: [{ about: 'University of Toronto', fact: { key: 'tuition' } }] });
  const [waiting] = before.facts;
  if (!waiting) throw new Error('nothing waits');
  const take = (taken: boolean) => editor.call(takeFact, { params: { id: fact._id }, body: { taken } });
  expect(waiting.taken).toBeNull();
  expect((await take(true)).status).toBe(200);
  expect((await queue()).facts[0]?.taken).toMatchObject({ mine: true });
  expect(waiting.reports.map(({ words }) => words)).toEqual(['It is from another year.', 'Wrong currency.']);

  const body = {
    ...waiting.written,
    ...{ fact_id: fact._id, base_revision: waiting.revision, value: '61000', confidence: 'official', checked: today },
    ...{ source: 'https://future.utoronto.ca/fees', link: 'https://future.utoronto.ca/fees' },
  } as const;
  const mended = await editor.call(mendFact, { body });
  expect(mended.body).toMatchObject({ fact: { value: 61_000, checked: today, confidence: 'official', stale: false } });
  expect(await queue()).toEqual({ waiting: 0, facts: [] });
  expect((await take(true)).status).toBe(404);
  // students see it at once
  expect(await factOf('tuition')).toMatchObject({ value: 61_000, link: 'https://future.utoronto.ca/fees' });
  expect((await editor.call(mendFact, { body })).body).toMatchObject({ code: 'stale_revision' });

  await report(fact._id, 'Now it is wrong again.');
  const [again] = (await queue()).facts;
  expect(again?.history[0]).toMatchObject({ value: waiting.written.value, source: waiting.written.source });
  expect(again?.reports).toEqual([expect.objectContaining({ older: false })]);
  expect((await editor.call(keepFact, { body: { fact_id: fact._id } })).status).toBe(200);
  expect((await editor.call(keepFact, { body: { fact_id: fact._id } })).status).toBe(404);
});

test.each([
  [{ value: '9999999' }, 'value'],
  [{ value: 'cheap' }, 'value'],
  [{ unit: 'moon' }, 'unit'],
  [{ currency: '' }, 'currency'],
  [{ checked: '2999-01-01' }, 'checked'],
  [{ confidence: 'estimate', checked: today }, 'checked'],
  [{ link: 'http://example.org' }, 'link'],
  [{ source: '' }, 'source'],
] as const)('what the catalogue would refuse is refused at its field: %o', async (part, field) => {
  const fact = await factOf('tuition');
  await report(fact._id);
  const [waiting] = (await queue()).facts;
  if (!waiting) throw new Error('nothing waits');
  const body = { ...waiting.written, ...part, fact_id: fact._id, base_revision: waiting.revision };
  const answer = await editor.call(mendFact, { body });
  expect(answer.status).toBe(422);
  expect(Object.keys((answer.body as unknown as { fields: object }).fields)).toContain(field);
});

test('blank words, unknown facts, strangers and other roles', async () => {
  const { _id } = await factOf('tuition');
  expect((await report(_id, '  ')).status).toBe(422);
  expect((await report(_id, 'x'.repeat(1001))).status).toBe(422);
  expect((await report(crypto.randomUUID())).status).toBe(404);
  expect((await report(_id, 'Wrong.', t.stranger())).status).toBe(401);
  expect((await amina.call(listReportedFacts)).status).toBe(403);
  expect((await amina.call(keepFact, { body: { fact_id: _id } })).status).toBe(403);
});

const newFact = {
  ...{ institution_id: toronto, key: 'students', period: '2025', level: '', field: '', residency: '' },
  ...{ state: 'known', value: '97000', unit: 'students', currency: '', note: '', confidence: 'official' },
  ...{ source: 'Quick facts of the university', link: 'https://www.utoronto.ca/about', checked: today },
} as const;

test('an administrator writes a fact that nobody reported, once', async () => {
  expect((await editor.call(listFactKinds)).body.kinds).toContainEqual({
    ...{ key: 'students', form: 'number', units: ['students'] },
  });
  const added = await editor.call(addFact, { body: newFact });
  expect(added.body).toMatchObject({ fact: { value: 97_000, checked: today, stale: false } });
  expect((await editor.call(addFact, { body: newFact })).body.code).toBe('fact_known');
  expect((await amina.call(addFact, { body: newFact })).status).toBe(403);
  expect((await editor.call(addFact, { body: { ...newFact, institution_id: 'ror-nobody' } })).status).toBe(404);
});

test.each([
  [{ key: 'visa_fee' }, 'key'],
  [{ value: '5000000000' }, 'value'],
  [{ unit: 'apples' }, 'unit'],
  [{ link: 'http://example.org' }, 'link'],
  [{ source: '' }, 'source'],
  [{ period: '1st year' }, 'period'],
  [{ level: 'school' }, 'level'],
  [{ checked: '2999-01-01' }, 'checked'],
])('a new fact with %j is refused at its field', async (change, field) => {
  const { status, body } = await editor.call(addFact, { body: { ...newFact, period: '2024', ...change } });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
});

test('facts past their review are listed a page at a time, and leave it when they are read again', async () => {
  const stale = async () => (await editor.call(listStaleFacts, { query: { page: 1 } })).body;
  // the oldest of all
  const { body } = await editor.call(addFact, { body: { ...newFact, period: '', checked: '2001-01-05' } });
  const before = await stale();
  const [first] = before.facts;
  expect(first).toMatchObject({ fact: { _id: body.fact._id, stale: true }, about: 'University of Toronto' });
  if (!first) return;
  const again = { ...first.written, fact_id: body.fact._id, base_revision: first.revision, checked: today };
  expect((await editor.call(mendFact, { body: again })).body.fact.stale).toBe(false);
  expect((await stale()).total).toBe(before.total - 1);
});

test('what loads of the catalogue did can be read', async () => {
  const { loads } = (await editor.call(listCatalogueLoads)).body;
  expect(loads).toEqual([expect.objectContaining({ what: 'shipped', institutions: { all: expect.any(Number) } })]);
  expect(loads[0]?.facts.added).toBeGreaterThan(0);
});
