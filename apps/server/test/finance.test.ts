// What a student keeps of loans and costs; the table of rates and how it is replaced.
import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import { addSavedUniversity, deleteSavedUniversity } from '@lantern/contract/applications';
import * as contract from '@lantern/contract/finance';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRatesState, refreshRates } from '#features/finance/finance.rates.ts';
import { datedEntries } from '#features/finance/finance.service.ts';
import { type Person, startTestApp, type TestApp } from './support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

const day = (before: number) => new Date(Date.now() - before * 86_400_000).toISOString().slice(0, 10);

const loan = {
  id: randomUUID(),
  name: 'Bank A',
  currency: 'BDT',
  amount: 200_000_000,
  rate: 9.5,
  months: 84,
  grace_months: 24,
  grace_interest: 'added',
  fee: 0,
  part_payments: [],
};

describe('the finance page', () => {
  test('is empty, then kept whole', async () => {
    const person = await t.student();
    const params = { studentId: person.user.id };
    expect((await person.call(contract.getFinance, { params })).body.finance).toBeNull();
    const finance = { ...contract.emptyFinance, answer: 'yes-both', home_currency: 'BDT', loans: [loan] };
    expect((await person.call(contract.saveFinance, { body: finance })).status).toBe(200);
    expect((await person.call(contract.getFinance, { params })).body.finance).toMatchObject({
      ...finance,
      revision: 1,
    });
    const other = await t.student();
    expect((await other.call(contract.getFinance, { params })).status).toBe(404);
  });

  test.each<[string, object]>([
    ['a negative amount', { loans: [{ ...loan, amount: -1 }] }],
    ['an amount of twenty digits', { loans: [{ ...loan, amount: 1e20 }] }],
    ['a rate of 1,000', { loans: [{ ...loan, rate: 1000 }] }],
    ['0 months', { loans: [{ ...loan, months: 0 }] }],
    ['601 months', { loans: [{ ...loan, months: 601 }] }],
    ['digits of another script', { loans: [{ ...loan, amount: '২০' }] }],
    ['five loans', { loans: [loan, loan, loan, loan, loan] }],
    ['another answer', { answer: 'maybe' }],
  ])('%s is refused', async (_name, change) => {
    const person = await t.student();
    const { status, body } = await person.call(contract.saveFinance, { body: { ...contract.emptyFinance, ...change } });
    expect(status).toBe(422);
    expect(Object.values(body.fields ?? {})[0]).toMatch(/^(Write|This amount|At most|Choose)/);
  });
});

test('cost plans are kept by their id, and what falls due once has a day', async () => {
  const person = await t.student();
  const id = randomUUID();
  const line = {
    id: randomUUID(),
    label: 'Visa fee',
    amount: 52_400,
    currency: 'GBP',
    month: '2027-06',
    times: 1,
    kind: 'visa',
  };
  const rent = { ...line, id: randomUUID(), label: 'Rent', kind: 'living', times: 12 };
  // a place for a figure is nothing that falls due
  const empty = { ...line, id: randomUUID(), label: '', kind: 'deposit', amount: null };
  const plan = { shown: true, title: 'Leeds', country: 'GB', currency: 'GBP', costs: [line, rent, empty], sources: [] };
  expect((await person.call(contract.putCostPlan, { params: { id }, body: plan })).status).toBe(200);
  const { body } = await person.call(contract.listCostPlans, { params: { studentId: person.user.id } });
  expect(body.plans).toMatchObject([{ _id: id, ...plan }]);
  expect(await datedEntries(t.database, person.user.id)).toMatchObject([
    { title: 'Leeds: Visa: Visa fee', date: '2027-06-01' },
  ]);
});

