import * as contract from '@lantern/contract/applications';
import { addSavedUniversity, applicationCalls, applicationMessages } from '@lantern/contract/applications';
import { startDraft } from '@lantern/contract/essays';
import { saveUniversity } from '@lantern/contract/matching';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { datedEntries } from '#features/applications/applications.service.ts';
import { type Person, startTestApp, type TestApp } from './support/app.ts';

let t: TestApp;
let amina: Person;
beforeAll(async () => {
  t = await startTestApp();
  amina = await t.student();
});
afterAll(() => t.stop());

const toronto = 'ror-03dbr7087';
const deadline = { day: '2027-01-15', time: '23:59', zone: 'America/Toronto' };
const fee = { id: crypto.randomUUID(), kind: 'fee', label: '', amount: 7500, currency: 'USD', state: 'paid' };
const add = (body: object, person = amina) => person.call(addSavedUniversity, { body: body as { name: string } });
const listOf = async (person: Person) =>
  (await person.call(applicationCalls.list, { params: { studentId: person.user.id } })).body.applications;

describe('a saved university', () => {
  test('of the catalogue has the name that the catalogue says, whatever was sent', async () => {
    const { body } = await add({ institution_id: toronto, name: 'toronto', program: 'Physics', deadline });
    expect(body.application).toMatchObject({
      institution_id: toronto,
      name: 'University of Toronto',
      country: 'CA',
      program: 'Physics',
      stage: 'considering',
      deadline,
      costs: [],
      revision: 1,
    });
  });

  test('can be one that the catalogue has not, and what was not said stays unknown', async () => {
    const { body } = await add({ name: 'Hill College of Art', country: 'NP' });
    expect(body.application).toMatchObject({
      institution_id: null,
      name: 'Hill College of Art',
      country: 'NP',
      level: null,
      intake: null,
      deadline: null,
      requirements: [],
    });
  });

  test('is one for each programme and intake', async () => {
    const person = await t.student();
    const course = { institution_id: toronto, name: 'T', program: 'Law', intake: '2027-09' };
    expect((await add(course, person)).status).toBe(200);
    const again = await add(course, person);
    expect([again.status, again.body.fields]).toEqual([422, { program: applicationMessages.twice }]);
    expect((await add({ ...course, intake: '2028-01' }, person)).status).toBe(200);
    expect((await add({ name: 'Hill College', program: 'Law' }, person)).status).toBe(200);
    expect((await add({ name: 'Hill College', program: 'Law' }, person)).status).toBe(422);
  });

  test('that UniPair saved is the same list, and saving it again finds its programme', async () => {
    const person = await t.student();
    const { body } = await person.call(saveUniversity, { body: { university_id: toronto } });
    const [saved] = await listOf(person);
    expect(saved).toMatchObject({ _id: body.id, name: 'University of Toronto', stage: 'considering' });
    const { _id, revision, created_at, updated_at, ...fields } = saved ?? ({} as contract.Application);
    const planned = { ...fields, program: 'Nursing', stage: 'preparing' as const };
    const { status } = await person.call(applicationCalls.update, {
      params: { id: _id },
      body: { ...planned, base_revision: revision },
    });
    expect(status).toBe(200);
    const again = await person.call(saveUniversity, { body: { university_id: toronto } });
    expect(again.body.id).toBe(_id);
    expect(await listOf(person)).toMatchObject([planned]);
  });

  test('keeps its costs, tests, papers to bring and notes, and comes back after it was taken off', async () => {
    const person = await t.student();
    const id = crypto.randomUUID();
    const kept = {
      costs: [fee, { ...fee, id: crypto.randomUUID(), kind: 'scores', amount: null, state: 'due' }],
      tests_needed: [{ test: 'ielts', minimum: 6.5 }],
      requirements: [{ id: crypto.randomUUID(), label: 'Two references', done: false }],
      notes: 'Ask Farhana.\nBy Friday.',
    };
    expect((await add({ id, name: 'Hill College', ...kept }, person)).body.application).toMatchObject(kept);
    expect((await person.call(applicationCalls.delete, { params: { id } })).status).toBe(200);
    expect(await listOf(person)).toEqual([]);
    await add({ name: 'Hill College' }, person);
    const taken = await person.call(applicationCalls.restore, { body: { id } });
    expect([taken.status, taken.body.fields]).toEqual([422, { program: applicationMessages.twice }]);
  });
});

