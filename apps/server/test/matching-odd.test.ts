// What UniPair answers to odd wishes and records: a result that says what it could not use, never an invented one.
import { educationCalls } from '@lantern/contract/education';
import { explainMatches, matchUniversities } from '@lantern/contract/matching';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from './support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

const wanted = { field: 'cs', programLevel: 'UG', language: 'en' } as const;
const match = async (person: Person, body: object) => {
  const { status, body: answer } = await person.call(matchUniversities, { body: body as never });
  expect(status).toBe(200);
  return answer;
};

/** A student with one school, as the form sends it. */
async function pupil(school: object): Promise<Person> {
  const person = await t.student();
  const { status } = await person.call(educationCalls.add, {
    body: { schoolName: 'Some School', country: 'KE', kind: 'secondary', ...school } as never,
  });
  expect(status).toBe(200);
  return person;
}
const kcse = { qualification: 'KE-KCSE', gradeScale: '12', gradeBest: 12, gradePass: 1 };

describe('a budget that pays for nothing', () => {
  test.each([0, 1_000])('%i US dollars: nothing costly is a match, and what comes nearest is there', async (budget) => {
    const person = await pupil({ ...kcse, gpa: 11 });
    const answer = await match(person, { ...wanted, budget: [budget] });
    for (const { year } of answer.matches) expect(year?.usd.low).toBeLessThanOrEqual(budget);
    expect(answer.relaxed[0]).toMatchObject({ filter: 'budget' });
    expect(answer.totals.unlikely).toBeGreaterThan(50);
    const nearest = await match(person, { ...wanted, budget: [budget], group: 'unlikely' });
    for (const { doubted, year } of nearest.matches) {
      expect(doubted).toEqual(['budget']);
      expect(year?.usd.low).toBeGreaterThan(budget);
    }
    // what a change of it would do is said on the page of each
    const ids = nearest.matches.slice(0, 1).map(({ id }) => id);
    const { body } = await person.call(explainMatches, { body: { ...wanted, budget: [budget], ids } });
    expect(body.matches[0]?.changes).toContainEqual(expect.objectContaining({ kind: 'budget', from: budget }));
  });

  test('of two amounts the higher one counts', async () => {
    const person = await pupil({ ...kcse, gpa: 11 });
    const [both, one] = [await match(person, { budget: [5_000, 40_000] }), await match(person, { budget: [40_000] })];
    expect(both.totals).toEqual(one.totals);
  });
});

test('a certificate that we do not know: the way in is unknown, and nothing is safe outside of where a rule is for all', async () => {
  const person = await pupil({ country: 'FJ', gradeScale: '20', gradeBest: 20, gradePass: 10, gpa: 19 });
  const answer = await match(person, { ...wanted, country: 'MY' });
  expect(answer.judged_by.qualification).toBeNull();
  expect(answer.matches.length).toBeGreaterThan(3);
  for (const { door, matchType } of answer.matches) {
    expect(door.kind).toBeNull();
    expect(matchType).not.toBe('safety');
  }
});