describe('a cost plan of a saved programme', () => {
  const toronto = 'ror-03dbr7087';
  const currencies = { home: 'BDT', there: 'CAD' };
  const course = {
    institution_id: toronto,
    name: 'T',
    program: 'Physics',
    level: 'UG',
    intake: '2027-09',
    costs: [
      { id: randomUUID(), kind: 'fee', label: '', amount: 7500, currency: 'USD', state: 'paid' },
      { id: randomUUID(), kind: 'scores', label: 'TOEFL', amount: 2500, currency: 'USD', state: 'due' },
      { id: randomUUID(), kind: 'post', label: '', amount: 900, currency: 'BDT', state: 'waived' },
    ],
  } as const;
  const offered = {
    decision: { result: 'conditional', day: day(3), note: '' },
    offer: { currency: 'CAD', tuition: 6_100_000, scholarship: 900_000, answer_by: null },
    deposit: { currency: 'CAD', amount: 100_000, due: '2027-05-14', paid_on: null },
  } as const;
  const save = async (person: Person, body: object) =>
    (await person.call(addSavedUniversity, { body: body as { name: string } })).body.application._id;
  const draft = (person: Person, id: string) =>
    person.call(contract.draftCostPlan, { params: { id }, query: currencies });

  test('has the figures of the catalogue with their sources, and none that nobody checked in its sums', async () => {
    const person = await t.student();
    const { plan } = (await draft(person, await save(person, course))).body;
    expect(plan).toMatchObject({ shown: true, title: 'University of Toronto: Physics', country: 'CA' });
    expect(new Set(plan.costs.map(({ kind }) => kind))).toEqual(
      new Set(contract.costKinds.filter((kind) => kind !== 'other')),
    );
    const facts = plan.costs.flatMap(({ amount, fact }) => (fact ? [{ ...fact, counted: amount }] : []));
    expect(facts.map(({ key }) => key)).toEqual(expect.arrayContaining(['tuition', 'visa_fee', 'proof_of_funds']));
    for (const fact of facts) {
      expect(fact.link).toMatch(/^https:/);
      if (fact.checked === null || fact.review_due <= day(0)) expect(fact.counted).toBeNull();
    }
    const living = plan.costs.find(({ kind }) => kind === 'living');
    // 22,895 dollars a year outside Quebec, by month, rounded up
    expect(living).toMatchObject({
      times: 12,
      month: '2027-09',
      currency: 'CAD',
      fact: { about: 'outside Quebec', amount: 190_792 },
    });
    expect(facts.find(({ key }) => key === 'proof_of_funds')).toMatchObject({ value: 22_895, unit: 'year' });
    const applying = plan.costs.filter(({ from_application }) => from_application);
    expect(applying).toMatchObject([
      { kind: 'applications', amount: 7500, currency: 'USD' },
      { kind: 'tests', amount: 2500, label: 'TOEFL' },
    ]);
  });

  test('has what the university offers before what the catalogue says, and a conditional scholarship as hoped for', async () => {
    const person = await t.student();
    const id = await save(person, { ...course, ...offered });
    const { plan } = (await draft(person, id)).body;
    expect(plan.costs.filter(({ kind }) => kind === 'tuition')).toMatchObject([
      { amount: 6_100_000, currency: 'CAD', fact: null, from_application: true },
    ]);
    expect(plan.costs.find(({ kind }) => kind === 'deposit')).toMatchObject({ amount: 100_000, month: '2027-05' });
    expect(plan.sources).toMatchObject([
      { kind: 'savings', amount: null, certain: true },
      { kind: 'scholarship', amount: 900_000, certain: false, from_application: true },
    ]);
    // the deposit has its day at the application
    const costs = plan.costs.map((cost) => (cost.kind === 'flights' ? { ...cost, amount: 90_000 } : cost));
    const body = { ...plan, costs };
    expect((await person.call(contract.putCostPlan, { params: { id }, body })).status).toBe(200);
    const dated = await datedEntries(t.database, person.user.id);
    expect(dated.map(({ title }) => title)).not.toContain('University of Toronto: Physics: Deposit');
    expect(dated.map(({ title }) => title)).toContain('University of Toronto: Physics: Flights');
  });

  test('stays when its programme leaves the list; nobody else finds it', async () => {
    const person = await t.student();
    const id = await save(person, {
      name: 'Hill College',
      ...offered,
      decision: { ...offered.decision, result: 'admitted' },
    });
    await save(person, { ...course });
    const { programmes } = (await person.call(contract.listPlannable)).body;
    expect(programmes[0]).toMatchObject({ id, name: 'Hill College', is_admitted: true });
    const { plan } = (await draft(person, id)).body;
    await person.call(contract.putCostPlan, { params: { id }, body: plan });
    expect((await draft(await t.student(), id)).body.code).toBe('not_found');
    expect((await person.call(deleteSavedUniversity, { params: { id } })).status).toBe(200);
    expect((await draft(person, id)).body.code).toBe('not_found');
    const kept = await person.call(contract.listCostPlans, { params: { studentId: person.user.id } });
    expect(kept.body.plans).toMatchObject([{ _id: id, title: 'Hill College' }]);
  });
});