describe('refused', () => {
  test.each<[string, object, string]>([
    ['no name', { name: '  ' }, 'name'],
    ['an institution that nobody knows', { institution_id: 'own-nowhere' }, 'name'],
    ['a zone that is none', { deadline: { ...deadline, zone: 'Mars/Base' } }, 'deadline.zone'],
    ['a day that does not exist', { deadline: { ...deadline, day: '2027-02-30' } }, 'deadline.day'],
    ['25 o’clock', { deadline: { ...deadline, time: '25:00' } }, 'deadline.time'],
    ['another stage', { stage: 'done' }, 'stage'],
    ['a month of 13', { intake: '2027-13' }, 'intake'],
    ['a negative fee', { costs: [{ ...fee, amount: -1 }] }, 'costs.0.amount'],
    ['nine costs', { costs: Array(9).fill(fee) }, 'costs'],
    ['notes of 3,000 characters', { notes: 'x'.repeat(3000) }, 'notes'],
  ])('%s', async (_, change, field) => {
    const { status, body } = await add({ name: 'Hill College', ...change });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, expect.arrayContaining([field])]);
  });

  test('a stranger, and who is not signed in', async () => {
    const { body } = await add({ name: 'Cedar College' });
    const params = { id: body.application._id };
    const other = await t.student();
    expect((await other.call(applicationCalls.update, { params, body: { name: 'Mine' } })).status).toBe(404);
    expect((await other.call(applicationCalls.delete, { params })).status).toBe(404);
    expect((await other.call(applicationCalls.list, { params: { studentId: amina.user.id } })).status).toBe(404);
    expect((await t.stranger().call(addSavedUniversity, { body: { name: 'Mine' } })).status).toBe(401);
  });
});

describe('how an application goes on', () => {
  const sent = { day: '2026-11-01', proof: null, reference: 'A-1024' };
  const admitted = { result: 'admitted', day: '2026-11-20', note: '' };
  const offer = { currency: 'CAD', tuition: 6_100_000, scholarship: 1_000_000, answer_by: '2027-05-01' };
  const deposit = { amount: 50_000, currency: 'CAD', due: '2027-05-15', paid_on: null };

  test('what was sent, answered, offered and is to be paid is kept, and has its days', async () => {
    const person = await t.student();
    const kept = { submitted: sent, decision: admitted, offer, deposit, stage: 'decision', portfolio_needed: true };
    const { body } = await add({ name: 'Hill College', ...kept }, person);
    expect(body.application).toMatchObject(kept);
    expect(await datedEntries(t.database, person.user.id, 'en')).toMatchObject([
      { kind: 'offer-answer', date: '2027-05-01', isDone: false },
      { kind: 'deposit', date: '2027-05-15', isDone: false },
    ]);
  });

  test.each<[string, object, string]>([
    ['sent in the future', { submitted: { ...sent, day: '2099-01-01' } }, 'submitted.day'],
    ['an offer without an admission', { offer }, 'decision'],
    ['a deposit after a rejection', { decision: { ...admitted, result: 'rejected' }, deposit }, 'decision'],
    ['an answer that is none', { decision: { ...admitted, result: 'maybe' } }, 'decision.result'],
    ['a paper twice', { papers: [fee.id, fee.id] }, 'papers'],
    ['a paper that nobody has', { papers: [fee.id] }, 'papers'],
    ['a portfolio that nobody has', { portfolio: fee.id }, 'papers'],
    ['an essay that nobody has', { essays: [fee.id] }, 'essays'],
  ])('%s is refused', async (_, change, field) => {
    const { status, body } = await add({ name: 'Cedar College', program: crypto.randomUUID(), ...change });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
  });

  test('papers and essays are attached by their owner alone, and one that is gone stays named', async () => {
    const person = await t.student();
    const id = crypto.randomUUID();
    const paper = crypto.randomUUID();
    await t.database
      .insertInto('documents')
      .values({ id: paper, user_id: person.user.id, category: 'Portfolio', name: 'Drawings.pdf' })
      .execute();
    const started = await person.call(startDraft, { body: { title: 'Why', essay_type: 'SOP' } });
    const attached = { papers: [paper], essays: [started.body.essay._id], portfolio: paper };
    const whole = { name: 'Hill College of Art', ...attached, submitted: { ...sent, proof: paper } };
    expect((await add({ id, ...whole }, person)).body.application).toMatchObject(whole);
    expect((await add({ name: 'Mine', papers: [paper] })).status).toBe(422);
    await t.database.deleteFrom('documents').where('id', '=', paper).execute();
    const [after] = await listOf(person);
    expect(after).toMatchObject({ papers: [paper], portfolio: null, submitted: { ...sent, proof: null } });
    const next = { ...whole, portfolio: null, submitted: sent, notes: 'It went.' };
    expect((await person.call(applicationCalls.update, { params: { id }, body: next })).status).toBe(200);
  });

  test('the texts for a portal are kept beside it, and go with it for good', async () => {
    const person = await t.student();
    const { body } = await add({ name: 'Hill College' }, person);
    const params = { id: body.application._id };
    const texts = { personal_statement: 'In June the water came.', why_this_university: 'The river lab.' };
    expect((await person.call(contract.putApplicationDraft, { params, body: texts })).status).toBe(200);
    const drafts = async () =>
      (await person.call(contract.listApplicationDrafts, { params: { studentId: person.user.id } })).body.drafts;
    expect(await drafts()).toMatchObject([{ _id: params.id, ...texts, revision: 1 }]);
    const long = { ...texts, personal_statement: 'x'.repeat(10_001) };
    expect((await person.call(contract.putApplicationDraft, { params, body: long })).status).toBe(422);
    await t.database.deleteFrom('saved_universities').where('id', '=', params.id).execute();
    expect(await drafts()).toEqual([]);
  });

  test('art and design ask for a portfolio, by the word and not by letters', () => {
    const needing = ['Graphic Design', 'BA Fine Art', 'Art', 'Design and Technology', 'Visual Arts'];
    const others = ['Artificial Intelligence', 'Bachelor of Arts in History', 'Martial law', 'Computer Science', ''];
    expect(needing.filter((program) => !contract.asksForPortfolio(program))).toEqual([]);
    expect(others.filter(contract.asksForPortfolio)).toEqual([]);
  });
});