describe('records that contradict themselves', () => {
  test('a grade of another scale than the certificate has: read from best and pass mark, and said so', async () => {
    const person = await pupil({ ...kcse, gradeScale: '4.0', gradeBest: 4, gradePass: 2, gpa: 3.8 });
    const { judged_by, matches } = await match(person, wanted);
    expect(judged_by).toMatchObject({ qualification: { id: 'KE-KCSE' }, grade: { formula: 'linear' } });
    // who would be in the first hundredth by the KCSE itself is not by a scale that nobody knows
    expect((matches[0]?.why.student?.high ?? 0) - (matches[0]?.why.student?.low ?? 0)).toBeGreaterThan(10);
  });

  test('the certificate of one country, the passport of another: each counts for what it is', async () => {
    const person = await pupil({ ...kcse, gpa: 11 });
    const nobody = { first_name: 'Amina', last_name: 'Rahman', preferred_name: '', phone: '', address: '' };
    await t.database
      .insertInto('personal_infos')
      .values({
        ...nobody,
        ...{ user_id: person.user.id, date_of_birth: '2008-01-01', city: '', postal_code: '' },
        ...{ country: 'BD', citizenship: 'BD' },
      })
      .execute();
    const { judged_by } = await match(person, wanted);
    expect(judged_by).toMatchObject({ citizenship: 'BD', qualification: { id: 'KE-KCSE' } });
  });

  test('two certificates of two years: the later one counts, however they were entered', async () => {
    const early = { ...kcse, gpa: 5, graduationYear: 2021 };
    const late = {
      country: 'GB',
      qualification: 'GB-ALEVEL',
      gradeBest: 168,
      gradePass: 24,
      gpa: 144,
      graduationYear: 2024,
    };
    for (const [first, second] of [
      [early, late],
      [late, early],
    ]) {
      const person = await pupil(first as object);
      await person.call(educationCalls.add, {
        body: { schoolName: 'Second School', country: 'GB', kind: 'secondary', ...second } as never,
      });
      expect((await match(person, wanted)).judged_by.qualification).toMatchObject({ id: 'GB-ALEVEL' });
    }
  });

  test('a doctorate for who has only school: the grade is said to be of another kind of school', async () => {
    const person = await pupil({ ...kcse, gpa: 11 });
    const { judged_by, totals } = await match(person, { ...wanted, programLevel: 'PhD' });
    expect(judged_by).toMatchObject({ unused: ['grade-of-other-kind'], qualification: null });
    expect(totals.match).toBeGreaterThan(0);
  });

  test('a total of marks is read as a percentage', async () => {
    const fsc = { country: 'PK', qualification: 'PK-HSSC', gradeScale: 'other', gradeBest: 1100 };
    const { judged_by } = await match(await pupil({ ...fsc, gpa: 960 }), wanted);
    expect(judged_by).toMatchObject({ grade: { low: 3.7, high: 4, formula: 'bands' }, unused: [] });
  });

  test('a GPA of 5.00 told of 100 is not used, and said; a grade of the slider stands in for it', async () => {
    const person = await pupil({
      ...{ country: 'BD', qualification: 'BD-HSC', gradeScale: 'percentage', gradeBest: 100, gpa: 5 },
    });
    expect((await match(person, wanted)).judged_by).toMatchObject({ grade: null, unused: ['grade-of-other-scale'] });
    const { judged_by } = await match(person, { ...wanted, gpa: [3.5] });
    expect(judged_by).toMatchObject({ grade: { low: 3.5, from: 'slider' }, unused: [] });
  });

  test('who has a degree and looks for a first one is told, and nobody else', async () => {
    const person = await pupil({ ...kcse, gpa: 11, graduationYear: 2018 });
    const degree = { schoolName: 'Moi University', country: 'KE', kind: 'degree', gradeScale: 'percentage' };
    const grades = { gradeBest: 100, gradePass: 40, gpa: 68, graduationYear: 2023 };
    await person.call(educationCalls.add, { body: { ...degree, ...grades } as never });
    expect((await match(person, wanted)).judged_by.unused).toEqual(['degree-held']);
    expect((await match(person, { ...wanted, programLevel: 'PG' })).judged_by.unused).toEqual([]);
  });

  test('a budget of 5 US dollars is asked back, one of 0 is meant', async () => {
    const person = await pupil({ ...kcse, gpa: 11 });
    expect((await match(person, { ...wanted, budget: [5] })).judged_by.unused).toEqual(['budget-tiny']);
    expect((await match(person, { ...wanted, budget: [0] })).judged_by.unused).toEqual([]);
  });

  test('a grade outside of its scale is refused at its field', async () => {
    const person = await t.student();
    const { status, body } = await person.call(educationCalls.add, {
      body: { schoolName: 'Some School', country: 'KE', kind: 'secondary', ...kcse, gpa: 13 } as never,
    });
    expect(status).toBe(422);
    expect(Object.keys((body as unknown as { fields: object }).fields)).toEqual(['gpa']);
  });
});
