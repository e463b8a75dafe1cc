// The search of scholarships, what a student keeps of them, and the days that others ask for.
import { savePersonalInfo } from '@lantern/contract/profile';
import * as contract from '@lantern/contract/scholarships';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { datedEntries } from '#features/scholarships/scholarships.service.ts';
import { type Person, startTestApp, type TestApp } from './support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

const search = async (person: Person, query: Record<string, string>) => {
  const { status, body } = await person.call(contract.searchScholarships, { query } as never);
  expect(status).toBe(200);
  return body as contract.ScholarshipPage;
};
const answer = (person: Person, id: string, value: string) =>
  person.call(contract.putScholarshipAnswer, { params: { id }, body: { answer: value } } as never);
const personal = {
  ...{ firstName: 'Mia', lastName: 'Lee', oneName: false, familyNameFirst: false, preferredName: '' },
  ...{ nameInOwnScript: '', passportName: '', phone: '+61 400 000000', address: '', city: '', postalCode: '' },
  receiveResources: false,
};
const tell = async (person: Person, country: string, dateOfBirth: string) => {
  const body = { ...personal, dateOfBirth, country, citizenship: country };
  expect((await person.call(savePersonalInfo, { body })).status).toBe(200);
};
const put = (person: Person, id: string, body: Record<string, unknown>) =>
  person.call(contract.putSavedScholarship, { params: { id }, body } as never);