test('lenders of a home country and of many, with the papers they ask for', async () => {
  const { body } = await t
    .stranger()
    .call(contract.readLenders, { params: { country: 'BD' }, query: { language: 'ar' } });
  expect(new Set(body.lenders.map(({ country }) => country))).toEqual(new Set(['BD', '*']));
  expect(body.countries.length).toBeGreaterThanOrEqual(10);
  expect(body.documents).toHaveLength(9);
  expect(body.documents[0]?.title).toMatch(/\p{Script=Arabic}/u);
  const none = await t.stranger().call(contract.readLenders, { params: { country: 'KZ' } });
  expect(none.body.lenders.every(({ country }) => country === '*')).toBe(true);
});

const tableOf = (date: string, GBP = 0.76) =>
  JSON.stringify({ base: 'USD', date, rates: { EUR: 0.86, GBP, BDT: 122.5, INR: 90, JPY: 155 } });

describe('rates', () => {
  const inUse = async () => (await t.stranger().call(contract.readRates)).body;

  test('are the shipped estimate until an administrator loads a table; a bad one changes nothing', async () => {
    expect(await inUse()).toMatchObject({ is_shipped: true, loaded_at: null, table: { base: 'USD' } });
    const admin = await t.admin();
    const load = (text: string) => admin.call(contract.loadRates, { body: { text, source: 'Central bank' } });
    expect((await load(tableOf(day(1)))).status).toBe(200);
    expect(await inUse()).toMatchObject({
      is_shipped: false,
      table: { day: day(1), source: 'Central bank', rates: { BDT: '122.5' } },
    });
    for (const text of ['<html>', tableOf('yesterday'), tableOf(day(400)), tableOf(day(-9)), tableOf(day(0), -1)]) {
      const { status, body } = await load(text);
      expect([status, body.code]).toEqual([422, 'invalid_request']);
      expect(body.detail).toMatch(/\.|\)$/);
    }
    expect((await inUse()).table.day).toBe(day(1));
    const student = await t.student();
    expect((await student.call(contract.loadRates, { body: { text: tableOf(day(0)), source: 'me' } })).status).toBe(
      403,
    );
  });

  test('can be looked at before they are used: what changes, what goes missing, nothing kept', async () => {
    const admin = await t.admin();
    const before = await inUse();
    const check = (text: string) => admin.call(contract.checkRates, { body: { text, source: 'Central bank' } });
    const { body } = await check(tableOf(day(0), 1.52));
    expect(body).toMatchObject({
      is_older: false,
      table: { day: day(0) },
      changes: [{ currency: 'GBP', percent: 100 }],
    });
    expect((await check(tableOf(day(30)))).body.is_older).toBe(true);
    expect((await check(tableOf(day(400)))).body.fields?.text).toContain('more than a year old');
    expect((await check('<html>')).status).toBe(422);
    expect(await inUse()).toEqual(before);
    expect((await (await t.student()).call(contract.checkRates, { body: { text: '', source: 'me' } })).status).toBe(
      403,
    );
  });

  test('a feed that is down, malformed or a year old leaves the last good table, and a note', async () => {
    const answer = async (listener: RequestListener) => {
      const server = createServer(listener).listen(0, '127.0.0.1');
      await new Promise((resolve) => server.once('listening', resolve));
      const { port } = server.address() as { port: number };
      await refreshRates(t.ports, `http://127.0.0.1:${port}/latest`);
      await new Promise((resolve) => server.close(resolve));
      return (await readRatesState(t.ports, undefined)).attempts[0]?.problem;
    };
    expect(await answer((_, response) => response.writeHead(503).end())).toBe('The feed answered with status 503.');
    expect(await answer((_, response) => response.end('<html>'))).toMatch(/no table of rates/);
    expect(await answer((_, response) => response.end(tableOf(day(370))))).toMatch(/more than a year old/);
    expect(await answer((_, response) => response.end('x'.repeat(300_000)))).toMatch(/more than a table/);
    expect(await answer((_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end())).toMatch(
      /could not be reached/,
    );
    await refreshRates(t.ports, 'http://127.0.0.1:1/down');
    expect((await readRatesState(t.ports, undefined)).attempts[0]?.problem).toBe('The feed could not be reached.');
    expect((await inUse()).table).toMatchObject({ day: day(1), source: 'Central bank' });
    expect(await answer((_, response) => response.end(tableOf(day(0))))).toBeNull();
    expect((await inUse()).table.day).toBe(day(0));
    // an older table that comes later is kept, and not used
    expect(await answer((_, response) => response.end(tableOf(day(3))))).toBeNull();
    expect((await inUse()).table.day).toBe(day(0));
  });
});
