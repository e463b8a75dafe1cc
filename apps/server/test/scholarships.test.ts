// The search of scholarships, what a student keeps of them, and the days that others ask for.
import { savePersonalInfo } from '@lantern/contract/profile';
import * as contract from '@lantern/contract/scholarships';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { datedThings } from '#features/scholarships/scholarships.service.ts';
import { type Person, startTestApp, type TestApp } from './support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

const search = async (person: Person, query: Record<string, string>) => {
  const { status, body } = await person.call(contract.searchScholarships, { query } as never);
  expect(status).toBe(200);
  return body;
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
    expect(all.found).toBeGreaterThanOrEqual(120);
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

  test('is judged by the record: a missing citizenship is named, and one that is shut out is not eligible', async () => {
    const person = await t.student();
    const before = await search(person, {});
    expect(before.judged_by.citizenship).toBeNull();
    expect(before.eligibility).toMatchObject({ yes: 0, no: 0 });
    expect(before.missing.map(({ needs }) => needs)).toContain('citizenship');
    const { status } = await person.call(savePersonalInfo, {
      body: {
        firstName: 'Mia',
        lastName: 'Lee',
        oneName: false,
        familyNameFirst: false,
        preferredName: '',
        nameInOwnScript: '',
        passportName: '',
        dateOfBirth: '1970-01-01',
        phone: '+61 400 000000',
        address: '',
        city: '',
        postalCode: '',
        country: 'AU',
        citizenship: 'AU',
        receiveResources: false,
      },
    });
    expect(status).toBe(200);
    const after = await search(person, {});
    expect(after.eligibility.no).toBeGreaterThan(0);
    const refused = await search(person, { eligibility: 'no' });
    expect(refused.found).toBe(after.found);
    for (const { eligibility } of refused.scholarships)
      expect(eligibility.conditions.some(({ state }) => state === 'unmet')).toBe(true);
    // the filter leaves out what this citizenship cannot have
    const open = await search(person, { citizenship: 'AU' });
    expect(open.found).toBeLessThan(after.found);
  });

  test.each<[string, Record<string, string>]>([
    ['a level that is none', { level: 'Master' }],
    ['a page of zero', { page: '0' }],
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
    const things = await datedThings(t.database, person.user.id, 'en');
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
    expect(await datedThings(t.database, person.user.id, 'en')).toHaveLength(1);
  });
});