describe('searching', () => {
  test('is for students alone', async () => {
    expect((await t.stranger().call(contract.searchScholarships, { query: {} })).status).toBe(401);
  });

  test('by country, level and words, whatever their case; every one with source, link and its age', async () => {
    const person = await t.student();
    const uk = await search(person, { country: 'GB', level: 'PG', q: 'cHEVening' });
    expect(uk).toMatchObject({
      found: 1,
      pages: 1,
      scholarships: [{ id: 'chevening-scholarship', type: 'government' }],
    });
    expect((await search(person, { country: 'united king' })).found).toBe(
      (await search(person, { country: 'GB' })).found,
    );
    const all = await search(person, {});
    expect(all.found).toBeGreaterThanOrEqual(220);
    expect(all.scholarships).toHaveLength(contract.scholarshipsPerPage);
    const { yes, no, unknown } = all.eligibility;
    expect(yes + no + unknown).toBe(all.found);
    for (const one of all.scholarships) {
      expect(one.link).toMatch(/^https:/);
      expect(one.source).not.toBe('');
    }
    const second = await search(person, { page: '2' });
    expect(second.scholarships[0]?.id).not.toBe(all.scholarships[0]?.id);
    expect((await search(person, { page: '200' })).scholarships).toEqual([]);
  });

  test('nothing found says which filter costs most', async () => {
    const person = await t.student();
    const none = await search(person, { level: 'Diploma', country: 'GB' });
    expect(none).toMatchObject({ found: 0, scholarships: [] });
    expect(none.relaxed[0]).toMatchObject({ filter: 'level' });
    expect((await search(person, { fee_waiver: 'waived' })).found).toBe(0);
    const odd = await search(person, { q: "%' or 1=1 -- .*(" });
    expect(odd.found).toBe(0);
  });

  test('what each filter costs is said before it is used', async () => {
    const person = await t.student();
    const query = { country: 'DE', coverage: 'full' };
    const weighed = (await person.call(contract.weighSearch, { query } as never)).body;
    const without = (await search(person, { country: 'DE' })).found;
    expect(weighed.found).toBe((await search(person, query)).found);
    expect(weighed.found).toBeLessThan(without);
    expect(weighed.without).toContainEqual({ filter: 'coverage', found: without });
    expect((await t.stranger().call(contract.weighSearch, { query } as never)).status).toBe(401);
  });

  test('those of one university come before those of its country, and nothing stands there that shuts the student out', async () => {
    const person = await t.student();
    await tell(person, 'BD', '2007-01-01');
    const at = async (id: string, query = {}) =>
      await person.call(contract.listScholarshipsAt, { params: { id }, query } as never);
    const toronto = (await at('ror-03dbr7087', { level: 'UG' })).body;
    expect(toronto.country).toBe('CA');
    expect(toronto.found).toBeGreaterThanOrEqual(toronto.scholarships.length);
    expect(toronto.scholarships.length).toBeGreaterThan(0);
    const here = toronto.scholarships.map(({ is_here }) => is_here);
    expect(here).toEqual(here.toSorted((a, b) => Number(b) - Number(a)));
    const no = await search(person, { country: 'CA', level: 'UG', eligibility: 'no' });
    const shut = new Set(no.scholarships.map(({ id }) => id));
    expect(toronto.scholarships.filter(({ id }) => shut.has(id))).toEqual([]);
    // Duke's stands at Duke, and not at Wichita
    const names = async (id: string) =>
      (await at(id, { level: 'UG' })).body.scholarships.map((one: { name: string }) => one.name);
    expect(await names('ipeds-198419')).toContain('Robertson Scholars Leadership Program');
    expect(await names('ipeds-156125')).not.toContain('Robertson Scholars Leadership Program');
    expect((await at('ror-unknown')).status).toBe(404);
    expect((await t.stranger().call(contract.listScholarshipsAt, { params: { id: 'x' }, query: {} })).status).toBe(401);
  });

  test('is judged by the record: a missing citizenship is the question, and one that is shut out reads why', async () => {
    const person = await t.student();
    const before = await search(person, {});
    expect(before.judged_by.citizenship).toBeNull();
    expect(before.eligibility.no).toBe(0);
    expect(before.scholarships.map(({ eligibility }) => eligibility.question?.needs)).toContain('citizenship');
    await tell(person, 'AU', '1970-01-01');
    const after = await search(person, {});
    expect(after.eligibility.no).toBeGreaterThan(0);
    expect(after.refusals.map(({ why }) => why)).toEqual(expect.arrayContaining(['citizenship', 'age']));
    const refused = await search(person, { eligibility: 'no' });
    expect(refused.found).toBe(after.found);
    for (const { eligibility, group } of refused.scholarships) {
      expect(group).toBe('no');
      expect(eligibility.because !== null || eligibility.refusal !== null).toBe(true);
    }
    // the filter leaves out what this citizenship cannot have
    const open = await search(person, { citizenship: 'AU' });
    expect(open.found).toBeLessThan(after.found);
    for (const { group } of (await search(person, { eligibility: 'may' })).scholarships) expect(group).not.toBe('no');
  });

  test('a question is answered once, for every scholarship that asks it, and can be opened again', async () => {
    const [person, other] = [await t.student(), await t.student()];
    for (const one of [person, other]) await tell(one, 'NG', '2000-05-05');
    const find = async (who: Person) => (await search(who, { level: 'PG', q: 'chevening' })).scholarships[0];
    const asked = await find(person);
    expect(asked).toMatchObject({ eligibility: { state: 'unknown', question: { key: 'work-2' } } });
    expect(asked?.eligibility.question?.asked_by).toBe(1);
    const many = (await search(person, { level: 'PG' })).scholarships.map(({ eligibility }) => eligibility.question);
    expect(Math.max(...many.map((one) => one?.asked_by ?? 0))).toBeGreaterThan(3);
    expect((await answer(person, 'work-3', 'yes')).status).toBe(200);
    expect(await find(person)).toMatchObject({ eligibility: { state: 'yes', question: null } });
    expect(await find(other)).toMatchObject({ eligibility: { state: 'unknown' } });
    await answer(person, 'work-3', 'no');
    expect(await find(person)).toMatchObject({ eligibility: { state: 'unknown' } });
    await answer(person, 'work-2', 'no');
    expect(await find(person)).toMatchObject({
      group: 'no',
      eligibility: { state: 'no', because: { kind: 'min_work_years', figure: 2 } },
    });
    await answer(person, 'work-2', 'open');
    expect(await find(person)).toMatchObject({ eligibility: { state: 'unknown', question: { key: 'work-2' } } });
    const kept = await person.call(contract.listScholarshipAnswers, { params: { studentId: person.user.id } });
    expect(kept.body.answers.map(({ _id }: { _id: string }) => _id)).toEqual(['work-2', 'work-3']);
    const foreign = await other.call(contract.listScholarshipAnswers, { params: { studentId: person.user.id } });
    expect([foreign.status, foreign.body.code]).toEqual([404, 'not_found']);
  });

  test.each<[string, string, string, number]>([
    ['a question that nobody asks', 'shoe-size', 'yes', 404],
    ['a page of no scholarship', 'own-no-such-scholarship', 'yes', 404],
    ['an answer that is none', 'need', 'perhaps', 422],
    ['a key that is none', "need' or 1=1", 'yes', 422],
  ])('%s is refused', async (_name, key, value, status) => {
    expect((await answer(await t.student(), key, value)).status).toBe(status);
  });

  test('the large awards of a country stand among the first fifteen, and what is open comes first', async () => {
    const person = await t.student();
    await tell(person, 'NG', '2000-05-05');
    const { scholarships, judged_by } = await search(person, { level: 'PG' });
    expect(judged_by.level).toBe('PG');
    const first = scholarships.slice(0, 15).map(({ id }) => id);
    expect(first).toEqual(
      expect.arrayContaining(['chevening-scholarship', 'commonwealth-master-s-scholarships', 'stipendium-hungaricum']),
    );
    const groups = scholarships.map(({ group }) => contract.scholarshipGroups.indexOf(group));
    expect(groups).toEqual([...groups].sort((a, b) => a - b));
  });

  test('what ended is found by its name alone, and nobody may apply to it', async () => {
    const person = await t.student();
    const everything = await person.call(contract.searchScholarships, { query: { all: '1' } });
    const ids = everything.body.scholarships.map(({ id }: { id: string }) => id);
    expect(ids).not.toContain('vanier-canada-graduate-scholarship');
    expect((await search(person, { q: 'Vanier' })).scholarships).toContainEqual(
      expect.objectContaining({
        id: 'vanier-canada-graduate-scholarship',
        status: 'ended',
        eligibility: expect.objectContaining({ state: 'no', refusal: 'not-offered' }),
      }),
    );
  });

  test('all=1 answers the short form of all', async () => {
    const person = await t.student();
    const { status, body } = await person.call(contract.searchScholarships, { query: { all: '1' } });
    expect(status).toBe(200);
    expect(body.scholarships).toHaveLength(body.found);
    expect(body.found).toBeGreaterThanOrEqual(220);
    const hungary = body.scholarships.find(({ id }: { id: string }) => id === 'stipendium-hungaricum');
    expect(hungary).toEqual({
      ...{ id: 'stipendium-hungaricum', name: 'Stipendium Hungaricum', country: ['HU'], type: 'government' },
      ...{ level: ['UG', 'PG', 'PhD'], deadline: '01-15' },
    });
  });

  test.each<[string, Record<string, string>]>([
    ['a level that is none', { level: 'Master' }],
    ['a page of zero', { page: '0' }],
    ['a short form of some', { all: '2' }],
    ['ten thousand characters', { q: 'x'.repeat(10_000) }],
    ['a country that is none', { citizenship: 'bd' }],
  ])('%s is refused', async (_name, query) => {
    const { status } = await (await t.student()).call(contract.searchScholarships, { query } as never);
    expect(status).toBe(422);
  });
});