test('universities are found by words and misspelled, and each fact says its source', async () => {
  const find = async (q: string) =>
    (await amina.call(contract.searchUniversities, { query: { q } })).body.universities.map(({ id }) => id);
  expect(await find('university of toronto')).toContain(toronto);
  expect((await find('toronot')).length).toBeLessThanOrEqual(10);
  expect((await find("'; drop table users; --")).length).toBeLessThanOrEqual(10);
  expect(await find('qqqqzzzz')).toEqual([]);
  const { body } = await amina.call(contract.readUniversity, { params: { id: toronto } });
  expect(body.university).toMatchObject({ id: toronto, name: 'University of Toronto', country: 'CA' });
  for (const fact of body.facts) expect(fact).toMatchObject({ link: /^https:/, source: /./, review_due: /^\d/ });
  expect((await amina.call(contract.readUniversity, { params: { id: 'own-nowhere' } })).status).toBe(404);
});

test('when several close is one answer, the same as of each alone; one that there is not is left out', async () => {
  const closing = ['application_deadline', 'application_window'];
  const munich = 'ror-02kkvpp62';
  const { body, status } = await amina.call(contract.readClosing, { body: { ids: [toronto, munich, 'own-nowhere'] } });
  expect(status).toBe(200);
  expect(body.universities.map(({ id }) => id).toSorted()).toEqual([munich, toronto].toSorted());
  for (const { id, facts } of body.universities) {
    const { body: alone } = await amina.call(contract.readUniversity, { params: { id } });
    expect(facts.length).toBeGreaterThan(0);
    const told = alone.facts.filter(({ key }) => closing.includes(key));
    expect(facts).toEqual(expect.arrayContaining(told));
    expect(facts).toHaveLength(told.length);
  }
  const many = Array.from({ length: contract.closingAtOnce + 1 }, () => toronto);
  expect((await amina.call(contract.readClosing, { body: { ids: many } })).status).toBe(422);
  expect((await t.stranger().call(contract.readClosing, { body: { ids: [toronto] } })).status).toBe(401);
});

test('deadlines have their day, hour and zone for tasks and calendars, and are done once it is sent', async () => {
  const person = await t.student();
  const sent = { name: 'Cedar College', stage: 'submitted', deadline: { day: '2026-12-01', time: null, zone: 'UTC' } };
  await add({ name: 'Hill College', program: 'Law', deadline }, person);
  await add(sent, person);
  await add({ name: 'No date yet' }, person);
  const things = await datedEntries(t.database, person.user.id, 'en');
  expect(things).toMatchObject([
    { title: 'Last day to apply: Cedar College', date: '2026-12-01', time: null, zone: 'UTC', isDone: true },
    {
      title: 'Last day to apply: Hill College: Law',
      date: '2027-01-15',
      time: '23:59',
      zone: 'America/Toronto',
      isDone: false,
    },
  ]);
  expect(things[1]?.link).toMatch(/^\/saved-universities\/[0-9a-f-]{36}$/);
});
