import * as contract from '@lantern/contract/education';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from './support/app.ts';

let t: TestApp;
let amina: Person;
beforeAll(async () => {
  t = await startTestApp();
  amina = await t.student();
});
afterAll(() => t.stop());

const school = {
  schoolName: 'Notre Dame College',
  country: 'BD',
  curriculum: 'Bangladesh SSC and HSC',
  graduationYear: 2026,
  gradeScale: '5.0',
  gradeBest: 5,
  gradePass: 1,
  gpa: 4.83,
};
const list = async (person: Person) =>
  (await person.call(contract.educationCalls.list, { params: { studentId: person.user.id } })).body.schools;

test('a school is kept as it was written, and listed in order', async () => {
  const subjects = [{ name: 'Physics', predicted: '5', final: '' }];
  const { status, body } = await amina.call(contract.educationCalls.add, {
    body: { ...school, subjects, honors: 'Board scholar' },
  });
  expect(status).toBe(200);
  expect(body.school).toMatchObject({ ...school, subjects, honors: 'Board scholar', predictedGpa: null, revision: 1 });
  await amina.call(contract.educationCalls.add, { body: { schoolName: 'আইডিয়াল স্কুল' } });
  expect((await list(amina)).map(({ schoolName }) => schoolName)).toEqual(['Notre Dame College', 'আইডিয়াল স্কুল']);
});

test('SSC and HSC are a pair: each with its board, year and grade', async () => {
  const pair = {
    ...{
      board: 'Dhaka',
      rank: '3 of 120',
      earlierBoard: 'Rajshahi',
      earlierYear: 2024,
      earlierGrade: 5,
      earlierBest: 5,
    },
  };
  const added = await amina.call(contract.educationCalls.add, { body: { ...school, ...pair } });
  expect(added.status).toBe(200);
  expect(added.body.school).toMatchObject(pair);
});

test('Matric and Intermediate count to 1,100', async () => {
  const grades = {
    gradeScale: 'other',
    gradeBest: 1100,
    gradePass: 363,
    gpa: 968,
    earlierGrade: 1011,
    earlierBest: 1100,
  };
  const added = await amina.call(contract.educationCalls.add, { body: { ...school, ...grades } });
  expect(added.body.school).toMatchObject({ gradeBest: 1100, gpa: 968, earlierBest: 1100 });
});

test('a German grade is best at 1.0', async () => {
  const body = { ...school, gradeScale: 'other', gradeBest: 1, gradePass: 4, gpa: 1.7 };
  expect((await amina.call(contract.educationCalls.add, { body })).status).toBe(200);
});

describe('refused', () => {
  test.each<[string, object, string]>([
    ['no name', { schoolName: ' ' }, 'schoolName'],
    ['a grade above its scale', { gpa: 5.2 }, 'gpa'],
    ['a predicted grade above its scale', { predictedGpa: 9 }, 'predictedGpa'],
    ['a grade without its scale', { gradeBest: null, gradePass: null }, 'gradeBest'],
    ['a pass mark that is the best grade', { gradePass: 5 }, 'gradePass'],
    ['an SSC grade without its best', { earlierGrade: 5 }, 'earlierBest'],
    ['an SSC grade above its best', { earlierGrade: 6, earlierBest: 5 }, 'earlierGrade'],
    ['an SSC of 1800', { earlierYear: 1800 }, 'earlierYear'],
    ['a board of 101 letters', { board: 'x'.repeat(101) }, 'board'],
    ['a negative grade', { gpa: -1 }, 'gpa'],
    ['1800', { graduationYear: 1800 }, 'graduationYear'],
    ['2300', { graduationYear: 2300 }, 'graduationYear'],
    ['an unknown scale', { gradeScale: '7' }, 'gradeScale'],
    ['an unknown curriculum', { curriculum: 'Hogwarts' }, 'curriculum'],
    ['a subject without a name', { subjects: [{ name: '' }] }, 'subjects.0.name'],
    ['31 subjects', { subjects: Array(31).fill({ name: 'x' }) }, 'subjects'],
  ])('%s', async (_, change, field) => {
    const { status, body } = await amina.call(contract.educationCalls.add, { body: { ...school, ...change } });
    expect([status, body.code]).toEqual([422, 'invalid_request']);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
  });

  test('a 21st school', async () => {
    const person = await t.student();
    for (let index = 0; index < 20; index++) await person.call(contract.educationCalls.add, { body: school });
    const { body } = await person.call(contract.educationCalls.add, { body: school });
    expect(body.fields).toEqual({ schoolName: contract.educationMessages.full });
  });

  test('a stranger, and whoever is signed out', async () => {
    const other = await t.student();
    const params = { studentId: amina.user.id };
    expect((await other.call(contract.educationCalls.list, { params })).status).toBe(404);
    expect((await t.stranger().call(contract.educationCalls.list, { params })).status).toBe(401);
  });
});