describe('keeping', () => {
  test('is one’s own, is known again, and can be taken back', async () => {
    const [person, other] = [await t.student(), await t.student()];
    const { status, body } = await put(person, 'chevening-scholarship', { state: 'saved', note: 'Ask Farhana' });
    expect([status, body.saved]).toMatchObject([200, { name: 'Chevening Scholarship', deadline: null, revision: 1 }]);
    const mine = await person.call(contract.readSavedScholarships);
    expect(mine.body.scholarships).toMatchObject([{ id: 'chevening-scholarship' }]);
    expect((await other.call(contract.readSavedScholarships)).body.scholarships).toEqual([]);
    const foreign = await other.call(contract.listSavedScholarships, { params: { studentId: person.user.id } });
    expect([foreign.status, foreign.body.code]).toEqual([404, 'not_found']);
    await put(person, 'chevening-scholarship', { state: 'not-saved', note: '' });
    expect((await person.call(contract.readSavedScholarships)).body.scholarships).toEqual([]);
  });

  test.each<[string, string, object, number]>([
    ['what the catalogue does not have', 'no-such-scholarship', { state: 'saved' }, 404],
    ['an id that is none', 'No Such', { state: 'saved' }, 422],
    ['a state that is none', 'chevening-scholarship', { state: 'won' }, 422],
    ['a day that is none', 'chevening-scholarship', { state: 'saved', deadline: '2027-02-30' }, 422],
  ])('%s is refused', async (_name, id, body, status) => {
    expect((await put(await t.student(), id, body as Record<string, unknown>)).status).toBe(status);
  });

  test('deadlines are told to whoever asks: the student’s own, else the usual one, sorted', async () => {
    const person = await t.student();
    const { scholarships } = await search(person, { deadline: 'not-passed' });
    const usual = scholarships.find(({ window }) => window?.closes);
    if (!usual) throw new Error('none with a usual closing');
    await put(person, usual.id, { state: 'saved' });
    await put(person, 'chevening-scholarship', { state: 'applied', deadline: '2027-10-07' });
    const things = await datedEntries(t.database, person.user.id, 'en');
    expect(things.find(({ id }) => id === 'scholarship:chevening-scholarship')).toMatchObject({
      title: 'Scholarship closes: Chevening Scholarship',
      date: '2027-10-07',
      isDone: true,
      isConfirmed: true,
    });
    expect(things.find(({ id }) => id === `scholarship:${usual.id}`)).toMatchObject({
      isDone: false,
      isConfirmed: false,
    });
    const days = things.map(({ date }) => date);
    expect(days).toEqual([...days].sort());
    await put(person, usual.id, { state: 'not-saved' });
    expect(await datedEntries(t.database, person.user.id, 'en')).toHaveLength(1);
  });
});
