// What a student keeps of visas and arriving, and what is known of countries.
import { randomUUID } from 'node:crypto';
import * as contract from '@lantern/contract/checklists';
import type { VaultPaper } from '@lantern/contract/checklists.papers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { datedOfVisa } from '#features/checklists/checklists.dated.ts';
import { datedEntries, summarizeChecklists } from '#features/checklists/checklists.service.ts';
import { type Person, startTestApp, type TestApp } from './support/app.ts';
import { readPdf } from './support/documents.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

const pack = async (country: string, language?: string) => {
  const { body } = await t.stranger().call(contract.readVisaPack, { params: { country }, query: { language } });
  return body.pack;
};
const tick = (person: Person, id: string, body: Record<string, unknown>) =>
  person.call(contract.putTick, { params: { id }, body });

describe('packs', () => {
  test('are open to everybody, in the reader’s language, facts with the same figures and sources', async () => {
    const english = await pack('GB');
    expect(english).toMatchObject({
      has_pack: true,
      visa: 'Student visa',
      funds: { days_held: 28, ends_within_days: 31 },
    });
    expect(english.items).toHaveLength(8);
    const bangla = await pack('GB', 'bn-BD');
    expect(bangla.items[0]?.title).toBe('পাসপোর্ট');
    expect(bangla.items.map(({ id }) => id)).toEqual(english.items.map(({ id }) => id));
    const figures = ({ facts }: typeof english) =>
      facts.map(({ about: _about, note: _note, language: _language, value, ...fact }) => ({
        ...fact,
        ...(typeof value !== 'string' && { value }),
      }));
    expect(figures(bangla)).toEqual(figures(english));
    for (const { language } of bangla.facts) expect(language).toBe('bn');
    expect(bangla.facts.find(({ key }) => key === 'visa_rule')?.value).toMatch(/\p{Script=Bengali}/u);
    for (const fact of english.facts) expect(fact.link).toMatch(/^https:/);
  });

  test('a country without one gets the general list and no steps of another', async () => {
    const general = await pack('KZ');
    expect(general).toMatchObject({ has_pack: false, visa: '', funds: null, facts: [] });
    expect(general.items.map(({ id }) => id)).not.toContain('i20');
    expect(general.steps.map(({ id }) => id)).not.toContain('pay-sevis');
    expect(general.links[0]?.url).toMatch(/^https:/);
  });

  test('arriving: sixteen things, and the country’s own time limit where it is sooner', async () => {
    const read = async (country: string) =>
      (await t.stranger().call(contract.readArrivalPack, { params: { country } })).body.arrival;
    const [nl, xx] = [await read('NL'), await read('XX')];
    expect(nl.items).toHaveLength(16);
    expect(nl.facts.find(({ about }) => about === 'emergency')?.value).toMatch(/^112/);
    expect(xx).toMatchObject({ has_facts: false, facts: [] });
    expect(nl.items.find(({ id }) => id === 'register-arrival')?.days).toBe(5);
  });

  test('no country at all is refused', async () => {
    const { status, body } = await t.stranger().call(contract.readVisaPack, { params: { country: 'england' } });
    expect([status, body.code]).toEqual([422, 'invalid_request']);
  });
});

describe('ticks', () => {
  test('are kept, changed and one’s own', async () => {
    const [person, other] = [await t.student(), await t.student()];
    const paper = randomUUID();
    expect((await tick(person, 'visa:GB:item:passport', { state: 'done', document_id: paper })).status).toBe(200);
    await tick(person, 'visa:GB:item:passport', { state: 'open' });
    const { body } = await person.call(contract.listTicks, { params: { studentId: person.user.id } });
    expect(body.ticks).toMatchObject([{ _id: 'visa:GB:item:passport', state: 'open', document_id: null, revision: 2 }]);
    const foreign = await other.call(contract.listTicks, { params: { studentId: person.user.id } });
    expect([foreign.status, foreign.body.code]).toEqual([404, 'not_found']);
    expect((await t.stranger().call(contract.listTicks, { params: { studentId: person.user.id } })).status).toBe(401);
  });

  test.each(['visa:GB:passport', 'visa:gb:item:passport', 'settlement:', 'other:x', `loan:${'x'.repeat(70)}`])(
    'the key %s is refused',
    async (id) => {
      const person = await t.student();
      expect((await tick(person, id, { state: 'done' })).status).toBe(422);
    },
  );
});

const bd = { ...contract.emptyVisaPlan, intake: '2028-03-06', nationality: 'BD' };

type Given = { country?: string; plan?: contract.VisaPlan; citizenship?: string; hasOffer?: boolean };
const visaOf = ({
  ticks = [],
  papers = [],
  ...given
}: Given & { ticks?: [string, contract.TickState][]; papers?: VaultPaper[] }) =>
  datedOfVisa({
    ...{ country: 'GB', plan: bd, citizenship: 'BD', hasOffer: true, language: 'en' },
    ...given,
    ticks: new Map(ticks.map(([key, state]) => [key, { state, document_id: null }])),
    papers,
  });

test('what follows an offer is no task before there is one', () => {
  const early = visaOf({ hasOffer: false }).map(({ id }) => id);
  expect(early).toEqual(['visa:ZZ:step:renew-passport', 'visa:GB:step:book-english']);
  expect(visaOf({}).length).toBeGreaterThan(6);
  // who has begun has an offer, whatever the list of universities says
  for (const begun of ['visa:GB:item:cas', 'visa:GB:step:pay-deposit'])
    expect(visaOf({ hasOffer: false, ticks: [[begun, 'done']] }).length, begun).toBeGreaterThan(6);
  expect(visaOf({ hasOffer: false, ticks: [['visa:CA:step:accept-offer', 'completed']] })).toHaveLength(2);
});

test('a paper of the vault settles its step, unless it ends too soon or the student says otherwise', () => {
  const passport = { _id: randomUUID(), category: 'Passport', status: 'pending', expires_on: '2031-03-14' } as const;
  const isRenewed = (paper: VaultPaper, ticks: [string, contract.TickState][] = []) =>
    visaOf({ papers: [paper], ticks }).find(({ id }) => id.endsWith('renew-passport'))?.isDone;
  expect(isRenewed(passport)).toBe(true);
  expect(isRenewed({ ...passport, expires_on: '2028-01-01' })).toBe(false);
  expect(isRenewed({ ...passport, status: 'rejected' })).toBe(false);
  expect(isRenewed(passport, [['visa:GB:item:passport', 'open']])).toBe(false);
  // a passport is one for all destinations, and what was said last counts
  const none = { ...passport, status: 'rejected', category: 'Other' } as const;
  expect(isRenewed(none, [['visa:ZZ:item:passport', 'done']])).toBe(true);
  const before: [string, contract.TickState] = ['visa:GB:item:passport', 'done'];
  expect(isRenewed(none, [before, ['visa:ZZ:item:passport', 'open']])).toBe(false);
});

test('a visa is complete when every step that is needed is; settling in waits for an offer or a journey', async () => {
  const person = await t.student();
  await person.call(contract.putVisaPlan, { params: { id: 'DE' }, body: { ...bd, intake: '2027-10-01' } });
  const sums = async () => (await summarizeChecklists(t.database, person.user.id)).visa;
  const { steps } = await pack('DE');
  const due = steps.filter(({ kind, item }) => kind === 'due' && item !== 'aps');
  for (const { id } of due) await tick(person, contract.visaStepKey('DE', id), { state: 'completed' });
  // of a student from Bangladesh nobody asks for the APS
  expect(await sums()).toMatchObject({ isDone: true, stepsDone: due.length });

  const arrival = (flight: string) =>
    person.call(contract.saveSettlementPlan, {
      body: { ...contract.emptySettlementPlan, country: 'DE', arrival: '2027-09-20', flight },
    });
  const settling = async () =>
    (await datedEntries(t.database, person.user.id)).filter(({ kind }) => kind === 'settlement').length;
  await arrival('');
  expect(await settling()).toBe(0);
  await person.call(contract.saveSettlementPlan, {
    body: { ...contract.emptySettlementPlan, country: 'DE', arrival: '2027-09-20', flight: 'EK 583', base_revision: 1 },
  });
  expect(await settling()).toBe(16);
});

test('what a student does not need is nothing to do', () => {
  const of = (plan: contract.VisaPlan, citizenship: string, ticks: [string, contract.TickState][] = []) =>
    visaOf({ plan, citizenship, ticks }).map(({ id }) => id);
  const tb = 'visa:GB:step:take-tb-test';
  expect(of(bd, 'BD')).toContain(tb);
  expect(of(bd, 'BD', [['visa:GB:item:tb', 'not-needed']])).not.toContain(tb);
  expect(of({ ...bd, nationality: 'US' }, 'BD')).not.toContain(tb);
  expect(of({ ...bd, nationality: null }, 'US')).not.toContain(tb);
});

test('a passport is renewed once: one task, one tick, on the day that the first destination needs it', async () => {
  const person = await t.student();
  const put = (id: string, intake: string) =>
    person.call(contract.putVisaPlan, { params: { id }, body: { ...bd, intake } });
  await put('GB', '2028-03-06');
  await put('CA', '2028-01-10');
  const passports = async () =>
    (await datedEntries(t.database, person.user.id, 'en')).filter(({ id }) => id.includes('renew-passport'));
  const [one, ...more] = await passports();
  expect(more).toEqual([]);
  const alone = visaOf({ country: 'CA', plan: { ...bd, intake: '2028-01-10' } }).find(({ id }) =>
    id.includes('renew-passport'),
  );
  expect(one).toMatchObject({ date: alone?.date, link: '/visa?country=CA', isDone: false });
  await tick(person, 'visa:ZZ:step:renew-passport', { state: 'completed' });
  expect(await passports()).toMatchObject([{ isDone: true }]);
});

describe('plans', () => {
  test('several destinations stand side by side, and changing one loses nothing of another', async () => {
    const person = await t.student();
    const put = (id: string, body: object) => person.call(contract.putVisaPlan, { params: { id }, body });
    const appointment = {
      id: randomUUID(),
      title: 'Interview',
      day: '2027-12-20',
      time: '09:30',
      zone: 'Asia/Dhaka',
      place: 'Dhaka',
      status: 'pending',
    };
    await put('US', { ...bd, appointments: [appointment] });
    await put('GB', { ...bd, balances: [{ day: '2027-11-01', amount: 1_000_000 }] });
    await put('US', { ...bd, appointments: [appointment], shown: false });
    const { body } = await person.call(contract.listVisaPlans, { params: { studentId: person.user.id } });
    expect(body.visas).toMatchObject([
      { _id: 'GB', shown: true, balances: [{ amount: 1_000_000 }] },
      { _id: 'US', shown: false, appointments: [appointment] },
    ]);
  });

  test.each<[string, object]>([
    ['a day that is none', { intake: '2027-02-30' }],
    ['a negative balance', { balances: [{ day: '2027-01-01', amount: -1 }] }],
    ['a balance of twenty digits', { balances: [{ day: '2027-01-01', amount: 1e20 }] }],
    ['a nationality that is none', { nationality: 'Bangladesh' }],
    ['too many balances', { balances: Array.from({ length: 61 }, () => ({ day: '2027-01-01', amount: 1 })) }],
    ['what is not asked', { more: 1 }],
  ])('%s is refused', async (_name, change) => {
    const person = await t.student();
    const { status } = await person.call(contract.putVisaPlan, { params: { id: 'GB' }, body: { ...bd, ...change } });
    expect(status).toBe(422);
  });

  test('everything dated is told to whoever asks: over a leap day, done or not, hidden countries left out', async () => {
    const person = await t.student();
    await person.call(contract.putVisaPlan, { params: { id: 'GB' }, body: bd });
    await person.call(contract.putVisaPlan, { params: { id: 'CA' }, body: { ...bd, shown: false } });
    const own = { id: randomUUID(), title: 'Buy an adapter', day: '2028-02-29', priority: 'low', done: false };
    await person.call(contract.saveSettlementPlan, {
      body: { ...contract.emptySettlementPlan, country: 'GB', arrival: '2028-02-28', own_items: [own] },
    });
    await tick(person, 'visa:GB:step:ask-cas', { state: 'completed' });
    await tick(person, 'settlement:local-sim', { state: 'done' });
    const things = await datedEntries(t.database, person.user.id, 'en');
    const of = (id: string) => things.find((thing) => thing.id === id);
    expect(of('visa:GB:step:ask-cas')).toMatchObject({ date: '2027-11-15', isDone: true, link: '/visa?country=GB' });
    expect(of('settlement:local-sim')).toMatchObject({ date: '2028-02-29', isDone: true });
    expect(of(`settlement:own:${own.id}`)).toMatchObject({ date: '2028-02-29', title: 'Buy an adapter' });
    expect(things.some(({ id }) => id.startsWith('visa:CA'))).toBe(false);
    // what only opens is nothing to do
    expect(of('visa:GB:step:earliest-application')).toBeUndefined();
    const days = things.map(({ date }) => date);
    expect(days).toEqual([...days].sort());
    expect(await datedEntries(t.database, (await t.student()).user.id)).toEqual([]);
  });
});

test('the arrival sheet is one page with what the student wrote, in each language', async () => {
  const person = await t.student();
  expect((await person.call(contract.printArrivalSheet)).status).toBe(404);
  await person.call(contract.saveSettlementPlan, {
    body: {
      ...contract.emptySettlementPlan,
      country: 'DE',
      arrival: '2027-09-20',
      address: 'Lindenweg 3, Aachen',
      contact: 'Farhana',
      contact_phone: '+49 170 000000',
    },
  });
  for (const language of ['en', 'bn', 'ar']) {
    const { raw, headers } = await person.call(contract.printArrivalSheet, { query: { language } });
    expect(headers['content-type']).toBe('application/pdf');
    const { pages, text } = await readPdf(raw);
    expect(pages).toHaveLength(1);
    expect(text).toContain('Lindenweg 3');
    expect(text).toContain('112');
  }
});
